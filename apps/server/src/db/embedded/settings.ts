import type { Endpoint } from './socket.ts';

/** For a machine that also runs the server; what is not here stays as PostgreSQL has it. */
const DEFAULTS: Record<string, string> = {
  shared_buffers: '512MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  work_mem: '16MB',
  // The data lies in memory or on a disk without a moving head: reading here and there costs hardly more than in a row.
  random_page_cost: '1.1',
  // What was acknowledged must survive a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

export function postmasterArguments(cluster: string, endpoint: Endpoint, settings: Record<string, string>): string[] {
  const onSocket = endpoint.host.startsWith('/');
  const all: Record<string, string> = {
    ...DEFAULTS,
    ...settings,
    port: String(endpoint.port),
    listen_addresses: onSocket ? '' : endpoint.host,
    ...(onSocket && { unix_socket_directories: `"${endpoint.host}"`, unix_socket_permissions: '0700' }),
    // The log goes where the launcher put standard error.
    logging_collector: 'off',
    log_destination: 'stderr',
  };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
