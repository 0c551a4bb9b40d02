import { describe, expect, it } from 'vitest';
import { at, keysOf, line } from './testing/small-programme.ts';

describe('people', () => {
  it('count in their union, in every unit above it, and everywhere', async () => {
    const sent = { member: [{ union: 1111 }] };
    expect(await keysOf(sent, 'member_tally')).toEqual([0, 1111, 111, 11, 1].map((unit) => [61, unit, 2025, [1], 0]));
  });

  it('of whom only a district is known are in no upazila, and without a place only everywhere', async () => {
    expect(await keysOf({ member: [{ union: null, district: 11 }] }, 'member_tally')).toHaveLength(3);
    expect(await keysOf({ member: [{ union: null }] }, 'member_tally')).toEqual([[61, 0, 2025, [1], 0]]);
    expect(await keysOf({ member: [{ union: 999 }] }, 'member_tally')).toEqual([[61, 0, 2025, [1], 0]]);
  });

  it('count in the deepest place that was answered, whatever was answered above it', async () => {
    const keys = await keysOf({ member: [{ union: 1111, district: 21 }] }, 'member_tally');
    expect(keys.map((key) => (key as number[])[1])).toEqual([0, 1111, 111, 11, 1]);
  });

  it('are not those whose record was merged, rejected or deleted; lists show the rejected', async () => {
    const merged = { member: [{ id: 1 }, { id: 2 }], merges: [[1, 2] as const] };
    expect(await line(merged, 'member_tally', ...at(2025))).toMatchObject({ n: 1, total: 1 });
    const rejected = { member: [{ sex: 'male', state: 'rejected' as const }] };
    expect(await line(rejected, 'member_tally', ...at(2025))).toEqual({ n: 1 });
  });

  it('stand again while the record they were merged into is not there', async () => {
    expect(await line({ member: [{ id: 2 }], merges: [[1, 2]] }, 'member_tally', ...at(2025))).toMatchObject({ n: 1 });
  });

  it('whose merges go round in a circle are one person: the newest merge is not followed', async () => {
    const member = [
      { id: 1, sex: 'male' },
      { id: 2, sex: 'female' },
      { id: 3, sex: 'other' },
    ];
    const merges = [[1, 3] as const, [2, 1] as const, [3, 2] as const];
    expect(await line({ member, merges }, 'member_tally', ...at(2025))).toEqual({
      n: 1,
      total: 1,
      female: 1,
      age_unknown: 1,
    });
  });

  it('belong to all programmes of their record, once, in order', async () => {
    const sent = { member: [{ programmes: '2 1 2' }, { programmes: '2' }, { programmes: '' }] };
    for (const set of [[1, 2], [2], []])
      expect(await line(sent, 'member_tally', ...at(2025, 0, set))).toMatchObject({ total: 1 });
  });

  it('are of the year of their registration, else of that of receipt, as it is in Dhaka', async () => {
    const late = new Date('2024-12-31T18:30:00Z');
    expect(await keysOf({ member: [{ on: '', receivedAt: late, union: null }] }, 'member_tally')).toEqual([at(2025)]);
    expect(await keysOf({ member: [{ on: '2023-02-30', receivedAt: late, union: null }] }, 'member_tally')).toEqual([
      at(2025),
    ]);
    expect(await keysOf({ member: [{ on: '2019-06-30', union: null }] }, 'member_tally')).toEqual([at(2019)]);
  });

  it('are young from 18 to 35 on the day of registration, both included, or as the project says', async () => {
    const ages = (...all: (number | string)[]) => ({ member: all.map((age) => ({ age })) });
    expect(await line(ages(17, 18, 35, 36, ''), 'member_tally', ...at(2025))).toMatchObject({ total: 5, youth: 2 });
    const bounds = { ...ages(17, 18, 35, 36), youth: [15, 17] as const };
    expect(await line(bounds, 'member_tally', ...at(2025))).toMatchObject({ total: 4, youth: 1 });
    const born = { member: ['1990-06-01', '1990-06-02', '2007-06-01', '2007-06-02'].map((bornOn) => ({ bornOn })) };
    // On 1 June 2025 these are 35, 34, 18 and 17.
    expect(await line(born, 'member_tally', ...at(2025))).toMatchObject({ total: 4, youth: 3 });
  });

  it('stand in the pyramid of ages by sex and by their age on the day of registration, each band with both its ends', async () => {
    const both = (...ages: number[]) => ages.flatMap((age) => ['male', 'female'].map((sex) => ({ age, sex })));
    const member = [
      ...both(0, 17, 18, 24, 25, 35, 36, 45, 46, 55, 56, 65, 66, 150),
      { bornOn: '2007-06-01', sex: 'female' },
      { bornOn: '2007-06-02', sex: 'female' },
    ];
    const parts = await line({ member }, 'member_tally', ...at(2025));
    expect(Object.fromEntries(Object.entries(parts ?? {}).filter(([name]) => name.startsWith('age_')))).toEqual({
      ...Object.fromEntries(
        [0, 18, 25, 36, 46, 56, 66].flatMap((band) => [
          [`age_${band}_male`, 2],
          [`age_${band}_female`, 2],
        ]),
      ),
      age_0_female: 3,
      age_18_female: 3,
    });
  });

  it('of whom age or sex is not known, or is neither of both, stand in no bar of it and are counted apart', async () => {
    const member = [{ sex: 'male' }, { sex: 'male', age: -1 }, { age: 30 }, { sex: 'other', age: 30 }, {}];
    expect(await line({ member }, 'member_tally', ...at(2025))).toEqual({
      n: 5,
      total: 5,
      male: 2,
      youth: 2,
      age_unknown: 5,
    });
  });

  it('of unknown sex, age or land are in the total and in none of the parts', async () => {
    const sent = { member: [{ sex: '', age: '', land: '' }, { sex: 'other' }, { land: -1 }] };
    expect(await line(sent, 'member_tally', ...at(2025))).toEqual({ n: 3, total: 3, age_unknown: 3 });
  });

  it('are counted by both where a part is of two things', async () => {
    const sent = {
      member: [
        { sex: 'female', age: 20, ethnic: 'yes', head: 'yes', land: 5 },
        { sex: 'male', age: 20 },
      ],
    };
    expect(await line(sent, 'member_tally', ...at(2025))).toEqual({
      n: 2,
      total: 2,
      male: 1,
      female: 1,
      youth: 2,
      youth_male: 1,
      youth_female: 1,
      ethnic: 1,
      ethnic_female: 1,
      heads: 1,
      heads_female: 1,
      land_one: 1,
      youth_land_one: 1,
      ethnic_land_one: 1,
      age_18_male: 1,
      age_18_female: 1,
    });
  });

  it('have land of 0 to 5, over 5 to 249, over 249 decimals', async () => {
    const sent = { member: [0, 5, 5.01, 249, 249.5].map((land) => ({ land })) };
    const parts = await line(sent, 'member_tally', ...at(2025));
    expect(parts).toMatchObject({ land_one: 2, land_two: 2, land_three: 1 });
  });

  it('are of the organisation that sent them', async () => {
    const sent = { member: [{ organizationId: 7, union: null }] };
    expect(await keysOf(sent, 'member_tally')).toEqual([[61, 0, 2025, [1], 7]]);
  });

  it('are read by the binding of today, and not at all by a form that has none', async () => {
    const sent = { member: [{ sex: 'male' }] };
    expect(await line({ ...sent, unbound: ['sex'] }, 'member_tally', ...at(2025))).toEqual({
      n: 1,
      total: 1,
      age_unknown: 1,
    });
    expect(await keysOf({ ...sent, unbound: ['member'] }, 'member_tally')).toEqual([]);
  });
});
