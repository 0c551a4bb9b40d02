import type { Announcements } from '../db/announcements.ts';
import { noteChange } from '../db/noted-changes.ts';
import type { Db } from '../db/tables.ts';

const CHANNEL = 'msurvey_figures';
/** At most one announcement in so many milliseconds from each process, however much is written. */
const EVERY_MS = 1000;
/** What is written together is told together. */
const GATHER_MS = 50;

/** Hears of every kind of derived rows, last of all. Announcing inside the transaction would let commits wait for each other. */
export const noteFigures = async (db: Db, { projectId }: { projectId: number }): Promise<void> =>
  noteChange(db, projectId);

interface NewsHearer {
  changed(homeIds: ReadonlySet<number>): void;
  /** Nothing will be heard for a while. */
  lost(): void;
}

/** Tells every process, after the commit, in which projects figures changed; those who keep dashboards up to date hear it. */
export class FigureNews {
  private readonly hearers = new Set<NewsHearer>();
  private waiting = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private toldAt = 0;

  constructor(
    private readonly announcements: Announcements,
    private readonly db: Db,
    private readonly onError: (error: unknown) => void,
  ) {
    announcements.on(CHANNEL, {
      heard: (payload) => {
        const homeIds = new Set(payload.split(',').map(Number));
        for (const hearer of this.hearers) hearer.changed(homeIds);
      },
      lost: () => {
        for (const hearer of this.hearers) hearer.lost();
      },
    });
  }

  get isListening(): boolean {
    return this.announcements.isListening;
  }

  /** After the commit. */
  changed(projectIds: Iterable<number>): void {
    for (const id of projectIds) this.waiting.add(id);
    this.timer ??= setTimeout(() => void this.tell(), Math.max(GATHER_MS, this.toldAt + EVERY_MS - Date.now())).unref();
  }

  private async tell(): Promise<void> {
    const ids = [...this.waiting];
    this.waiting = new Set();
    this.timer = undefined;
    this.toldAt = Date.now();
    await this.announcements.tell(this.db, CHANNEL, ids.join()).catch(this.onError);
  }

  hear(hearer: NewsHearer): () => void {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  }

  /** Ends whatever waits for news. */
  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const hearer of this.hearers) hearer.lost();
  }
}
