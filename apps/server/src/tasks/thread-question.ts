import { parentPort } from 'node:worker_threads';

/** A question of a thread to whoever started it, in the middle of its work; one at a time. */
export class ThreadQuestion<Asked, Told> {
  private answered: ((told: Told) => void) | undefined;

  ask(asked: Asked): Promise<Told> {
    const answer = new Promise<Told>((done) => {
      this.answered = done;
    });
    parentPort?.postMessage({ asked });
    return answer;
  }

  /** Whether a message was an answer. */
  takes(message: object): message is { told: Told } {
    if (!('told' in message)) return false;
    this.answered?.(message.told as Told);
    return true;
  }
}
