import { describe, expect, it } from 'vitest';
import { upgradedDatabase } from '../support/upgraded.ts';
import { bound, facts, insertWork, units } from './facts-upgrade.queries.ts';

const db = upgradedDatabase('0025-tallies', insertWork, '0026-facts-of-work');

describe('a database from before the facts of work were columns', () => {
  it('binds what its standard forms asked already, and leaves alone what staff bound', async () => {
    const { input, demonstration, infrastructure } = await bound(db);
    expect(input).toMatchObject({ participant_unit: '/data/people/participant/unit' });
    expect(demonstration).toMatchObject({ crop_kind: '/data/plot/crop_kind', area: '/data/plot/area' });
    expect(infrastructure).toMatchObject({ length: '/data/length', households: '/data/families' });
  });

  it('has them filled from the answers, as a rebuild would; what cannot be one is unknown', async () => {
    const none = { crop_kind: null, area: null, own: null, produced: null, length: null, households: null, unit: null };
    expect(await facts(db)).toEqual([
      { ...none, id: 1, type: 'input' },
      { ...none, id: 2, type: 'demonstration', crop_kind: 'fruits', area: '12.5', own: 40, produced: 340, unit: 'kg' },
      { ...none, id: 3, type: 'demonstration', unit: 'kg' },
      { ...none, id: 4, type: 'infrastructure', length: 2.5, households: 140, unit: 'km' },
      { ...none, id: 5, type: 'demonstration', produced: 400 },
    ]);
  });

  it('says in which unit people received and harvested', async () => {
    expect(await units(db)).toEqual([
      { id: 1, position: 1, unit: 'kg' },
      { id: 1, position: 2, unit: null },
      { id: 2, position: 1, unit: 'kg' },
    ]);
  });
});
