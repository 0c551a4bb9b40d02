import { describe, expect, it } from 'vitest';
import { keysOf, line } from './testing/small-programme.ts';

const ids = (...all: number[]) => all.map((id) => ({ id }));
const numbers = (...all: string[]) => all.map((no) => ({ no }));

describe('unique people', () => {
  it('count where they are registered, wherever they took part', async () => {
    const sent = { member: [{ id: 1, union: 1111 }], training: [{ union: 2111, who: ids(1) }] };
    const keys = (await keysOf(sent, 'reach_tally')) as number[][];
    expect(new Set(keys.map((key) => key[1]))).toEqual(new Set([0, 1, 11, 111, 1111]));
  });

  it('count once in a scope and period, and are `more` who came to two or more', async () => {
    const sent = {
      member: [{ id: 1 }, { id: 2 }],
      training: [
        { on: '2025-01-01', who: ids(1, 1, 2) },
        { on: '2024-12-31', who: ids(1) },
      ],
    };
    expect(await line(sent, 'reach_tally', 61, 0, 0, 1)).toEqual({ people: 2, more: 1 });
    expect(await line(sent, 'reach_tally', 61, 0, 2025, 1)).toEqual({ people: 2 });
    expect(await line(sent, 'reach_tally', 61, 0, 2024, 1)).toEqual({ people: 1 });
  });

  it('of a type and of a type in a programme count once over all its sub-activities', async () => {
    const sent = {
      member: [{ id: 1 }],
      training: [1, 2, ''].map((sub) => ({ sub, who: ids(1) })),
    };
    // 1 is of SACP, 2 of RAINS, the third of none.
    for (const [scope, parts] of [
      [-10, { people: 1, more: 1 }],
      [-11, { people: 1 }],
      [-12, { people: 1 }],
      [1, { people: 1 }],
      [-60, undefined],
    ] as const)
      expect(await line(sent, 'reach_tally', 61, 0, 0, scope), `${scope}`).toEqual(parts);
  });

  it('an activity of the general form is of the type of its sub-activity, without one it is other', async () => {
    const sent = {
      member: [{ id: 1 }],
      activity: [
        { sub: 3, who: ids(1) },
        { sub: '', who: ids(1) },
      ],
    };
    expect(await line(sent, 'reach_tally', 61, 0, 0, -20)).toEqual({ people: 1 });
    expect(await line(sent, 'reach_tally', 61, 0, 0, -60)).toEqual({ people: 1 });
  });

  it('are found by their number, the first of those who have it, and by the number that a record without one has', async () => {
    const sent = {
      member: [
        { id: 2, no: 'M1', sex: 'male' },
        { id: 1, no: 'M1', sex: 'female' },
        { id: 3, sex: 'male' },
      ],
      training: [{ who: numbers('M1', 'N3', 'nobody') }],
    };
    expect(await line(sent, 'reach_tally', 61, 0, 0, 1)).toEqual({ people: 2, male: 1, female: 1 });
  });

  it('who were picked several at once are the same as those listed one by one', async () => {
    const sent = { member: [{ id: 1 }, { id: 2 }], training: [{ picked: '1 2 2 77 x' }] };
    expect(await line(sent, 'reach_tally', 61, 0, 0, 1)).toEqual({ people: 2 });
    expect(await line(sent, 'work_tally', 61, 0, 0, 1, '', '')).toEqual({ activities: 1, attendances: 3 });
  });

  it('who were picked are there once, though they are listed beside, and guests are there, too', async () => {
    const sent = {
      member: [{ id: 1 }, { id: 2 }, { id: 3 }],
      training: [
        { picked: '1 2 3', pickedIds: '1 2 3', pickedNumbers: '||A9', who: [...ids(1), { no: 'A9' }, { name: 'Z' }] },
      ],
    };
    expect(await line(sent, 'work_tally', 61, 0, 0, 1, '', '')).toEqual({ activities: 1, attendances: 4 });
  });

  it('what a merged record took part in counts for the one that stands, at the end of the chain', async () => {
    const sent = {
      member: [{ id: 1, sex: 'male' }, { id: 2 }, { id: 3 }],
      merges: [[2, 3] as const, [1, 2] as const],
      training: [{ who: ids(3) }, { who: ids(1, 2) }],
    };
    expect(await line(sent, 'reach_tally', 61, 0, 0, 1)).toEqual({ people: 1, more: 1, male: 1 });
  });

  it('are not those whose record is rejected or gone, nor who is in no registry', async () => {
    const sent = {
      member: [{ id: 1, state: 'rejected' as const }],
      training: [{ who: [...ids(1, 99), { name: 'Z' }] }],
    };
    expect(await keysOf(sent, 'reach_tally')).toEqual([]);
  });

  it('took part in what is approved, not in what waits or was rejected', async () => {
    const sent = {
      member: [{ id: 1 }],
      training: (['received', 'rejected'] as const).map((state) => ({ state, who: ids(1) })),
    };
    expect(await keysOf(sent, 'reach_tally')).toEqual([]);
  });

  it('are counted by sex, youth, grown-ups and ethnic minority', async () => {
    const sent = {
      member: [
        { id: 1, sex: 'female', age: 36, ethnic: 'yes' },
        { id: 2, sex: 'male', age: 35 },
        { id: 3, age: 17 },
      ],
      training: [{ who: ids(1, 2, 3) }],
    };
    expect(await line(sent, 'reach_tally', 61, 0, 0, 1)).toEqual({
      people: 3,
      male: 1,
      female: 1,
      youth: 1,
      youth_male: 1,
      adult: 1,
      adult_female: 1,
      ethnic: 1,
      ethnic_female: 1,
    });
  });

  it('who owns a plot or looks after a structure took part in it', async () => {
    const sent = { member: [{ id: 1 }], demonstration: [{ sub: 5, owner: 1 }] };
    expect(await line(sent, 'reach_tally', 61, 0, 0, -30)).toEqual({ people: 1 });
  });
});
