import type { indicators } from '@msurvey/contract';
import {
  dayInDhaka,
  indicatorPeriod,
  isGroupTied,
  isSplit,
  may,
  type PeriodDays,
  periodKindOf,
  sourcePeriods,
} from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { formFor } from '#http/project-gate.queries.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { type Asking, findIndicator, type FoundIndicator } from '../find-indicator.ts';
import { countRecords, sampleRecords } from './count-records.queries.ts';
import { type CheckedSource, checkedSource } from './source-form.ts';
import { periodView } from './source.view.ts';

/** What a checked source comes to, period by period. */
export async function countedPeriods({ db }: Asking, found: FoundIndicator, { asked, groups }: CheckedSource) {
  const { counts, withoutPeriod } = await countRecords(db, asked);
  const { reading, setting } = found;
  const kind = periodKindOf(setting.frequency);
  const periods = sourcePeriods(counts, asked.source, { groups, reading, kind, today: dayInDhaka(new Date()) });
  const records = counts.reduce((sum, row) => (row.group === -1 ? sum + row.records : sum), 0);
  return { periods, records, withoutPeriod };
}

/** Records are named only to whoever sees the data of the form, and only those within reach. */
async function samplesFor({ db, who }: Asking, { asked, form }: CheckedSource, days: PeriodDays) {
  if (!may(who, 'Form Data/View')) return null;
  const entered = await formFor(db, form.id, may(who, 'fao-admin') ? null : who.userId, null);
  if (!entered) return null;
  const rows = await sampleRecords(db, asked, await reachOfRecords(db, who, form.projectId), days);
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}

export async function previewIndicatorSource(call: Call<(typeof indicators)['previewIndicatorSource']>) {
  const { body, language } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  if (found.row.isAggregated) return problem('indicator.is-aggregated');
  const { reading, setting } = found;
  const only = body.date === undefined ? undefined : indicatorPeriod(body.date, setting.frequency);
  if (only === null) return fieldFaults({ field: 'date', fault: 'invalid' });
  const checked = await checkedSource(call, found, body.source);
  if (checked instanceof Problem) return checked;
  const { periods, records, withoutPeriod } = await countedPeriods(call, found, checked);
  const { form, asked, groups } = checked;
  const { source, months } = asked;
  const tied = isSplit(source.formula, reading) ? groups.filter((group) => isGroupTied(source, group)) : [];
  const frequency = setting.frequency;
  const days = only ?? { first: `${months.first}-01`, last: `${months.last}-31` };
  return {
    data: {
      periods: periods.map((period) => periodView(period, { tied, frequency, reading, language })),
      records,
      withoutPeriod,
      isReviewed: form.isReviewed,
      form,
      samples: await samplesFor(call, checked, days),
    },
  };
}
