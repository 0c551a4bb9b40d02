import type { indicators } from '@msurvey/contract';
import {
  fiscalYearLabel,
  indicatorPeriod,
  indicatorPeriods,
  periodLabel,
  periodProgress,
  type PeriodDays,
  reachedIn,
} from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { fieldFaults, Problem } from '#problem/problem.ts';
import { findIndicator, yearsOf } from './find-indicator.ts';
import { periodValue, reportedValues } from './values/reported.ts';
import { collectedIn, targetKind } from './values/show-targets.ts';
import { targetsOf } from './values/value.queries.ts';

type Calls = typeof indicators;

export async function indicatorYears({ db, project }: Call<Calls['indicatorYears']>) {
  const { from, to } = await yearsOf(db, project.homeId);
  const years = Array.from({ length: to - from + 1 }, (_, i) => ({ year: from + i, label: fiscalYearLabel(from + i) }));
  return { data: { year_start: from, year_end: to, years } };
}

export async function reportingPeriods({ db, query, project }: Call<Calls['reportingPeriods']>) {
  const periods = indicatorPeriods(await yearsOf(db, project.homeId), query.frequency);
  return {
    data: periods.map((period) => {
      const label = periodLabel(period);
      return { id: label, name: label, first: period.first, last: period.last };
    }),
  };
}

/** Each period for which there is a target or a value; a year and its parts stand side by side. */
export async function targetVsCollection(call: Call<Calls['targetVsCollection']>) {
  const found = await findIndicator(call, call.query.indicatorId);
  if (found instanceof Problem) return found;
  const targets = (await targetsOf(call.db, found.projectId, found.id)).map(periodValue);
  const values = await reportedValues(call.db, found);
  const days = new Map<string, PeriodDays>(
    [...targets, ...values].map(({ first, last }) => [`${first} ${last}`, { first, last }]),
  );
  const { reading } = found;
  const planned = { kind: targetKind(reading), mode: reading.mode } as const;
  const periods = [...days.values()].sort((a, b) =>
    a.last < b.last ? -1 : a.last > b.last ? 1 : a.first < b.first ? -1 : 1,
  );
  return {
    data: periods.map((period) => {
      const [target, collection] = [collectedIn(targets, planned, period), collectedIn(values, reading, period)];
      return {
        reportingPeriod: { id: labelOf(period) },
        target,
        collection,
        progress: periodProgress(collection, target),
      };
    }),
  };
}

/** Year, half, quarter or month: by how many months there are between the first and the last day. */
function labelOf({ first, last }: PeriodDays): string {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const kinds = { 1: 'month', 3: 'quarter', 6: 'half', 12: 'fiscalYear' } as const;
  const kind = kinds[(month(last) - month(first) + 1) as keyof typeof kinds];
  return kind ? periodLabel({ kind, first, last }) : first;
}

/** One leaf; of crossed items in whatever order they are named. */
export async function valueOfItem(call: Call<Calls['valueOfItem']>) {
  const found = await findIndicator(call, call.query.logframeId);
  if (found instanceof Problem) return found;
  const period = indicatorPeriod(call.query.year, found.setting.frequency);
  if (!period) return fieldFaults({ field: 'year', fault: 'invalid' });
  const reached = reachedIn(await reportedValues(call.db, found), found.reading, period);
  const asked = call.query.disaggregationId.split('.').map(Number).sort().join('.');
  const leaf = Object.entries(reached?.leaves ?? {}).find(
    ([key]) => key.split('.').map(Number).sort().join('.') === asked,
  )?.[1];
  return { data: leaf ?? { value: null, denominator: null } };
}
