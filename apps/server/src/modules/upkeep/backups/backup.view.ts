import type { BackupView } from '@msurvey/contract';
import type { BackupRow } from './backup.queries.ts';

export const backupView = (row: BackupRow): BackupView => ({
  ...row,
  verifiedAt: row.verifiedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  can: { cancel: row.state === 'waiting' || row.state === 'running' },
});
