import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallDisk, ONLY_ROOT } from '../collection/support/small-disk.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { breakConnections, forgottenJob, mendConnections } from '../support/health.queries.ts';

const servers: TestServer[] = [];
const start = async (env: Record<string, string> = {}) => {
  const server = await startTestServer({ jobs: false, env });
  servers.push(server);
  return server;
};
afterAll(async () => {
  for (const server of servers) await server.close();
});
const ask = async (server: TestServer, url: string) => {
  const { statusCode, body } = await server.app.inject(url);
  return { status: statusCode, body: JSON.parse(body) as { faults: string[]; reasons?: string[] } };
};

describe('what balancers ask', () => {
  it('is answered in a word when all is well', async () => {
    const server = await start();
    expect(await ask(server, '/healthz')).toEqual({ status: 200, body: { ok: true, faults: [] } });
    expect(await ask(server, '/readyz')).toEqual({ status: 200, body: { ready: true, reasons: [], faults: [] } });
  });

  it('names a queue that is stuck, which is no reason to send people elsewhere', async () => {
    const server = await start();
    await forgottenJob(server.context.database.db);
    expect(await ask(server, '/healthz')).toEqual({ status: 200, body: { ok: true, faults: ['queue-stuck'] } });
    expect(await ask(server, '/readyz')).toMatchObject({ status: 200, body: { reasons: [], faults: ['queue-stuck'] } });
  });

  it('names a database that is away, and nothing of its inside', async () => {
    const server = await start();
    await breakConnections(server.context.database);
    try {
      const healthy = await ask(server, '/healthz');
      expect(healthy).toEqual({ status: 503, body: { ok: false, faults: ['database-away'] } });
      expect(await ask(server, '/readyz')).toMatchObject({ status: 503, body: { reasons: ['database-away'] } });
      const { body } = await server.app.inject('/metrics');
      expect(body).toContain('msurvey_fault{fault="database-away"} 1');
    } finally {
      await mendConnections(server.context.database);
    }
  });

  it('names a disk that is full, or soon will be', async ({ skip }) => {
    const disk = smallDisk('50m');
    if (!disk) return skip(ONLY_ROOT);
    try {
      const full = await start({ FILE_STORE: `file:${disk.folder}/files` });
      expect(await ask(full, '/readyz')).toMatchObject({ status: 503, body: { reasons: ['disk-full'] } });
      disk.grow('400m');
      const low = await start({ FILE_STORE: `file:${disk.folder}/files` });
      expect(await ask(low, '/readyz')).toMatchObject({ status: 200, body: { reasons: [], faults: ['disk-low'] } });
    } finally {
      disk.remove();
    }
  });
});

describe('figures for monitors', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ METRICS_TOKEN: 'figures-for-prometheus' });
  });
  const metrics = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/metrics', remoteAddress, headers });

  it('are about requests, connections, the queue, records and long work', async () => {
    const person = await server.as('collector');
    await person.call('validationSummary');
    const { body } = await metrics('127.0.0.1');
    expect(body).toMatch(
      /msurvey_http_request_duration_seconds_count\{method="GET",route="\/msurvey\/api\/notification\/summary",status="200"\} 1/,
    );
    for (const name of [
      'msurvey_http_requests_in_flight',
      'msurvey_pool_connections{state="idle"}',
      'msurvey_queue_jobs{state="waiting"}',
      'msurvey_queue_oldest_seconds',
      'msurvey_ingest_records_total{outcome="stored"}',
      'msurvey_ingest_waiting',
      '# TYPE msurvey_tasks gauge',
      'msurvey_disk_free_bytes',
      'process_cpu_seconds_total',
    ])
      expect(body).toContain(name);
  });

  it('are given on this machine, but not to a proxy that asks for somebody else', async () => {
    expect((await metrics('127.0.0.1')).statusCode).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await metrics('127.0.0.1', { [name]: '203.0.113.7' })).statusCode, name).toBe(404);
  });

  it('are given elsewhere for the token only', async () => {
    expect((await metrics('203.0.113.7')).statusCode).toBe(404);
    expect((await metrics('203.0.113.7', { authorization: 'Bearer another' })).statusCode).toBe(404);
    const right = { authorization: 'Bearer figures-for-prometheus', 'x-forwarded-for': '198.51.100.1' };
    expect((await metrics('203.0.113.7', right)).statusCode).toBe(200);
  });

  it('are given to nobody elsewhere where there is no token', async () => {
    const without = await start();
    const asked = { url: '/metrics', remoteAddress: '203.0.113.7', headers: { authorization: 'Bearer undefined' } };
    expect((await without.app.inject(asked)).statusCode).toBe(404);
  });
});
