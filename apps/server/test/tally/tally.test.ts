import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Changes, changed, composeChanges } from '../../src/changed/changed.ts';
import type { Db } from '../../src/db/tables.ts';
import { counting } from '../../src/tally/counting.ts';
import { gather, rebuildTally, recount } from '../../src/tally/keep.queries.ts';
import { sums } from '../../src/tally/read.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import * as things from './things.queries.ts';

const { THINGS } = things;
let server: TestServer;
const db = () => server.context.database.db;
const inTransaction = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  server.context.database.transaction((tx) => work(tx.db));
const ofProject = (ids: readonly number[], projectId: number) => ids.filter((id) => 1 + (id % 2) === projectId);

/** As every writer of the product does it: in one transaction, through the one way in. */
async function put(handle: Db, ids: readonly number[], seed: number): Promise<void> {
  await things.holdRecords(handle, ids);
  for (const projectId of [1, 2]) {
    const its = ofProject(ids, projectId);
    await changed(handle, 'member', { projectId, ids: its }, (held) => things.putThings(held, its, seed));
  }
}
async function drop(handle: Db, ids: readonly number[]): Promise<void> {
  await things.holdRecords(handle, ids);
  for (const projectId of [1, 2]) {
    const its = ofProject(ids, projectId);
    await changed(handle, 'member', { projectId, ids: its }, (held) => things.dropThings(held, its));
  }
}
const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const wrong = () => recount(db(), THINGS);

beforeAll(async () => {
  server = await startTestServer({ jobs: false, empty: true });
  await things.makeThings(db());
  // Things take the place of members: what is tried here knows neither.
  composeChanges({ member: { rows: things.THING_ROWS, heardBy: [counting(THINGS)] } } as unknown as Changes);
});
beforeEach(() => inTransaction((tx) => drop(tx, range(1, 2000))));
afterAll(() => server?.close());

describe('a tally', () => {
  it('is the sum of what is counted in a place and beneath it, by every column of its key and in every measure', async () => {
    await inTransaction((tx) => put(tx, range(1, 200), 1));
    await inTransaction((tx) => put(tx, range(50, 60), 2));
    await inTransaction((tx) => drop(tx, range(90, 40)));
    for (const unit of [1, 10, 101, 1003]) {
      const { rows } = await sql<{ kind: string; n: number; weight: string }>`
        select kind, n, weight::text from (${sums(THINGS, ['kind'], [sql`t.unit_id = ${unit}`])}) s order by kind`.execute(
        db(),
      );
      const there = await things.thingsIn(db(), unit);
      expect(rows.map((row) => [row.kind, row.n, Number(row.weight)])).toEqual(
        there.map((row) => [row.kind, row.n, Number(row.weight)]),
      );
      expect(there.length).toBeGreaterThan(0);
    }
    expect(await wrong()).toEqual([]);
  });

  it('writes nothing for a change that makes no difference to it', async () => {
    await inTransaction((tx) => put(tx, range(1, 50), 1));
    const before = await things.tallyRows(db());
    await inTransaction((tx) => put(tx, range(1, 50), 1));
    expect(await things.tallyRows(db())).toEqual(before);
  });

  it('is the same when it is gathered, in one row for each key, and none for what is gone', async () => {
    await inTransaction((tx) => put(tx, range(1, 100), 1));
    await inTransaction((tx) => put(tx, range(20, 100), 2));
    expect((await things.tallyRows(db())).fresh).toBeGreaterThan(0);
    await inTransaction((tx) => gather(tx, THINGS));
    const { gathered, fresh } = await things.tallyRows(db());
    expect(fresh).toBe(0);
    expect(gathered).toBeGreaterThan(0);
    expect(await wrong()).toEqual([]);
    await inTransaction((tx) => drop(tx, range(1, 200)));
    await inTransaction((tx) => gather(tx, THINGS));
    expect(await things.tallyRows(db())).toEqual({ gathered: 0, fresh: 0 });
  });

  it('that went wrong is found by a recount, line by line, and mended by a rebuild; of one project alone, if asked', async () => {
    await inTransaction((tx) => put(tx, range(1, 100), 1));
    await things.spoilTally(db());
    const lines = await wrong();
    expect(lines).toContainEqual(expect.objectContaining({ unit_id: 77, kind: 'ghost', counted_n: 0, kept_n: 3 }));
    expect(lines.some((line) => line.unit_id === 10 && line.kept_n === 0)).toBe(true);
    expect(new Set(lines.map((line) => line.project_id))).toEqual(new Set([1, 2]));
    await inTransaction((tx) => rebuildTally(tx, THINGS, 2));
    expect(new Set((await wrong()).map((line) => line.project_id))).toEqual(new Set([1]));
    await inTransaction((tx) => rebuildTally(tx, THINGS));
    expect(await wrong()).toEqual([]);
  });
});

