import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { type Problem, problem } from '#http/problem.ts';

const QUARTER = 15 * 60;

/** Seconds to wait; undefined when one more is allowed. Counting and asking are one statement, so that parallel guesses count. */
async function take(limiter: RateLimiterPostgres, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
}

const longest = (...waits: (number | undefined)[]): number => Math.max(0, ...waits.map((w) => w ?? 0));
/** Keys are short whatever was typed, and the table does not collect addresses of people who have no account. */
const typed = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url');

export const accountKey = (userId: number | undefined, name: string): string =>
  userId === undefined ? typed(name) : String(userId);

/**
 * Counts failed sign-ins and public requests in the database, so that any number of processes share one count and a
 * restart forgets nothing. Counts are kept outside the request's transaction: a refusal must not roll them back.
 */
export class Throttle {
  private readonly limiter: (name: string, points: number, seconds: number) => RateLimiterPostgres;
  private readonly failures: { account: RateLimiterPostgres; address: RateLimiterPostgres };
  private readonly requests: Record<'reset' | 'sign-up', { about: RateLimiterPostgres; address: RateLimiterPostgres }>;

  constructor(pool: Pool) {
    let clears = true;
    this.limiter = (keyPrefix, points, duration) => {
      const made = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // One of them clears the shared table.
        clearExpiredByTimeout: clears,
        keyPrefix,
        points,
        duration,
      });
      clears = false;
      return made;
    };
    this.failures = {
      account: this.limiter('sign-in-account', 10, QUARTER),
      address: this.limiter('sign-in-address', 100, QUARTER),
    };
    // A whole office may share one address.
    this.requests = {
      reset: { about: this.limiter('reset-mail', 5, QUARTER), address: this.limiter('reset-address', 30, QUARTER) },
      'sign-up': {
        about: this.limiter('sign-up-mail', 5, QUARTER),
        address: this.limiter('sign-up-address', 50, QUARTER),
      },
    };
  }

  /** Counts an attempt to guess a password before it is checked; `succeeded` takes it back. */
  async attempt(account: string, address: string): Promise<Problem | undefined> {
    const { failures } = this;
    const wait = longest(...(await Promise.all([take(failures.account, account), take(failures.address, address)])));
    if (wait === 0) return undefined;
    return problem('auth.throttled', { minutes: Math.ceil(wait / 60) }, { 'retry-after': String(wait) });
  }

  async succeeded(account: string, address: string): Promise<void> {
    await Promise.all([this.forget(account), this.failures.address.reward(address, 1)]);
  }

  /** Whoever proved in another way to own the account may sign in at once. */
  async forget(account: string): Promise<void> {
    await this.failures.account.delete(account);
  }

  /** Public requests that send mail: bounded by the mail address they name and by where they come from. */
  async request(kind: 'reset' | 'sign-up', mailAddress: string, address: string): Promise<Problem | undefined> {
    const limits = this.requests[kind];
    const wait = longest(
      ...(await Promise.all([take(limits.about, typed(mailAddress)), take(limits.address, address)])),
    );
    if (wait === 0) return undefined;
    return problem('request.too-many', { seconds: wait }, { 'retry-after': String(wait) });
  }
}
