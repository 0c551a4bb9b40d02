import type { Config } from '../config/index.ts';
import type { Context } from '../context.ts';
import type { Mail } from '../external/mail.ts';
import { cleanFiles } from '../external/stored-files.ts';
import { listStoredFiles, storedFileKeys } from '../external/stored-files.queries.ts';
import { sweepFiles } from '../external/sweep-files.ts';
import { accessJobs } from './access/index.ts';
import { formFileKeys, formJobs, listFormFiles } from './forms/index.ts';
import { collectionJobs, knownFileKeys, listRecordFiles } from './collection/index.ts';
import { evidenceKeys, indicatorJobs, listEvidenceFiles } from './indicators/index.ts';
import { auditJobs } from '../audit/audit.jobs.ts';
import { notificationJobs } from './notifications/index.ts';
import { TALLIES } from './index.ts';
import { sessionJobs } from './session/index.ts';
import { backupSetting, upkeepJobs } from './upkeep/index.ts';
import type { JobHandlers } from '../jobs/queue.ts';
import { tallyJobs } from '../tally/tally.jobs.ts';
import { taskJobs } from '../tasks/tasks.jobs.ts';
import { TASKS } from './tasks.ts';

declare module '../jobs/queue.ts' {
  interface JobTypes {
    'send-mail': Mail;
    'clean-files': unknown;
    'sweep-files': unknown;
  }
}

/** Everybody who keeps files in the store: what none of them knows is removed. A test compares this with the tables. */
export const FILE_OWNERS = [storedFileKeys, formFileKeys, knownFileKeys, evidenceKeys];

/** The same owners, for whoever needs all of their files: a backup. */
export const FILE_LISTS = [listStoredFiles, listFormFiles, listRecordFiles, listEvidenceFiles];

/** What runs in the background; each handler may run more than once for one job. */
export const jobHandlers = (context: Context): JobHandlers => ({
  'send-mail': (mail) => context.mailer.send(mail),
  'clean-files': () => cleanFiles(context),
  'sweep-files': async () => void (await sweepFiles(context, FILE_OWNERS)),
  ...taskJobs(context, TASKS),
  ...auditJobs(context),
  ...accessJobs(context),
  ...sessionJobs(context),
  ...formJobs(context),
  ...collectionJobs(context),
  ...tallyJobs(context, TALLIES),
  ...indicatorJobs(context),
  ...notificationJobs(context),
  ...upkeepJobs(context, FILE_LISTS),
});

/** What runs by the clock (UTC), when few people work. */
const TIMETABLE = [
  '17 20 * * * clean-sessions',
  '27 20 * * * clean-files',
  '47 20 * * * clean-forms',
  '57 20 * * * sweep-files',
  // Often: what has not been gathered yet is summed at every look.
  '*/5 * * * * gather-tallies',
  // What a fault of a registry held up, without anybody asking.
  '7 * * * * retry-projections',
  // What a process that died was working on.
  '* * * * * revive-tasks',
  // Indicators whose records changed and of which nobody has told, and what nobody tells of.
  '* * * * * refresh-due-indicators',
  '37 21 * * * recount-indicators',
  // In the morning of the programme, before people go to the field.
  '7 1 * * * send-forum-digests',
  // Failed sign-ins and refusals that were repeated.
  '* * * * * gather-audit',
];

const backupLines = (config: Config): string[] =>
  backupSetting(config)
    ? config.backupAt.map((time) => {
        const [hour, minute] = time.split(':').map(Number);
        return `${minute} ${hour} * * * start-backup ?id=backup-${hour}-${minute}`;
      })
    : [];

export const timetable = (config: Config): string => [...TIMETABLE, ...backupLines(config)].join('\n');
