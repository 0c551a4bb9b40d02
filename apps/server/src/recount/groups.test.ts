import { describe, expect, it } from 'vitest';
import { at, line } from './testing/small-programme.ts';

describe('groups', () => {
  it('are of the year they were formed in, and rejected ones are only in lists', async () => {
    const sent = { group: [{ on: '2020-07-01' }, { on: '2020-01-01', state: 'rejected' as const }] };
    expect(await line(sent, 'group_tally', ...at(2020))).toEqual({ n: 2, total: 1 });
  });

  it('are also of the programmes of their members, who are found by what they picked, else by the code', async () => {
    const group = [
      { id: 1, code: 'A' },
      { id: 2, code: 'A' },
    ];
    const byCode = { group, member: [{ programmes: '2', groupCode: 'A' }] };
    expect(await line(byCode, 'group_tally', ...at(2025, 0, [1, 2]))).toEqual({ n: 1, total: 1 });
    expect(await line(byCode, 'group_tally', ...at(2025, 0, [1]))).toEqual({ n: 1, total: 1 });
    const picked = { group, member: [{ programmes: '2', groupId: 2, groupCode: 'none' }] };
    expect(await line(picked, 'group_tally', ...at(2025, 0, [1, 2]))).toEqual({ n: 1, total: 1 });
  });
});
