import type { Context } from '../context.ts';
import { whileNoBackup } from '../db/files-lock.queries.ts';
import type { Db } from '../db/tables.ts';

/** Which of these keys some row names. Whoever keeps files in the store answers for their own. */
export type KnownKeys = (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;

const AT_ONCE = 500;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A file is stored before its row is: one that is younger may still get it. */
const SETTLED_MS = 24 * 60 * 60_000;

/**
 * Removes what nobody knows: files of uploads that were cut off, parts that a killed process left, what outlived its row. Not
 * while a backup runs, which may know a row that is gone by now.
 */
export const sweepFiles = async (
  context: Pick<Context, 'database' | 'files'>,
  owners: readonly KnownKeys[],
  settledMs = SETTLED_MS,
): Promise<number> => (await whileNoBackup(context.database.pool, () => sweep(context, owners, settledMs))) ?? 0;

async function sweep(
  { database, files }: Pick<Context, 'database' | 'files'>,
  owners: readonly KnownKeys[],
  settledMs: number,
): Promise<number> {
  let swept = 0;
  const removeUnknown = async (keys: string[]) => {
    const uuids = keys.filter((key) => UUID.test(key));
    const known = new Set<string>();
    for (const owner of owners) for (const key of await owner(database.db, uuids)) known.add(key);
    for (const key of keys.filter((each) => !known.has(each))) {
      await files.remove(key);
      swept++;
    }
  };
  let batch: string[] = [];
  for await (const { key, storedAt } of files.list()) {
    if (Date.now() - storedAt.getTime() < settledMs) continue;
    batch.push(key);
    if (batch.length < AT_ONCE) continue;
    await removeUnknown(batch);
    batch = [];
  }
  await removeUnknown(batch);
  return swept;
}
