import type { Limits } from './limits.ts';
import { problem, Refusal } from '../problem/problem.ts';

interface Waiting {
  go(): void;
}

interface Person {
  running: number;
  /** Milliseconds of work lately: what was long ago counts less and less. */
  used: number;
  at: number;
  queue: Waiting[];
}

/** After so long without asking, half of what somebody used is forgotten. */
const HALF_MS = 5000;
/** People who ask nothing at present are forgotten when there are more. */
const MOST_REMEMBERED = 2000;
const RETRY_SECONDS = 2;

const tooMany = () =>
  new Refusal(problem('request.too-many', { seconds: RETRY_SECONDS }, { 'retry-after': String(RETRY_SECONDS) }));

/**
 * Lets so many requests be worked on at a time, of one person only a few. Who has to wait is let in by how little they
 * have running and have used lately: somebody who asks for one small thing goes before those who keep the server busy.
 * Waiting is short and bounded; then the caller is asked to come again.
 */
export class Gate {
  private readonly people = new Map<number, Person>();
  private active = 0;

  constructor(
    private readonly limits: Pick<Limits, 'atOnce' | 'ofOnePerson' | 'spare' | 'waiting' | 'waitMs'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** `gone` tells that nobody waits for the answer any more. */
  async run<T>(userId: number, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    const person = this.person(userId);
    if (this.isFree(person) && person.queue.length === 0) this.enter(person);
    else await this.wait(person, gone);
    const began = this.now();
    try {
      return await work();
    } finally {
      this.leave(person, this.now() - began);
    }
  }

  private person(userId: number): Person {
    const known = this.people.get(userId);
    if (known) return known;
    if (this.people.size >= MOST_REMEMBERED) this.forgetIdle();
    const person = { running: 0, used: 0, at: this.now(), queue: [] };
    this.people.set(userId, person);
    return person;
  }

  private forgetIdle(): void {
    for (const [userId, person] of this.people)
      if (person.running === 0 && person.queue.length === 0) this.people.delete(userId);
  }

  private isFree(person: Person): boolean {
    const { atOnce, ofOnePerson, spare } = this.limits;
    return person.running < ofOnePerson && this.active < atOnce + (person.running === 0 ? spare : 0);
  }

  private enter(person: Person): void {
    this.active++;
    person.running++;
  }

  private usedLately(person: Person): number {
    const now = this.now();
    person.used *= 0.5 ** ((now - person.at) / HALF_MS);
    person.at = now;
    return person.used;
  }

  private wait(person: Person, gone?: AbortSignal): Promise<void> {
    if (person.queue.length >= this.limits.waiting) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        go: () => {
          end();
          resolve();
        },
      };
      const giveUp = () => {
        end();
        person.queue.splice(person.queue.indexOf(entry), 1);
        reject(tooMany());
      };
      const timer = setTimeout(giveUp, this.limits.waitMs);
      const end = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
      };
      gone?.addEventListener('abort', giveUp, { once: true });
      person.queue.push(entry);
    });
  }

  private leave(person: Person, ms: number): void {
    this.active--;
    person.running--;
    this.usedLately(person);
    person.used += ms;
    for (let next = this.next(); next; next = this.next()) {
      this.enter(next);
      next.queue.shift()?.go();
    }
  }

  /** Whose turn it is; undefined when nobody waits who may be let in. */
  private next(): Person | undefined {
    let best: Person | undefined;
    for (const person of this.people.values()) {
      if (person.queue.length === 0 || !this.isFree(person)) continue;
      const isBefore =
        !best ||
        person.running < best.running ||
        (person.running === best.running && this.usedLately(person) < this.usedLately(best));
      if (isBefore) best = person;
    }
    return best;
  }
}
