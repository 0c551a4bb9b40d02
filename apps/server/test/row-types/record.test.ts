import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { type Executed, news } from '../support/row-types/executed.ts';
import { claimsInLedger } from '../support/row-types/ledger.ts';
import { largestOf } from './statements.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ empty: true });
});
afterAll(() => server.close());

/** What is news about the statement of `largestOf`; seen once, it is none any more. */
function newsOfOurs(): Executed | undefined {
  const ours = news().find(({ pieces }) => pieces?.[0] === 'select max(id) as largest, ');
  if (ours) ours.isNews = false;
  return ours;
}

describe('a statement that is executed', () => {
  it('is news the first time, and again only when it gives a null that was not seen before', async () => {
    const { db } = server.context.database;
    await largestOf(db, [1]);
    const first = newsOfOurs();
    expect(first?.texts).toEqual(new Set(['select max(id) as largest, $1::int as n from unnest($2::int[]) as id']));
    expect(first?.nulls).toEqual(new Set());
    expect(first?.stack).toContain('statements.queries.ts');
    await largestOf(db, [2]);
    expect(newsOfOurs()).toBeUndefined();
    await largestOf(db, []);
    expect(newsOfOurs()?.nulls).toEqual(new Set(['largest']));
  });
});

describe('the row types of the sources', () => {
  it('are all understood, also those that are put together of others', () => {
    const claims = claimsInLedger();
    expect(claims.length).toBeGreaterThan(300);
    // Types of expressions, which stand in other statements; and statements whose columns are given by what calls them.
    const without = claims.filter(({ row }) => !row).map(({ name }) => name);
    expect(without.sort()).toEqual([
      'changed/changed.queries.ts readRows',
      'modules/access/rank.queries.ts exceeds',
      'modules/access/rank.queries.ts exceeds 2',
      'modules/access/sign-in-counts.queries.ts ',
      'modules/figures/cut/counters.queries.ts annualCounters',
      'tally/keep.queries.ts recount',
    ]);
    expect(claims.filter(({ row }) => row && Object.keys(row).length === 0)).toEqual([]);
  });

  it('are known with what each property may be', () => {
    const detail = claimsInLedger().find(({ owner }) => owner === 'activityDetail')?.row;
    expect(detail).toMatchObject({
      id: { kinds: ['number'], isNullable: false },
      receivedAt: { kinds: ['Date'], isNullable: false },
      workState: { kinds: ['string'], isNullable: true },
      photos: { kinds: ['object[]'], isNullable: false },
    });
  });
});
