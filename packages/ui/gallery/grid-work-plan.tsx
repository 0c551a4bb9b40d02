import { percentOf, sumOf } from '@msurvey/domain';
import { useCallback, useMemo } from 'react';
import type { GridHeader, ValueOf } from '../src/index.ts';
import { useWords } from './sample.ts';

interface PlanRow {
  id: string;
  name: string;
  unit: string | null;
  quantity: number | null;
  done: Record<string, number | null>;
  items?: PlanRow[];
}

const YEARS = ['2024-25', '2025-26', '2026-27'];
const known = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const sum = (rows: readonly PlanRow[], valueOf: ValueOf<PlanRow>, column: string) =>
  sumOf(rows.map((row) => known(valueOf(row, column))));

function useRows(): PlanRow[] {
  const say = useWords();
  return useMemo(() => {
    const works = [
      [say('Training on mulching and irrigation', 'মালচিং ও সেচ বিষয়ক প্রশিক্ষণ'), say('Batch', 'ব্যাচ')],
      [say('Demonstration of high-value fruit', 'উচ্চমূল্যের ফলের প্রদর্শনী'), say('Demos', 'প্রদর্শনী')],
      [say('Farmers’ field day', 'কৃষক মাঠ দিবস'), say('Event', 'অনুষ্ঠান')],
      [say('Re-excavation of canals', 'খাল পুনঃখনন'), say('KM', 'কিমি')],
    ] as const;
    const item = (agency: string, n: number): PlanRow => ({
      id: `${agency}-${n}`,
      name: works[n % works.length]?.[0] ?? '',
      unit: works[n % works.length]?.[1] ?? null,
      quantity: 120 * (n + 1),
      done: { '2024-25': 12 * (n + 1), '2025-26': n === 2 ? null : 31.5 * n, '2026-27': null },
    });
    const agency = (id: string, name: string, count: number): PlanRow => ({
      id,
      name,
      unit: null,
      quantity: null,
      done: {},
      items: Array.from({ length: count }, (_, n) => item(id, n)),
    });
    return [
      agency('dae', say('Department of Agricultural Extension', 'কৃষি সম্প্রসারণ অধিদপ্তর'), 6),
      agency('badc', say('Agricultural Development Corporation', 'কৃষি উন্নয়ন কর্পোরেশন'), 4),
      agency('bari', say('Agricultural Research Institute', 'কৃষি গবেষণা ইনস্টিটিউট'), 4),
    ];
  }, [say]);
}

/** Target, achievement and percent of one fiscal year. */
function yearColumns(year: string, say: ReturnType<typeof useWords>): GridHeader<PlanRow> {
  const [target, done] = [`target-${year}`, `done-${year}`];
  const share = (rows: readonly PlanRow[], valueOf: ValueOf<PlanRow>) =>
    percentOf(sum(rows, valueOf, done), sum(rows, valueOf, target));
  return {
    id: year,
    header: year,
    children: [
      {
        id: target,
        header: say('Target', 'লক্ষ্যমাত্রা'),
        kind: 'number',
        value: ({ quantity }) => (quantity === null ? null : Math.round(quantity / YEARS.length)),
        editable: true,
        min: 0,
        max: 100_000,
        decimals: 2,
        total: 'sum',
        rollUp: true,
      },
      {
        id: done,
        header: say('Achievement', 'অর্জন'),
        kind: 'number',
        value: (row) => row.done[year] ?? null,
        total: 'sum',
        rollUp: true,
      },
      {
        id: `share-${year}`,
        header: '(%)',
        kind: 'number',
        width: 88,
        value: (row, valueOf) => share([row], valueOf),
        total: share,
        rollUp: true,
      },
    ],
  };
}

/** As large as a plan of three agencies over three fiscal years. */
export function useWorkPlan() {
  const say = useWords();
  const rows = useRows();
  const columns = useMemo(
    (): GridHeader<PlanRow>[] => [
      { id: 'name', header: say('Sub-activity', 'উপ-কার্যক্রম'), width: 280, value: ({ name }) => name },
      { id: 'unit', header: say('Unit', 'একক'), width: 96, value: ({ unit }) => unit },
      {
        id: 'targets',
        header: say('Fiscal years', 'অর্থবছর'),
        children: YEARS.map((year) => yearColumns(year, say)),
      },
      {
        id: 'quantity',
        header: say('Whole project', 'সমগ্র প্রকল্প'),
        kind: 'number',
        value: ({ quantity }) => quantity,
        editable: true,
        total: 'sum',
        rollUp: true,
      },
      { id: 'note', header: say('Note', 'মন্তব্য'), value: () => null, editable: true, maxLength: 200 },
    ],
    [say],
  );
  const rowId = useCallback(({ id }: PlanRow) => id, []);
  const childrenOf = useCallback(({ items }: PlanRow) => items, []);
  return { rows, columns, rowId, childrenOf };
}
