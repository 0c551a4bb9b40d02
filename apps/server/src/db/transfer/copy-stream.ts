import { Readable, type Writable } from 'node:stream';
import type pg from 'pg';

/** What pg's connection can do with COPY; its type declarations leave it out. */
interface CopyConnection {
  stream: Readable & Writable;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const PIECE_BYTES = 64 * 1024;

/** `COPY … TO STDOUT` as a stream; pg hands over the messages of the statement that is running. */
export class CopyOut extends Readable implements pg.Submittable {
  rows = 0;
  #connection: CopyConnection | undefined;
  #waiting: Buffer[] = [];
  #size = 0;

  constructor(private readonly text: string) {
    super({ highWaterMark: 4 * PIECE_BYTES });
  }

  submit(connection: unknown): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.text);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  /** Who stops reading early leaves a connection that has to be read to its end before anything else. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#connection?.stream.resume();
    done(error);
  }

  /** One message per row: they are gathered, because small pieces are slow to compress and to send. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return;
    // The parser uses its buffer again.
    this.#waiting.push(Buffer.from(chunk));
    this.#size += chunk.length;
    if (this.#size >= PIECE_BYTES && !this.#flush()) this.#connection?.stream.pause();
  }

  #flush(): boolean {
    const piece = Buffer.concat(this.#waiting, this.#size);
    this.#waiting = [];
    this.#size = 0;
    return piece.length === 0 || this.push(piece);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    if (this.destroyed) return;
    this.#flush();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}

/** `COPY … FROM STDIN`; resolves to the number of rows the server took. */
export function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(text, source, resolve, reject));
  });
}

class CopyIn implements pg.Submittable {
  #rows = 0;
  #failed = false;
  #cause: Error | undefined;

  constructor(
    private readonly text: string,
    private readonly source: AsyncIterable<Buffer>,
    private readonly resolve: (rows: number) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: unknown): void {
    (connection as CopyConnection).query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#pump(connection);
  }

  async #pump(connection: CopyConnection): Promise<void> {
    const { stream } = connection;
    try {
      for await (const piece of this.source) {
        if (this.#failed) return;
        connection.sendCopyFromChunk(piece);
        if (stream.writableNeedDrain) await drained(stream);
      }
      connection.endCopyFrom();
    } catch (error) {
      // The server answers with an error of its own; the cause is the one to report.
      this.#cause = error as Error;
      connection.sendCopyFail(this.#cause.message);
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#failed = true;
    this.reject(this.#cause ?? error);
  }
}

/** Also when the connection is lost: pg then reports the error. */
function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}

/** 'COPY 42' */
function rowsOf(commandTag: string): number {
  return Number(commandTag.split(' ')[1] ?? 0);
}
