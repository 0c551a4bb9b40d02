import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** How many failed sign-ins are borne within a quarter of an hour, and under which keys of `rate_limit` they are counted. */
export const SIGN_IN_COUNTS = {
  /** Of one account from one address. */
  pair: { prefix: 'sign-in-pair', points: 10 },
  /** Of one account from a browser that signed in to it before. */
  device: { prefix: 'sign-in-device', points: 10 },
  /** Of one account from everywhere: many addresses together. */
  account: { prefix: 'sign-in-account', points: 100 },
} as const;

const { pair, device, account } = SIGN_IN_COUNTS;
const now = sql`(extract(epoch from now()) * 1000)`;
const of = (count: { prefix: string }) => sql`${count.prefix}::text || ':' || u.id`;
/** The keys that begin with the user's; `;` is the letter after `:`. */
const beginning = (count: { prefix: string }) =>
  sql`r.key ~>=~ (${of(count)} || ':') and r.key ~<~ (${of(count)} || ';')`;

/** Whether somebody is held up at the sign-in to the account of the user `u`. */
export const isHeld = sql<boolean>`(
  exists (select 1 from rate_limit r where ${beginning(pair)} and r.points > ${pair.points} and r.expire > ${now})
  or exists (select 1 from rate_limit r where ${beginning(device)} and r.points > ${device.points} and r.expire > ${now})
  or exists (select 1 from rate_limit r where r.key = ${of(account)} and r.points > ${account.points} and r.expire > ${now}))`;

/** Forgets every failed sign-in to an account; answers whether somebody was held up. */
export async function releaseAccount(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    with u as (select ${userId}::int as id), was as (select ${isHeld} as held from u),
    gone as (delete from rate_limit r using u
      where (${beginning(pair)}) or (${beginning(device)}) or r.key = ${of(account)})
    select held from was`.execute(db);
  return rows[0]?.held ?? false;
}
