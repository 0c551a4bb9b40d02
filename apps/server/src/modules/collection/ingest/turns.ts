/**
 * Lets one after another go on, with a look at the network between them. A crowd of phones that send at once would
 * otherwise be read to the last one before an answer of the database is noticed, and the database would stand idle. People
 * take turns: who sends one record does not wait for all those of somebody who sends a hundred.
 */
export class Turns {
  private readonly waiting = new Map<number, (() => void)[]>();

  next(userId: number): Promise<void> {
    return new Promise((go) => {
      const own = this.waiting.get(userId);
      if (own) own.push(go);
      else if (this.waiting.set(userId, [go]).size === 1) setImmediate(this.step);
    });
  }

  private readonly step = (): void => {
    for (const [userId, own] of this.waiting) {
      // Behind everybody else who waits.
      this.waiting.delete(userId);
      const go = own.shift();
      if (own.length > 0) this.waiting.set(userId, own);
      go?.();
      break;
    }
    if (this.waiting.size > 0) setImmediate(this.step);
  };
}
