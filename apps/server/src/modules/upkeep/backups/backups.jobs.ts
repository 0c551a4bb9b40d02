import type { ListKeys } from '#backup/make-backup.ts';
import type { Context } from '#context.ts';
import { Problem } from '#problem/problem.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { beginBackup } from './begin-backup.ts';
import { runBackup } from './run-backup.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'run-backup': { backupId: string };
    'start-backup': unknown;
  }
}

export const upkeepJobs = (context: Context, fileLists: readonly ListKeys[]): JobHandlers => ({
  'run-backup': ({ backupId }) => runBackup(context, fileLists, backupId),
  /** By the clock. One that still runs is not joined by another. */
  'start-backup': async () => {
    const begun = await context.database.transaction(({ db }) =>
      beginBackup(context, db, { cause: 'schedule', userId: null }),
    );
    if (begun instanceof Problem) context.log.warn({ problem: begun.code }, 'no backup was begun');
  },
});
