/**
 * Lets one after another go on, with a look at the network between them. A crowd of phones that send at once would
 * otherwise be read to the last one before an answer of the database is noticed, and the database would stand idle.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((go) => {
      if (this.waiting.push(go) === 1) setImmediate(this.step);
    });
  }

  private readonly step = (): void => {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(this.step);
  };
}
