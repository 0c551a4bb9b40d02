import type { HealthFault } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { databaseAnswers } from '#db/health.queries.ts';
import { type QueueFigures, queueFigures } from '#jobs/queue.queries.ts';
import { backupFigures } from '../backups/backup.queries.ts';
import { backupSetting } from '../backups/begin-backup.ts';
import { type DiskFigures, diskFigures, isFull, isLow } from './disk.ts';

/** Public and asked often: whoever asks within this time gets what the one before got. */
const REMEMBERED_MS = 2000;
/** Longer than this a balancer would not wait either. */
const PATIENCE_MS = 3000;
/** Jobs begin within seconds; exports may wait for one another, and are not counted. */
const STUCK_SECONDS = 600;

/** One a day, and time to make it. */
const LATE_MS = 36 * 60 * 60_000;

export interface HealthFigures {
  faults: HealthFault[];
  disk: DiskFigures | undefined;
  queue: QueueFigures | undefined;
}

const within = <T>(work: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, PATIENCE_MS, undefined);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
};

/** With these nobody can work here; the others are for whoever looks after the installation. */
const STOPPING = new Set<HealthFault>(['database-away', 'database-busy', 'disk-full']);
export const stopping = (faults: readonly HealthFault[]): HealthFault[] =>
  faults.filter((fault) => STOPPING.has(fault));

/** What is wrong with the installation, in words of the catalogue; looked at once however many ask. */
export class Health {
  private last: { at: number; figures: Promise<HealthFigures> } | undefined;

  constructor(private readonly context: Context) {}

  figures(): Promise<HealthFigures> {
    const now = Date.now();
    if (!this.last || now - this.last.at > REMEMBERED_MS) this.last = { at: now, figures: this.look() };
    return this.last.figures;
  }

  /** Where backups are set up somebody relies on them. */
  private async backupFaults(): Promise<HealthFault[]> {
    if (!backupSetting(this.context.config)) return [];
    const backups = await within(backupFigures(this.context.database.db));
    if (!backups) return [];
    if (backups.lastFailed) return ['backup-failed'];
    if (!backups.lastGoodAt) return ['backup-none'];
    return Date.now() - backups.lastGoodAt.getTime() > LATE_MS ? ['backup-late'] : [];
  }

  private async look(): Promise<HealthFigures> {
    const { config, database } = this.context;
    const [answers, disk] = await Promise.all([within(databaseAnswers(database.db)), diskFigures(config)]);
    const queue = answers ? await within(queueFigures(database.db)) : undefined;
    const faults: HealthFault[] = [];
    // No answer at all: everybody waits for a connection, or for the network.
    if (!answers)
      faults.push(answers === undefined && database.pool.waitingCount > 0 ? 'database-busy' : 'database-away');
    if (disk && isLow(disk)) faults.push(isFull(disk) ? 'disk-full' : 'disk-low');
    if (queue && queue.oldestSeconds > STUCK_SECONDS) faults.push('queue-stuck');
    if (answers) faults.push(...(await this.backupFaults()));
    return { faults, disk, queue };
  }
}

const known = new WeakMap<Context, Health>();

/** The one of this server. */
export function healthOf(context: Context): Health {
  const found = known.get(context) ?? new Health(context);
  known.set(context, found);
  return found;
}
