import type { PlanView } from '@msurvey/contract';
import type { GridColumn, GridHeader } from '@msurvey/ui';
import { describe, expect, it } from 'vitest';
import { planColumns } from '~/features/workplans/columns.ts';
import type { PlanLine, SubActivity } from '~/features/workplans/plan-rows.ts';

const label = { en: 'Work', bn: null, fr: null, ro: null, zh: null };
const cell = (year: number, target: number | null, recorded: number, opening: number | null = null) => ({
  year,
  target,
  recorded,
  opening,
  agreed: null,
  waiting: 0,
  openingReason: null,
  openingSource: null,
});
const line = (
  id: number,
  unit: string,
  quantity: number | null,
  cells: PlanView['rows'][number]['cells'],
): PlanLine => {
  const plan: SubActivity = {
    subActivityId: id,
    code: `1.0${id}`,
    label,
    unit,
    programme: 'SACP',
    type: 'training',
    quantity,
    cells,
    isMeasured: false,
    isActive: true,
    stated: { cumulative: null, progress: null },
  };
  return { id, name: plan.code, unit, plan };
};

const leaves = (headers: readonly GridHeader<PlanLine>[]): GridColumn<PlanLine>[] =>
  headers.flatMap((header) => ('children' in header ? leaves(header.children) : [header]));
function gridOf(years: number[], today: string | null = null) {
  const columns = leaves(
    planColumns({
      t: (key) => key,
      years,
      yearWords: String,
      canEdit: true,
      today,
      rules: new Map(),
      revised: new Set(),
    }),
  );
  const byId = new Map(columns.map((column) => [column.id, column]));
  const valueOf = (row: PlanLine, id: string): string | number | null => byId.get(id)?.value(row, valueOf) ?? null;
  const totalOf = (rows: PlanLine[], id: string) => {
    const total = byId.get(id)?.total;
    return typeof total === 'function' ? total(rows, valueOf) : undefined;
  };
  return { ids: [...byId.keys()], valueOf, totalOf, byId };
}

const batches = line(1, 'Batch', 100, [cell(2024, 20, 10, 5), cell(2025, 40, 10)]);
const more = line(2, 'Batch', null, [cell(2025, null, 3)]);
const canal = line(3, 'KM', 10, [cell(2025, 2, 1.5)]);

describe('the columns of a plan', () => {
  it('are target, achievement and percent of each year, then what was reached to date', () => {
    expect(gridOf([2025]).ids).toEqual([
      'name',
      'unit',
      'quantity',
      'target-2025',
      'done-2025',
      'percent-2025',
      'cumulative',
      'progress',
    ]);
  });

  it('add what was before the records, and all years up to the last one shown, also those that are not', () => {
    const { valueOf } = gridOf([2025]);
    expect(valueOf(batches, 'done-2025')).toBe(10);
    expect(valueOf(batches, 'percent-2025')).toBe(25);
    expect(valueOf(batches, 'cumulative')).toBe(25);
    expect(valueOf(batches, 'progress')).toBe(25);
    expect(gridOf([2024]).valueOf(batches, 'cumulative')).toBe(15);
    expect([valueOf(more, 'percent-2025'), valueOf(more, 'progress')]).toEqual([0, 0]);
  });

  it('are summed where the unit is one, and never kilometres with batches', () => {
    const { totalOf } = gridOf([2025]);
    expect(totalOf([batches, more], 'done-2025')).toBe(13);
    expect(totalOf([batches, more, canal], 'done-2025')).toBeNull();
    expect(totalOf([batches, more, canal], 'percent-2025')).toBe(50);
  });

  it('show what was typed for a computed figure beside it, where it differs', () => {
    const { byId } = gridOf([2025]);
    const told = (cumulative: number | null) => {
      const plan = batches.plan as SubActivity;
      const line = { ...batches, plan: { ...plan, stated: { cumulative, progress: null } } };
      return byId.get('cumulative')?.cell?.(line, '25');
    };
    expect([told(null), told(25), told(99)]).toEqual(['25', '25', 'cell.stated']);
  });

  it('refuse an achievement below what is recorded', () => {
    const { byId } = gridOf([2025]);
    expect(byId.get('done-2025')?.validate?.(9, batches)).toBe('cell.belowRecorded');
    expect(byId.get('done-2025')?.validate?.(10, batches)).toBeUndefined();
    expect(byId.get('done-2025')?.validate?.(null, batches)).toBeUndefined();
  });

  it('say in a word how a year stands, of one that has begun', () => {
    const { valueOf, ids } = gridOf([2025], '2025-12-31');
    expect(valueOf(batches, 'expected-2025')).toBe(20);
    expect(valueOf(batches, 'standing-2025')).toBe('standing.behind');
    expect(valueOf(canal, 'standing-2025')).toBe('standing.ahead');
    expect(valueOf(more, 'standing-2025')).toBeNull();
    expect(ids).toContain('forecast-2025');
    expect(gridOf([2026], '2025-12-31').ids).not.toContain('forecast-2026');
  });
});
