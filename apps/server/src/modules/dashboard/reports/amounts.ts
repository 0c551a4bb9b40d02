import { type CountedFigure, type FigureName, FIGURES, type WorkPart } from '@msurvey/domain';
import { added, type WorkAmounts } from '#modules/figures/index.ts';

/** A line of works in the columns of a report: each column is a figure, and each figure a part of what is counted. */
export const inColumns = <C extends string>(report: Record<C, FigureName>, line: WorkAmounts): Record<C, number> =>
  Object.fromEntries(
    Object.entries(report).map(([column, name]) => {
      const figure: CountedFigure = FIGURES[name as FigureName];
      return [column, line[figure.part as WorkPart] ?? 0];
    }),
  ) as Record<C, number>;

/** What several lines come to. */
export function summedUp(lines: readonly WorkAmounts[]): WorkAmounts {
  const sum: WorkAmounts = {};
  for (const line of lines)
    for (const [part, amount] of Object.entries(line) as [WorkPart, unknown][])
      if (typeof amount === 'number') sum[part] = added(sum[part] ?? 0, amount);
  return sum;
}

/** The lines of each key, in the order in which the keys come. */
export function grouped<K, T>(lines: readonly T[], keyOf: (line: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return [...groups];
}
