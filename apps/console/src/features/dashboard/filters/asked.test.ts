// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ANY, askedBy, cutBy, known } from '~/features/dashboard/filters/asked.ts';
import { remember, remembered } from '~/features/dashboard/filters/remembered.ts';

describe('the filters of the dashboard', () => {
  it('are asked for with −1 for all', () => {
    expect(askedBy(61, ANY)).toEqual({
      projectId: 61,
      division_id: -1,
      district_id: -1,
      upazila_id: -1,
      union_id: -1,
      project: -1,
      year: -1,
      agency: -1,
    });
  });

  it('take what an address says only as far as there is such a choice', () => {
    expect(known({ ...ANY, project: 3, year: 2031, agency: 6 })).toEqual(ANY);
    expect(known({ ...ANY, project: 2, year: 2015.5, agency: 5 })).toEqual({ ...ANY, project: 2, agency: 5 });
  });

  it('open figures at the lowest place, by the agency’s own id', () => {
    expect(cutBy({ ...ANY, division: 1, district: 12, year: 2025, agency: 2 }, 3)).toMatchObject({
      unitId: 12,
      programme: null,
      from: 2025,
      to: 2025,
      agencyId: 3,
    });
    expect(cutBy(ANY, null)).toMatchObject({ unitId: null, from: null, to: null });
  });
});

describe('what is remembered', () => {
  afterEach(() => localStorage.clear());
  const names = Object.keys(ANY);

  it('is each person’s own, in each project', () => {
    remember(1, 61, { year: 2025 });
    expect(remembered(1, 61, names)).toEqual({ year: 2025 });
    expect(remembered(2, 61, names)).toEqual({});
    expect(remembered(1, 2, names)).toEqual({});
  });

  it('is nothing after a reset, and nothing that is no filter', () => {
    remember(1, 61, { year: 2025, other: 3 });
    expect(remembered(1, 61, names)).toEqual({ year: 2025 });
    remember(1, 61, {});
    expect(remembered(1, 61, names)).toEqual({});
    localStorage.setItem('msurvey.dashboard.1.61', '{"year": "soon"');
    expect(remembered(1, 61, names)).toEqual({});
  });
});
