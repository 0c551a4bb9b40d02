import { describe, expect, it } from 'vitest';
import { TALLIES } from '../../src/modules/index.ts';
import { recount } from '../../src/tally/keep.queries.ts';
import { upgradedDatabase } from '../support/upgraded.ts';
import { catalogueOf, insertOldCatalogue, typesOfActivities } from './catalogue-upgrade.queries.ts';

const db = upgradedDatabase('0027-figures', insertOldCatalogue);

describe('an installation with the catalogue as it was', () => {
  it('has seed that is produced and weather stations no longer among inputs, and a dyke’s length in km', async () => {
    const catalogue = await catalogueOf(db);
    expect(catalogue.get(77)?.type).toBe('other');
    expect(catalogue.get(184)?.type).toBe('infrastructure');
    expect(catalogue.get(33)?.type).toBe('input');
    expect(catalogue.get(178)?.unit).toBe('KM');
  });

  it('has the better words, and keeps those that staff chose', async () => {
    const catalogue = await catalogueOf(db);
    expect(catalogue.get(91)?.bn).toBe('বিদ্যুৎবিহীন শীতল সংরক্ষণ কক্ষ');
    expect(catalogue.get(98)?.bn).toBe('Staff said it otherwise');
  });

  it('counts its records by the types that they have now', async () => {
    expect(await typesOfActivities(db)).toEqual(['other', 'input']);
    const reach = TALLIES.find(({ table }) => table === 'reach_tally');
    expect(reach).toBeDefined();
    if (reach) expect(await recount(db, reach)).toEqual([]);
  });
});
