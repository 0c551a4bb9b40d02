import type { AuditAction } from '@msurvey/domain';
import { type BackupSource, type ListKeys, makeBackup } from '#backup/make-backup.ts';
import type { BackupPlace } from '#backup/place.ts';
import { verifyArchive } from '#backup/verify.ts';
import type { Context } from '#context.ts';
import { connectionOptionsOf } from '#db/connection-options.ts';
import { openForCopying } from '#db/ours.ts';
import type { Db } from '#db/tables.ts';
import { audited } from '#http/audited.ts';
import {
  type BackupEnd,
  type BackupRow,
  claimBackup,
  failBackup,
  findBackup,
  finishBackup,
  noteRemoved,
  surplusBackups,
} from './backup.queries.ts';
import { backupSetting } from './begin-backup.ts';
import { type BackupPulse, startPulse } from './backup-pulse.ts';

export interface Archive {
  place: BackupPlace;
  name: string;
  passphrase: string;
}

/** Writes an archive and, unless told otherwise, restores it on trial. One that fails the trial is not left to be trusted. */
export async function writeArchive(
  source: BackupSource,
  archive: Archive,
  { signal, progress, verify = true }: Pick<BackupPulse, 'signal' | 'progress'> & { verify?: boolean },
): Promise<BackupEnd> {
  const { summary, size } = await makeBackup(source, archive, { signal, progress });
  const end = { size, rows: summary.rows, files: summary.files, missing: summary.missing.length };
  if (!verify) return { ...end, isVerified: false };
  try {
    await verifyArchive(archive, progress);
  } catch (error) {
    await archive.place.remove(archive.name).catch(() => {});
    throw error;
  }
  return { ...end, isVerified: true };
}

/** The newest stay; of those that are removed the list forgets as well. */
export async function removeSurplus(db: Db, place: BackupPlace, keep: number): Promise<void> {
  for (const { id, name } of await surplusBackups(db, place.shown, keep)) {
    await place.remove(name);
    await noteRemoved(db, id);
  }
}

const originOf = (id: string) => ({ requestId: id, address: '', userAgent: null });

async function tell(context: Context, row: BackupRow, action: AuditAction, after: object): Promise<void> {
  await audited(context.database, originOf(row.id), ({ audit }) =>
    audit({ action, entity: 'backup', entityId: row.id, after: { name: row.name, place: row.place, ...after } }),
  );
}

/** The job behind a backup. It is not tried again: the next one by the clock, or a person, begins anew. */
export async function runBackup(context: Context, fileLists: readonly ListKeys[], id: string): Promise<void> {
  const { database, jobs, config, version: release, files } = context;
  const { db } = database;
  const setting = backupSetting(config);
  const row = await findBackup(db, id);
  if (!row || !(await claimBackup(db, id))) return;
  // Another process may be set up otherwise.
  if (!setting || setting.place.shown !== row.place) return failBackup(db, id, 'not-set-up');
  const pulse = startPulse(db, id, jobs.stopping);
  const pool = openForCopying(connectionOptionsOf(database.pool) as never, config);
  try {
    const archive = { ...setting, name: row.name };
    const end = await writeArchive({ pool, files, fileLists, release }, archive, pulse);
    if (!(await finishBackup(db, id, end))) return await setting.place.remove(row.name);
    await tell(context, row, 'back-up', { ...end });
    await removeSurplus(db, setting.place, config.backupKeep);
  } catch (error) {
    if (pulse.signal.aborted) {
      await setting.place.remove(row.name).catch(() => {});
      return await failBackup(db, id, 'lost');
    }
    context.log.error({ err: error, backup: id }, 'a backup failed');
    await failBackup(db, id, error instanceof Error ? error.message : String(error));
    await tell(context, row, 'fail', { message: error instanceof Error ? error.message : '' });
  } finally {
    pulse.stop();
    await pool.end();
  }
}
