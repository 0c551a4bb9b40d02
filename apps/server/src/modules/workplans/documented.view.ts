import type { PlanTemplateItem, WirePlanRow } from '@msurvey/contract';
import {
  achievementOf,
  cumulativeUpTo,
  type Language,
  percentOrZero,
  progressUpToDate,
  wireNumber,
} from '@msurvey/domain';
import { cellOf } from './apply-edits.ts';
import type { PlanRow } from './plan.queries.ts';

const stated = (value: number | null): string | null => (value === null ? null : wireNumber(value));

/** A row of a fiscal year in the spellings of the documents. What nobody saved has no id there and is no row. */
export function wireRows(agency: number, rows: readonly PlanRow[], year: number): WirePlanRow[] {
  return rows.flatMap((row): WirePlanRow[] => {
    const cell = cellOf(row, year);
    if (row.id === null || cell.id === null) return [];
    const achievement = achievementOf(cell);
    const cumulative = cumulativeUpTo(row.cells, year);
    return [
      {
        id: row.id,
        subActivity: row.subActivityId,
        agency,
        json: {
          unit: row.unit,
          quantity: wireNumber(row.quantity),
          cumulativeAchievement: wireNumber(cumulative),
          progressDate: wireNumber(progressUpToDate(cumulative, row.quantity)),
        },
        stated: { cumulativeAchievement: stated(row.cumulative), progressDate: stated(row.progress) },
        fiscalYearData: {
          id: cell.id,
          target: wireNumber(cell.target),
          achievement: wireNumber(achievement),
          parcent: wireNumber(percentOrZero(achievement, cell.target)),
        },
      },
    ];
  });
}

/** What stands in the first columns of a plan that nobody began yet. */
export const templateOf = (rows: readonly PlanRow[], language: Language): PlanTemplateItem[] =>
  rows.map(({ subActivityId, label, programme, unit }) => ({
    label: label[language] ?? label.en,
    projectName: programme,
    unit,
    valueText: subActivityId,
  }));
