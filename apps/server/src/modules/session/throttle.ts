import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { type Problem, problem } from '#problem/problem.ts';
import { SIGN_IN_COUNTS } from '#modules/access/index.ts';

const QUARTER = 15 * 60;
/** How long an address counts as one from which somebody signs in. */
const KNOWN_SECONDS = 90 * 24 * 60 * 60;
const UNLIMITED = 1_000_000_000;

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

/** Somebody who shows a password. */
export interface Attempt {
  /** From `accountKey`. */
  account: string;
  address: string;
  /** What proves that this browser has been in the account before: its own token, or an open session. */
  device?: string | undefined;
}

/**
 * Counts failed sign-ins and public requests in the database, so that any number of processes share one count and a
 * restart forgets nothing. Counts are kept outside the request's transaction: a refusal must not roll them back.
 *
 * Attackers are slowed, the owner is not shut out: a guess counts for the account from that address, for the account and
 * for the address. A browser that signed in before has a count of its own, which nobody else can fill; and from an
 * address at which the account signed in before only the guesses at this account count, so that one colleague's
 * mistakes do not stop an office.
 */
export class Throttle {
  private readonly limiter: (name: string, points: number, seconds: number) => RateLimiterPostgres;
  private readonly failures: Record<'pair' | 'device' | 'account' | 'address', RateLimiterPostgres>;
  private readonly known: RateLimiterPostgres;
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
    const { pair, device, account } = SIGN_IN_COUNTS;
    this.failures = {
      pair: this.limiter(pair.prefix, pair.points, QUARTER),
      device: this.limiter(device.prefix, device.points, QUARTER),
      account: this.limiter(account.prefix, account.points, QUARTER),
      address: this.limiter('sign-in-address', 300, QUARTER),
    };
    this.known = this.limiter('sign-in-known', UNLIMITED, KNOWN_SECONDS);
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
  async attempt(attempt: Attempt): Promise<Problem | undefined> {
    const wait = longest(
      ...(await Promise.all((await this.counts(attempt)).map(([limiter, key]) => take(limiter, key)))),
    );
    if (wait === 0) return undefined;
    return problem('auth.throttled', { minutes: Math.ceil(wait / 60) }, { 'retry-after': String(wait) });
  }

  private async counts({ account, address, device }: Attempt): Promise<[RateLimiterPostgres, string][]> {
    const { failures } = this;
    if (device) return [[failures.device, `${account}:${device}`]];
    const pair = pairOf(account, address);
    if (await this.known.get(pair)) return [[failures.pair, pair]];
    return [
      [failures.pair, pair],
      [failures.account, account],
      [failures.address, address],
    ];
  }

  async succeeded(attempt: Attempt): Promise<void> {
    const { account, address, device } = attempt;
    const { failures } = this;
    if (device) return void (await failures.device.delete(`${account}:${device}`));
    const pair = pairOf(account, address);
    const takeBack = (await this.known.get(pair))
      ? []
      : [failures.account.reward(account, 1), failures.address.reward(address, 1)];
    await Promise.all([...takeBack, failures.pair.delete(pair), this.known.consume(pair)]);
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

const pairOf = (account: string, address: string): string => `${account}:${typed(address)}`;
