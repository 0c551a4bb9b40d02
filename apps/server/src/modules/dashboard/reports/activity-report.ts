import type { ActivitySum } from '@msurvey/contract';
import { ACTIVITY_REPORT, type Cut, type Language } from '@msurvey/domain';
import type { Db, Labels } from '#db/tables.ts';
import { agencies, subActivities } from '#modules/activities/index.ts';
import { reachBySubActivity, type WorkAmounts, worksBySubActivity } from '#modules/figures/index.ts';
import { grouped, inColumns, summedUp } from './amounts.ts';

const inWords = (labels: Labels | undefined, language: Language): string => labels?.[language] ?? labels?.en ?? '';
/** Units differ from one sub-activity to another, so that quantities of several do not add up. */
const sumOf = (lines: readonly WorkAmounts[]): ActivitySum => {
  const { quantity: _, ...sum } = inColumns(ACTIVITY_REPORT, summedUp(lines));
  return sum;
};

/** Work that is counted has no quantity: “0 batches” beside eleven trainings would be wrong. */
const measuredOf = <R extends { quantity: number }>(isMeasured: boolean, row: R) => ({
  ...row,
  quantity: isMeasured || row.quantity > 0 ? row.quantity : null,
});

/** A row for each sub-activity with anything approved, under its agency, and what names none. */
export async function activityReport(db: Db, cut: Cut, language: Language) {
  const [lines, people, catalogue, names] = await Promise.all([
    worksBySubActivity(db, cut),
    reachBySubActivity(db, cut),
    subActivities(db, null),
    agencies(db),
  ]);
  const done = new Map(lines.filter(({ activities = 0 }) => activities > 0).map((line) => [line.workId, line]));
  const rows = catalogue.flatMap((item) => {
    const line = done.get(item.id);
    return line ? [{ item, line }] : [];
  });
  const without = [...done.values()].filter(({ workId }) => workId < 0);
  return {
    report: grouped(rows, ({ item }) => item.agencyId).map(([id, those]) => ({
      id,
      name: inWords(names.find((agency) => agency.id === id)?.name, language),
      ...sumOf(those.map(({ line }) => line)),
      subActivities: those.map(({ item, line }) => ({
        id: item.id,
        code: item.code,
        name: inWords(item.label, language),
        unit: item.unit,
        type: item.type,
        ...measuredOf(item.isMeasured, inColumns(ACTIVITY_REPORT, line)),
        uniqueBeneficiaries: people.get(item.id) ?? 0,
      })),
    })),
    without: sumOf(without),
    total: sumOf([...rows.map(({ line }) => line), ...without]),
  };
}
