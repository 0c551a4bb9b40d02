import { describe, expect, it } from 'vitest';
import { ANY_WAITING, readWaitingFilters, waitingInput } from '~/features/activities/desk/waiting-filters.ts';

const inputOf = (address: string) => waitingInput(readWaitingFilters(new URLSearchParams(address)));

describe('what the queue of all is narrowed by', () => {
  it('is nothing where the address says nothing, or nonsense', () => {
    const all = { subActivityId: null, placeId: null, agencyId: null, collectorId: null, minDays: null, check: null };
    expect(readWaitingFilters(new URLSearchParams())).toEqual(ANY_WAITING);
    expect(inputOf('')).toEqual(all);
    expect(inputOf('agency=x&collector=-4&days=5&check=none&subActivity=1e3&district=0.5')).toEqual(all);
  });

  it('is the narrowest place, and what else was chosen', () => {
    expect(inputOf('division=3&district=14&agency=2&collector=9&days=30&check=photo-missing')).toMatchObject({
      placeId: 14,
      agencyId: 2,
      collectorId: 9,
      minDays: 30,
      check: 'photo-missing',
    });
  });

  it('names records without a sub-activity, and follow-ups, by their own numbers', () => {
    expect(['0', '-1', '73'].map((id) => inputOf(`subActivity=${id}`).subActivityId)).toEqual([0, -1, 73]);
  });
});
