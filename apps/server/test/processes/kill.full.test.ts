import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { call, login } from '../../../../scripts/testing/api.ts';
import type { ServerProcess } from '../../../../scripts/testing/server-process.ts';
import { realServers } from './support.ts';
import { type Kind, startWriters } from './writers.ts';

const ROUNDS = 4;
/** Passwords are hashed for users, which is slow; one writer of them is enough. */
const WRITERS: Kind[] = ['category', 'category', 'feedback', 'feedback', 'feedback', 'user'];
const MARK = /^w\d+\.\d+$/;

const { startReady } = realServers();

interface Page<T> {
  data: T[];
  meta: { count: number };
}

async function everything<T>(server: ServerProcess, token: string, path: string, body: object = {}): Promise<T[]> {
  const rows: T[] = [];
  for (let currentPage = 1; ; currentPage++) {
    const page = await call<Page<T>>(server.url, token, 'POST', path, { ...body, currentPage, pageSize: 100 });
    expect(page.status).toBe(200);
    rows.push(...page.body.data);
    if (page.body.data.length < 100) return rows;
  }
}

/** How often each mark stands in the database, by kind. */
async function stored(server: ServerProcess, token: string): Promise<Record<Kind, string[]>> {
  const categories = await everything<{ code: string }>(server, token, '/category/list');
  const feedback = await everything<{ comment: string | null }>(server, token, '/feedback/list');
  const users = await everything<{ username: string }>(server, token, '/user/list', { name: 'Crash' });
  const marks = (texts: (string | null)[]) => texts.filter((text): text is string => MARK.test(text ?? ''));
  return {
    category: marks(categories.map((c) => c.code)),
    feedback: marks(feedback.map((f) => f.comment)),
    user: marks(users.map((u) => u.username)),
  };
}

it('kill -9 under load loses no acknowledged write and doubles none', { timeout: 180_000 }, async () => {
  const server = await startReady();
  const { token } = await login(server.url, 'superadmin');
  const organizations = await call<Page<{ id: number }>>(server.url, token, 'GET', '/organization/options');
  const organizationId = organizations.body.data[0]?.id ?? 0;
  const roles = await call<Page<{ id: number }>>(server.url, token, 'GET', `/role/options?orgId=${organizationId}`);
  const roleId = roles.body.data[0]?.id ?? 0;

  const writers = startWriters(server.url, token, { organizationId, roleId }, WRITERS);
  const moments: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await writers.someOfEachKind();
    const moment = Math.random() * 700;
    moments.push(Math.round(moment));
    await sleep(moment);
    await server.kill9();
    await server.start();
  }
  await writers.someOfEachKind();
  const { acknowledged, unknown, refused } = await writers.end();
  const when = `killed after ${moments.join(', ')} ms`;

  expect(refused, when).toEqual([]);
  expect(server.output.match(/took over PostgreSQL/g)).toHaveLength(ROUNDS);
  const found = await stored(server, token);
  for (const kind of ['category', 'feedback', 'user'] as const) {
    const marks = found[kind];
    expect(new Set(marks).size, `${kind} twice: ${when}`).toBe(marks.length);
    const lost = [...acknowledged].filter(([mark, k]) => k === kind && !marks.includes(mark));
    expect(lost, `${kind} lost: ${when}`).toEqual([]);
    const invented = marks.filter((mark) => acknowledged.get(mark) !== kind && unknown.get(mark) !== kind);
    expect(invented, `${kind} that nobody wrote: ${when}`).toEqual([]);
  }

  // The audit went with the write, or neither did.
  const lines = await everything<{ after: { code?: string } | null }>(server, token, '/audit/list', {
    entity: 'category',
    action: 'create',
  });
  const audited = lines.map((line) => line.after?.code ?? '').filter((code) => MARK.test(code));
  expect(audited.sort()).toEqual(found.category.sort());
});
