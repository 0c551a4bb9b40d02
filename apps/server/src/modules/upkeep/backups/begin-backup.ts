import { randomUUID } from 'node:crypto';
import { newArchiveName } from '#backup/make-backup.ts';
import { type BackupPlace, openPlace } from '#backup/place.ts';
import type { Config } from '#config/index.ts';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { type BackupRow, findBackup, giveUpLost, insertBackup, openBackup } from './backup.queries.ts';

export interface BackupSetting {
  place: BackupPlace;
  passphrase: string;
}

/** Both are needed: an archive holds everything, and is never written in the open. */
export function backupSetting({ backupTo, backupPassphrase }: Config): BackupSetting | undefined {
  return backupTo && backupPassphrase ? { place: openPlace(backupTo), passphrase: backupPassphrase } : undefined;
}

/** Begun after the commit, by whichever process takes the job. */
export async function beginBackup(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  db: Db,
  by: { cause: BackupRow['cause']; userId: number | null },
): Promise<BackupRow | Problem> {
  const setting = backupSetting(config);
  if (!setting) return problem('backup.not-set-up');
  await giveUpLost(db);
  if (await openBackup(db)) return problem('backup.running');
  const id = randomUUID();
  const [place, name] = [setting.place.shown, newArchiveName()];
  await insertBackup(db, { id, cause: by.cause, startedBy: by.userId, place, name });
  await jobs.enqueue(db, 'run-backup', { backupId: id }, { key: 'run-backup', maxAttempts: 1, isLong: true });
  return (await findBackup(db, id)) as BackupRow;
}
