import type { ImplementationItem } from '@msurvey/contract';

/** A line of the list as it is typed; numbers are texts until they are sent. */
export interface Line {
  measuring_unit?: string | null;
  target?: string;
  date?: string;
  achieved?: string;
  title?: string;
  planDate?: string;
  doneOn?: string;
  name?: string;
  type?: number;
  start_date?: string;
  end_date?: string;
  weighting?: string;
  progress?: string;
  subActivityId?: number | null;
}
export type Measure = 1 | 2 | 3;

export const EMPTY_LINE: Record<Measure, Line> = {
  1: { measuring_unit: null, target: '', date: '', achieved: '' },
  2: { title: '', planDate: '', doneOn: '' },
  3: { name: '', type: 1, start_date: '', end_date: '', weighting: '', progress: '', subActivityId: null },
};

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));
/** What is not typed is not sent: it is not known, and not 0. */
const known = <K extends string>(key: K, value: string | undefined) =>
  (value ? { [key]: Number(value) } : {}) as Partial<Record<K, number>>;

/** Targets of one unit stand together on the wire, and one beneath the other in the form. */
export const linesOf = (items: readonly ImplementationItem[]): Line[] =>
  items.flatMap((item): Line[] => {
    if ('rows' in item)
      return item.rows.map(({ target, date, achieved }) => ({
        measuring_unit: item.measuring_unit,
        target: String(target),
        date,
        achieved: typed(achieved),
      }));
    if ('title' in item) return [{ title: item.title, planDate: item.planDate, doneOn: item.doneOn ?? '' }];
    return [{ ...item, weighting: String(item.weighting), progress: typed(item.progress) }];
  });

export function itemsOf(measure: Measure, lines: readonly Line[]): unknown[] {
  if (measure === 2)
    return lines.map(({ title, planDate, doneOn }) => ({ title, planDate, ...(doneOn ? { doneOn } : {}) }));
  if (measure === 3)
    return lines.map(({ name, type, start_date, end_date, weighting, progress, subActivityId }) => ({
      name,
      type,
      start_date,
      end_date,
      weighting: Number(weighting),
      ...known('progress', progress),
      ...(subActivityId ? { subActivityId } : {}),
    }));
  const units = new Map<string, { target: number; date: string | undefined; achieved?: number }[]>();
  for (const { measuring_unit, target, date, achieved } of lines) {
    const unit = measuring_unit ?? '';
    units.set(unit, [...(units.get(unit) ?? []), { target: Number(target), date, ...known('achieved', achieved) }]);
  }
  return [...units].map(([measuring_unit, rows]) => ({ measuring_unit, rows }));
}

export const weightSum = (lines: readonly Line[]): number =>
  Math.round(lines.reduce((sum, { weighting }) => sum + (Number(weighting) || 0), 0) * 100) / 100;
