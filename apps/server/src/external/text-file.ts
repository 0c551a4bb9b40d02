import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const PIECE = 128 * 1024;

/** A text file that grows; texts are gathered, and whoever writes much waits for the returned promise. */
export class TextFile {
  private readonly file: WriteStream;
  private readonly written: Promise<void>;
  private waiting = '';

  constructor(path: string) {
    this.file = createWriteStream(path, { mode: 0o600 });
    this.written = finished(this.file);
    // Whoever ends the file hears of it; until then it must not end the process.
    this.written.catch(() => {});
  }

  write(text: string): Promise<void> | undefined {
    this.waiting += text;
    if (this.waiting.length < PIECE) return undefined;
    const piece = this.waiting;
    this.waiting = '';
    if (this.file.write(piece) || this.file.destroyed) return undefined;
    return Promise.race([once(this.file, 'drain').then(() => {}), this.written]);
  }

  async end(): Promise<void> {
    this.file.end(this.waiting);
    await this.written;
  }
}