describe('a tally that many write at once', () => {
  it('loses no count, while it is gathered, recounted and rebuilt again and again', async () => {
    await inTransaction((tx) => put(tx, range(1, 400), 1));
    await things.spoilTally(db());
    let writing = true;
    const writer = async (w: number) => {
      for (let round = 0; round < 12; round++) {
        // Writers share some of the rows, and not others.
        const ids = range(1 + w * 70, 100);
        await inTransaction((tx) => put(tx, ids, w + round));
        await inTransaction((tx) => drop(tx, ids.slice(round, round + 20)));
        await inTransaction((tx) => put(tx, range(1000 + w * 100, 10 + round), round));
      }
    };
    const keeper = async (work: (db: Db) => Promise<unknown>) => {
      let times = 0;
      for (; writing || times === 0; times++) await inTransaction(work);
      return times;
    };
    const keepers = [
      keeper((tx) => gather(tx, THINGS)),
      keeper((tx) => rebuildTally(tx, THINGS)),
      keeper((tx) => rebuildTally(tx, THINGS, 1)),
    ];
    await Promise.all(range(0, 5).map(writer));
    writing = false;
    expect(Math.min(...(await Promise.all(keepers)))).toBeGreaterThan(0);
    expect(await wrong()).toEqual([]);
    expect((await things.tallyRows(db())).gathered).toBeGreaterThan(0);
  });

  it('is never seen half gathered: a reader finds the same sum at every moment', async () => {
    await inTransaction((tx) => put(tx, range(1, 300), 1));
    let reading = true;
    const seen = new Set<number>();
    const reader = (async () => {
      while (reading) {
        const { rows } = await sql<{ n: number }>`
          select coalesce(sum(n), 0)::int as n from thing_tally where unit_id = 0`.execute(db());
        seen.add(rows[0]?.n as number);
      }
    })();
    for (let round = 0; round < 20; round++) {
      // What one transaction changes cancels out: only a torn reading could show another sum.
      await inTransaction(async (tx) => {
        await drop(tx, range(1, 50));
        await put(tx, range(1, 50), round + 2);
      });
      await inTransaction((tx) => gather(tx, THINGS));
    }
    reading = false;
    await reader;
    expect([...seen]).toEqual([300]);
  });

  it('knows nothing of a writer who gave up, or was killed in the middle', async () => {
    await inTransaction((tx) => put(tx, range(1, 50), 1));
    const before = await things.tallyRows(db());
    await expect(
      inTransaction(async (tx) => {
        await put(tx, range(1, 80), 2);
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    const { pool } = server.context.database;
    const died = new Promise((resolve) => pool.once('error', resolve));
    await expect(
      inTransaction(async (tx) => {
        await put(tx, range(1, 80), 3);
        await things.killBackend(db(), await things.backendOf(tx));
        await put(tx, range(1, 80), 4);
      }),
    ).rejects.toThrow();
    await Promise.race([died, wrong()]);
    expect(await wrong()).toEqual([]);
    expect(await things.tallyRows(db())).toEqual(before);
  });
});
