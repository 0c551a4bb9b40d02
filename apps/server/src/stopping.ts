import { withinMs } from './within.ts';

interface Closable {
  close(): Promise<void>;
}

/**
 * Closes in the reverse order of opening what was opened so far, on Ctrl-C as on a failed start: a signal that comes while
 * the server is still starting must not leave a PostgreSQL behind.
 */
export class Stopping {
  private readonly opened: Promise<Closable>[] = [];
  private since: number | undefined;

  constructor(
    private readonly say: (line: string) => void,
    /** Milliseconds after which the process ends although something does not close. */
    private readonly mostMs: number,
  ) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.bySignal(signal));
  }

  /** Waits for it to open; it is closed before what was opened earlier, also when it is still opening by then. */
  async open<T extends Closable>(opening: Promise<T>): Promise<T> {
    this.opened.unshift(opening);
    return opening;
  }

  get begun(): boolean {
    return this.since !== undefined;
  }

  async closeAll(): Promise<void> {
    for (const opening of this.opened.splice(0)) {
      // What could not be opened has nothing to close.
      const opened = await opening.catch(() => undefined);
      await opened?.close();
    }
  }

  private async bySignal(signal: string): Promise<void> {
    // One Ctrl-C arrives twice: from the terminal and from npm. Only a second one ends the process at once.
    if (this.since !== undefined) return void (Date.now() - this.since > 1000 && process.exit(130));
    this.since = Date.now();
    this.say(`\n${signal}: stopping …`);
    if (await withinMs(this.mostMs, this.closeAll())) {
      this.say('Stopped.');
      process.exit(0);
    }
    // A PostgreSQL of ours that still runs is taken over by the next start.
    this.say(`Not everything closed within ${this.mostMs / 1000} s: ended all the same.`);
    process.exit(1);
  }
}
