import { randomUUID } from 'node:crypto';
import { expect, inject, it, vi } from 'vitest';
import { call, login } from '../../../../scripts/testing/api.ts';
import type { ServerProcess } from '../../../../scripts/testing/server-process.ts';
import { createDatabaseFrom } from '../support/postgres.ts';
import { realServers } from './support.ts';

const { start } = realServers();

/** An address of the test PostgreSQL, whose host may be the folder of a socket. */
async function newDatabaseUrl(): Promise<string> {
  const server = inject('postgres');
  const { user, password, host, port, database } = await createDatabaseFrom(
    server,
    `test_${randomUUID().replaceAll('-', '')}`,
  );
  const query = new URLSearchParams({ host, ...(port ? { port: String(port) } : {}) });
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?${query}`;
}

interface Role {
  id: number;
  name: string;
  organization: { name: string };
}
interface Module {
  module_name: string;
  activity: { module_action_role_id: number; action_name: string; permission: boolean }[];
}

async function switchOf(server: ServerProcess, token: string, role: RegExp, module: string, action: string) {
  const roles = await call<{ data: Role[] }>(server.url, token, 'GET', '/sacp/role-list');
  const ids = roles.body.data.filter(({ name }) => role.test(name)).map(({ id }) => id);
  const switches: number[] = [];
  for (const id of ids) {
    const { body } = await call<{ data: Module[] }>(server.url, token, 'GET', `/sacp/permission-list?role_id=${id}`);
    const activity = body.data.find((m) => m.module_name === module)?.activity ?? [];
    switches.push(...activity.filter((a) => a.action_name === action).map((a) => a.module_action_role_id));
  }
  return switches;
}

it('two servers start at once on one empty database, and a permission switched off through one is off at the other', async () => {
  const DATABASE_URL = await newDatabaseUrl();
  const env = { DATABASE_URL, MSURVEY_DEMO: '1' };
  const [a, b] = await Promise.all([start({ env }), start({ env })]);

  // Loaded once, though both found it empty.
  const admin = (await login(a.url, 'superadmin')).token;
  const found = await call<{ meta: { count: number } }>(b.url, admin, 'POST', '/user/list', { name: 'superadmin' });
  expect(found).toMatchObject({ status: 200, body: { meta: { count: 1 } } });

  const collector = (await login(b.url, 'collector')).token;
  const projects = async () => (await call(b.url, collector, 'POST', '/project/list', {})).status;
  expect(await projects()).toBe(200);

  const switches = await switchOf(a, admin, /^data collector$/, 'Project', 'View');
  expect(switches.length).toBeGreaterThan(0);
  const turn = async (permission: boolean) => {
    for (const id of switches) {
      const answer = await call(a.url, admin, 'POST', '/sacp/permission-change', { id, permission });
      expect(answer.status).toBe(200);
    }
  };
  await turn(false);
  await vi.waitFor(async () => expect(await projects()).toBe(403), { timeout: 20_000, interval: 20 });
  await turn(true);
  await vi.waitFor(async () => expect(await projects()).toBe(200), { timeout: 20_000, interval: 20 });

  // One that goes takes nothing from the other.
  expect(await a.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await projects()).toBe(200);
});
