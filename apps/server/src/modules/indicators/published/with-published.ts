import type { ReportRow } from '@msurvey/contract';
import { type ClosedYear, publishedYear } from '@msurvey/domain';

/** In closed years what was published stands, whatever became of it; what it is today stands beside. */
export function withPublished(rows: ReportRow[], closed: readonly ClosedYear[]): ReportRow[] {
  if (closed.length === 0) return rows;
  const byYear = new Map(closed.map((one) => [one.year, one]));
  return rows.map((row) => ({
    ...row,
    mainData: row.mainData.map(({ indicator, aggregateInfo }) => ({
      indicator,
      aggregateInfo: aggregateInfo.map((one) => ({
        ...one,
        data: {
          ...one.data,
          yearData: one.data.yearData.map((cell) => {
            const closing = byYear.get(cell.year);
            if (!closing) return cell;
            const { version, was, now, ...figures } = publishedYear(closing, indicator.id, one.key, cell);
            return { ...cell, ...figures, published: { version, was, now } };
          }),
        },
      })),
    })),
  }));
}

/** As it goes into a publication: figures alone, without what stood beside them on that day. */
export const withoutMarks = (rows: readonly ReportRow[]): ReportRow[] =>
  rows.map((row) => ({
    ...row,
    mainData: row.mainData.map(({ indicator, aggregateInfo }) => ({
      indicator,
      aggregateInfo: aggregateInfo.map((one) => ({
        ...one,
        data: { ...one.data, yearData: one.data.yearData.map(({ published: _, ...cell }) => cell) },
      })),
    })),
  }));
