import type { PlanView } from '@msurvey/contract';
import { describe, expect, it } from 'vitest';
import { carriedForward } from '~/features/workplans/carry-forward.ts';
import { editsOf, needsOf } from '~/features/workplans/edits.ts';

const label = { en: 'Training', bn: null, fr: null, ro: null, zh: null };
const cell = { agreed: null, waiting: 0, openingReason: null, openingSource: null };
const plan: PlanView = {
  agency: 3,
  code: 'DAE',
  name: label,
  version: 4,
  years: [
    { year: 2024, state: 'agreed', agreedBy: null, agreedAt: null, phasing: [25, 25, 25, 25], tolerance: 10 },
    { year: 2025, state: 'draft', agreedBy: null, agreedAt: null, phasing: [25, 25, 25, 25], tolerance: 10 },
  ],
  rows: [
    {
      subActivityId: 3,
      code: '1.03',
      label,
      unit: 'Batch',
      programme: 'SACP',
      type: 'training',
      isMeasured: false,
      isActive: true,
      quantity: null,
      stated: { cumulative: null, progress: null },
      cells: [{ ...cell, year: 2024, target: 10, recorded: 4, opening: null }],
    },
  ],
};
const change = (columnId: string, value: number | null) => ({ rowId: 3, columnId, value, before: null });

describe('the plan of the year before', () => {
  it('is carried forward to whatever has no target, and to nothing that somebody set or typed', () => {
    const typed = (key: string) => new Map([[key, 7]]);
    expect(carriedForward(plan, [2025], new Map())).toEqual([change('target-2025', 10)]);
    expect(carriedForward(plan, [2025], typed('3\u001ftarget-2025'))).toEqual([]);
    expect(carriedForward(plan, [2024], new Map())).toEqual([]);
    expect(carriedForward(plan, [2026], new Map())).toEqual([]);
  });
});

describe('what is typed into a plan', () => {
  it('is saved by cell, and of an achievement only what goes beyond the records', () => {
    const changes = [
      change('quantity', 50),
      change('target-2025', 12),
      change('done-2024', 9),
      change('done-2025', null),
    ];
    expect(editsOf(plan, changes)).toEqual({
      rows: [{ subActivityId: 3, quantity: 50 }],
      cells: [
        { subActivityId: 3, year: 2025, target: 12, opening: null },
        { subActivityId: 3, year: 2024, opening: 5 },
      ],
    });
  });

  it('needs a reason where an agreed target changes, and a source for what was before the records', () => {
    const asked = (...changes: ReturnType<typeof change>[]) => needsOf(plan, editsOf(plan, changes));
    expect(asked(change('target-2025', 12), change('quantity', 3))).toEqual({ reason: false, source: false });
    expect(asked(change('target-2024', 12))).toEqual({ reason: true, source: false });
    expect(asked(change('target-2024', 10))).toEqual({ reason: false, source: false });
    expect(asked(change('done-2025', 2))).toEqual({ reason: true, source: true });
    expect(asked(change('done-2024', 4))).toEqual({ reason: false, source: false });
  });
});
