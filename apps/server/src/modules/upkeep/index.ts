export { insertBackup, claimBackup, failBackup, finishBackup, settleRestored } from './backups/backup.queries.ts';
export { startPulse } from './backups/backup-pulse.ts';
export { upkeepJobs } from './backups/backups.jobs.ts';
export { backupSetting } from './backups/begin-backup.ts';
export { removeSurplus, writeArchive } from './backups/run-backup.ts';
export { healthRoutes } from './health/health.routes.ts';
export { upkeepHandlers } from './upkeep.routes.ts';
