interface Waiting<T, R> {
  item: T;
  weight: number;
  done(result: R): void;
  fail(error: unknown): void;
}

export interface BatcherOptions<T> {
  /** Batches under way at a time; of these one is being written, the others wait for their commit to return. */
  writers: number;
  /** Most items in a batch. */
  size: number;
  /** Most items that may wait, and their weight in bytes. */
  limit: number;
  weightLimit: number;
  weigh(item: T): number;
}

/** More is waiting than can be written soon: the sender should come back later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Writes a batch. Once it says that it is committing, the next one may begin. */
export type WriteBatch<T, R> = (items: T[], committing: () => void) => Promise<PromiseSettledResult<R>[]>;

/**
 * Natural batching: a batch leaves as soon as the one before it is being committed, with whatever has come meanwhile. There
 * is no timer: alone, an item goes at once; under load, batches grow by themselves.
 */
export class Batcher<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private weight = 0;
  private running = 0;
  private isWriting = false;

  constructor(
    private readonly write: WriteBatch<T, R>,
    private readonly options: BatcherOptions<T>,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  add(item: T): Promise<R> {
    const { limit, weightLimit, weigh } = this.options;
    const weight = weigh(item);
    if (this.waiting.length >= limit || (this.weight > 0 && this.weight + weight > weightLimit))
      return Promise.reject(new QueueFull());
    this.weight += weight;
    return new Promise((done, fail) => {
      this.waiting.push({ item, weight, done, fail });
      this.pump();
    });
  }

  private pump(): void {
    while (!this.isWriting && this.running < this.options.writers && this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.options.size);
      for (const { weight } of batch) this.weight -= weight;
      this.running++;
      this.isWriting = true;
      void this.flush(batch);
    }
  }

  private async flush(batch: Waiting<T, R>[]): Promise<void> {
    let isMine = true;
    const committing = () => {
      if (isMine) this.isWriting = false;
      isMine = false;
      this.pump();
    };
    try {
      const results = await this.write(
        batch.map((w) => w.item),
        committing,
      );
      batch.forEach((w, i) => {
        const result = results[i];
        if (result?.status === 'fulfilled') w.done(result.value);
        else w.fail(result?.reason ?? new Error('the batch gave no answer'));
      });
    } catch (error) {
      for (const w of batch) w.fail(error);
    } finally {
      this.running--;
      committing();
    }
  }
}
