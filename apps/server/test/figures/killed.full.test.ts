import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { expect, it } from 'vitest';
import { at } from '../../../../scripts/root.mjs';
import { call, login } from '../../../../scripts/testing/api.ts';
import type { ServerProcess } from '../../../../scripts/testing/server-process.ts';
import { realServers } from '../processes/support.ts';
import { startReviewers } from './reviewers.ts';

const ROUNDS = 3;
const REVIEWERS = 3;
const PER_ROUND = 15;
const { startReady } = realServers();

interface Listed {
  data: { data: { id: number }[] };
}

async function listed(server: ServerProcess, token: string, state: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const body = { projectId: PROJECT_PROGRAMME, state, page, pageSize: 100 };
    const { body: found } = await call<Listed>(server.url, token, 'POST', '/project/activity/list', body);
    ids.push(...found.data.data.map(({ id }) => id));
    if (found.data.data.length < 100) return ids;
  }
}

/** What the command prints, as whoever keeps the server would read it. */
async function recountOf(folder: string): Promise<string> {
  const env = { ...process.env, MSURVEY_DATA: folder, DATABASE_URL: '' };
  const run = promisify(execFile)(process.execPath, [at('scripts/server-command.mjs'), 'recount'], { env });
  return (await run.catch((error: { stdout: string; stderr: string }) => error)).stdout;
}

it('kill -9 in the middle of approvals leaves figures that a recount finds right, and every approval that was answered', async () => {
  const server = await startReady();
  const { token } = await login(server.url, 'superadmin');
  const waiting = await listed(server, token, 'received');
  expect(waiting.length).toBeGreaterThan(REVIEWERS);
  const shares = Array.from({ length: REVIEWERS }, (_, n) => waiting.filter((_id, i) => i % REVIEWERS === n));
  const reviewers = startReviewers(server.url, token, shares);
  const moments: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await expect.poll(reviewers.answered, { timeout: 120_000, interval: 10 }).toBeGreaterThan(PER_ROUND * round);
    moments.push(Math.round(Math.random() * 300));
    await sleep(moments.at(-1));
    await server.kill9();
    await server.start();
  }
  await reviewers.end();
  const when = `killed after ${moments.join(', ')} ms`;
  const [approved, again] = [await listed(server, token, 'approved'), await listed(server, token, 'received')];
  for (const [id, verdict] of reviewers.acknowledged)
    expect(verdict === 'approve' ? approved : again, `${id}, ${verdict}, ${when}`).toContain(id);
  await server.stop();
  const said = await recountOf(server.folder);
  expect(said, when).toMatch(/^\d+ figures compared; all are right\.$/m);
});
