import type { ReportRow } from '@msurvey/contract';
import { PUBLISHED_FIGURES } from '@msurvey/domain';

/** How many figures of a report are something else than what was published of their closed year, by the year. */
export function changedFigures(rows: readonly ReportRow[]): Map<number, number> {
  const found = new Map<number, number>();
  // An indicator stands in a report once for each row under which it is shown.
  const seen = new Set<string>();
  for (const { mainData } of rows)
    for (const { indicator, aggregateInfo } of mainData)
      for (const { key, data } of aggregateInfo)
        for (const cell of data.yearData) {
          const now = cell.published?.now;
          const name = `${indicator.id} ${key} ${cell.year}`;
          if (!now || seen.has(name)) continue;
          seen.add(name);
          const count = PUBLISHED_FIGURES.filter((figure) => now[figure] !== cell[figure]).length;
          found.set(cell.year, (found.get(cell.year) ?? 0) + count);
        }
  return found;
}
