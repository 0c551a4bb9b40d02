import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { call, login } from '../../../../scripts/testing/api.ts';
import { postmasterFile } from '../../../../scripts/testing/data-folder.ts';
import type { ServerProcess } from '../../../../scripts/testing/server-process.ts';
import { Database } from '../../src/db/database.ts';
import { joinEmbedded } from '../../src/db/embedded/index.ts';
import { createPool } from '../../src/db/pool.ts';
import type { Db } from '../../src/db/tables.ts';
import { DiskFileStore } from '../../src/external/file-store.ts';
import { realServers } from '../processes/support.ts';
import { userId } from '../support/state.queries.ts';
import { startPhones } from './support/busy-phones.ts';
import { insertForm } from './support/forms.queries.ts';
import { HOUSEHOLD } from './support/household.ts';
import { countsOf, filesOf, revisionsOf, submissionsOf } from './support/state.queries.ts';

/** A few by default; `MSURVEY_FAULT_ROUNDS=50` by hand. */
const ROUNDS = Number(process.env.MSURVEY_FAULT_ROUNDS ?? 4);
const PHONES = 6;
const { startReady } = realServers();

/** As a guest on the database of a running server. */
async function onDatabase<T>(server: ServerProcess, work: (db: Db) => Promise<T>): Promise<T> {
  const guest = await joinEmbedded({ folder: server.folder });
  const pool = createPool(guest.connection, { max: 2 });
  try {
    return await work(new Database(pool, () => {}).db);
  } finally {
    await pool.end();
  }
}

const isReady = async (server: ServerProcess) =>
  fetch(`${server.url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

async function killPostgres(server: ServerProcess): Promise<void> {
  process.kill(Number(readFileSync(postmasterFile(server.folder), 'utf8').split('\n', 1)[0]), 'SIGKILL');
  await sleep(50);
  while (!(await isReady(server))) {
    if (!server.isRunning) throw new Error(`the server ended with its PostgreSQL:\n${server.output.slice(-3000)}`);
    await sleep(50);
  }
}

async function killServer(server: ServerProcess): Promise<void> {
  await server.kill9();
  await server.start();
}

async function hashOf(store: DiskFileStore, key: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of (await store.get(key)) ?? []) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

it(`kill -9 of the server and of PostgreSQL under load, ${ROUNDS} times: every acknowledged record is there exactly once, whole, with its files`, {
  timeout: 600_000 + ROUNDS * 60_000,
}, async () => {
  const server = await startReady();
  const form = await onDatabase(server, async (db) =>
    insertForm(db, HOUSEHOLD, { userIds: [await userId(db, 'collector')] }),
  );
  const { token } = await login(server.url, 'collector');
  const made = await call<{ data: { serverUrl: string } }>(server.url, token, 'POST', '/device/create', {
    label: 'A15',
  });
  const phones = startPhones(server.url, made.body.data.serverUrl, form, PHONES);
  const moments: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await server.during(phones.more(10));
    const moment = Math.random() * 400;
    await sleep(moment);
    const whom = round % 2 === 0 ? 'server' : 'PostgreSQL';
    moments.push(`${whom} after ${Math.round(moment)} ms`);
    await (round % 2 === 0 ? killServer(server) : killPostgres(server));
  }
  await server.during(phones.more(10));
  const { begun, acknowledged, refused, retries } = await phones.end();
  const when = `killed: ${moments.join(', ')}; ${acknowledged.size} acknowledged, ${retries} tries in vain`;
  console.log(when);
  expect(refused, when).toEqual([]);

  await onDatabase(server, async (db) => {
    const stored = await submissionsOf(db, form.formId);
    const ids = stored.map((s) => s.instanceId);
    expect(new Set(ids).size, `twice: ${when}`).toBe(ids.length);
    const there = new Set(ids);
    expect(
      [...acknowledged.keys()].filter((id) => !there.has(id)),
      `lost: ${when}`,
    ).toEqual([]);
    expect(
      ids.filter((id) => !begun.has(id)),
      `nobody sent: ${when}`,
    ).toEqual([]);
    expect(new Set(Object.values(await countsOf(db, form.formId))), `half written: ${when}`).toEqual(
      new Set([ids.length]),
    );
    const revisions = await revisionsOf(db, form.formId);
    expect(revisions.map((r) => r.instanceId).sort()).toEqual([...ids].sort());
    expect(
      stored.filter((s) => s.missingFiles > 0),
      when,
    ).toEqual([]);

    const store = new DiskFileStore(join(server.folder, 'files'));
    const files = await filesOf(db, form.formId);
    const photos = new Map(files.map((file) => [file.submissionId, file]));
    for (const { id, instanceId } of stored) {
      const wanted = begun.get(instanceId)?.hash ?? null;
      const file = photos.get(id);
      expect(file?.hash ?? null, `${instanceId}: ${when}`).toBe(wanted);
      if (file?.key) expect(await hashOf(store, file.key), `${file.name}: ${when}`).toBe(wanted);
    }
    expect(files.length).toBe(stored.filter((s) => begun.get(s.instanceId)?.hash).length);
  });
});
