import { describe, expect, it } from 'vitest';
import { ACTIVITY_TALLY } from '../../src/modules/activities/index.ts';
import { TALLIES } from '../../src/modules/index.ts';
import { recount } from '../../src/tally/keep.queries.ts';
import { upgradedDatabase } from '../support/upgraded.ts';
import { insertCountedProgramme, tablesOfCounts, totalOf } from './tally-upgrade.queries.ts';

const db = upgradedDatabase('0023-records-uncompressed', insertCountedProgramme);

describe('a database from before tallies', () => {
  it('has them in place of its tables of counts, each right, gathered, and not empty', async () => {
    expect(await tablesOfCounts(db)).toEqual(TALLIES.map((tally) => tally.table).sort());
    for (const tally of TALLIES) {
      expect(await recount(db, tally), tally.table).toEqual([]);
      expect(await totalOf(db, tally), tally.table).toBeGreaterThan(0);
    }
    expect(await totalOf(db, ACTIVITY_TALLY)).toBe(20);
  });
});
