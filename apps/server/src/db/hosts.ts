import type pg from 'pg';

export interface DatabaseAddress {
  /** One host, a socket folder, or several hosts with commas between them (`a:5432,b:5432`). */
  host: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
}

/** The part of a pool's configuration that differs between the hosts of one database. */
export type Host = Pick<pg.PoolConfig, 'connectionString' | 'host' | 'port'>;

/**
 * `postgres://user:secret@a:5432,b:5432/name` as libpq writes it, which pg does not understand, or whole addresses with
 * commas between them.
 */
export function hostsOf(database: string | DatabaseAddress): Host[] {
  if (typeof database === 'string') return database.split(/,(?=postgres(?:ql)?:\/\/)/).flatMap(splitUrl);
  if (database.host.startsWith('/')) return [{ host: database.host, port: database.port }];
  return database.host.split(',').map((entry) => {
    const [, host = entry, port] = /^(.*?)(?::(\d+))?$/.exec(entry.trim()) ?? [];
    return { host, port: port ? Number(port) : database.port };
  });
}

function splitUrl(url: string): Host[] {
  const [, scheme, authority = '', rest] = /^(postgres(?:ql)?:\/\/)([^/?]*)(.*)$/.exec(url.trim()) ?? [];
  if (!scheme) throw new Error('a database address looks like postgres://user:password@host:5432/name');
  // A password may hold commas; the hosts are what follows the last @.
  const at = authority.lastIndexOf('@') + 1;
  const hosts = authority.slice(at).split(',');
  return hosts.map((host) => ({ connectionString: `${scheme}${authority.slice(0, at)}${host}${rest}` }));
}
