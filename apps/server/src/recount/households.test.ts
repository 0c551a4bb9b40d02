import { describe, expect, it } from 'vitest';
import { keysOf, line, type Sent } from './testing/small-programme.ts';

const SACP = [1];

describe('households', () => {
  const of = (...member: Sent['member'] & object) => ({ member: member.map((one) => ({ home: 'H1', ...one })) });

  it('are the people who share a number; who has none is no household', async () => {
    const sent = of({}, {}, { home: 'H2' }, { home: '' });
    expect(await line(sent, 'household_tally', 61, 0, 2025, SACP)).toEqual({ households: 2 });
  });

  it('are where, when and of the programmes of whoever was registered first', async () => {
    const sent = of(
      { id: 1, on: '2024-05-01', union: null, programmes: '2' },
      { id: 2, on: '2023-05-01', union: null, district: 11 },
      { id: 3, on: '2023-05-01', union: 2111 },
    );
    expect(await keysOf(sent, 'household_tally')).toEqual([0, 11, 1].map((unit) => [61, unit, 2023, [1]]));
  });

  it('have the men and women that the head states, else whoever was registered first; unknown adds nothing', async () => {
    const first = of({ id: 1, males: 4, females: 5 }, { id: 2, males: 9, females: 9 });
    expect(await line(first, 'household_tally', 61, 0, 2025, SACP)).toEqual({ households: 1, males: 4, females: 5 });
    const head = of(
      { id: 1, males: 4, females: 5 },
      { id: 2, males: 2, head: 'yes' },
      { id: 3, males: 1, head: 'yes' },
    );
    expect(await line(head, 'household_tally', 61, 0, 2025, SACP)).toEqual({ households: 1, males: 2 });
  });

  it('are not made of rejected or merged records', async () => {
    const sent = {
      ...of({ id: 1, state: 'rejected' }, { id: 2, males: 3 }, { id: 3, males: 8 }),
      merges: [[2, 3]] as never,
    };
    expect(await line(sent, 'household_tally', 61, 0, 2025, SACP)).toEqual({ households: 1, males: 3 });
    expect(await keysOf(of({ state: 'rejected' }), 'household_tally')).toEqual([]);
  });
});
