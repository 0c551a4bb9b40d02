import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call, login } from '../../../../scripts/testing/api.ts';
import { postmasterFile } from '../../../../scripts/testing/data-folder.ts';
import { realServers } from './support.ts';

const { start, startReady } = realServers();

function letGoOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It is gone: somebody did not wait for it.
  }
}

it('Ctrl-C stops the server and its PostgreSQL, and the next start has the data and the sessions', async () => {
  const server = await start();
  const { token } = await login(server.url, 'superadmin');
  const body = { code: 'kept', title: { en: 'Kept over a restart' } };
  expect((await call(server.url, token, 'POST', '/category/create', body)).status).toBe(200);
  expect(existsSync(postmasterFile(server.folder))).toBe(true);

  // npm passes on the signal that the terminal has already sent: it comes twice.
  const ended = server.stop('SIGINT');
  await server.stop('SIGINT');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(server.output).toContain('Stopped.');
  expect(existsSync(postmasterFile(server.folder))).toBe(false);

  await server.start();
  expect(server.output.match(/Loading the demonstration programme/g)).toHaveLength(1);
  expect((await call(server.url, token, 'GET', '/category/by-code/kept')).status).toBe(200);
});

it('a stop ends after twenty seconds though its PostgreSQL does not stop, and the next start has the data', async ({
  skip,
}) => {
  if (process.platform === 'win32') return skip('there are no signals');
  const server = await startReady();
  const { token } = await login(server.url, 'superadmin');
  const body = { code: 'kept', title: { en: 'Kept though not everything closed' } };
  expect((await call(server.url, token, 'POST', '/category/create', body)).status).toBe(200);
  const postmaster = Number(readFileSync(postmasterFile(server.folder), 'utf8').split('\n')[0]);
  process.kill(postmaster, 'SIGSTOP');
  const ended = await server.stop('SIGTERM').finally(() => letGoOn(postmaster));
  expect(ended).toEqual({ code: 1, signal: null });
  expect(server.output).toContain('Not everything closed within 20 s: ended all the same.');
  await server.start();
  expect((await call(server.url, token, 'GET', '/category/by-code/kept')).status).toBe(200);
});

it('what is acknowledged while the server stops is there after the next start', async () => {
  const server = await startReady();
  const { token } = await login(server.url, 'superadmin');
  const writes = Array.from({ length: 8 }, (_, i) =>
    call(server.url, token, 'POST', '/category/create', { code: `last-${i}`, title: { en: `Last ${i}` } }),
  );
  // Sent, not yet answered.
  await new Promise((resolve) => setTimeout(resolve, 2));
  const ended = server.stop('SIGTERM');
  const outcomes = await Promise.allSettled(writes);
  expect((await ended).code).toBe(0);
  const acknowledged = outcomes.flatMap((o, i) => (o.status === 'fulfilled' && o.value.status === 200 ? [i] : []));
  await server.start();
  for (const i of acknowledged)
    expect((await call(server.url, token, 'GET', `/category/by-code/last-${i}`)).status).toBe(200);
});
