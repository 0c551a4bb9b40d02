import type { indicators } from '@msurvey/contract';
import { indicatorPeriod, isWithinYears, needsReason, overlap, periodLabel } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { fieldFaults, fieldProblem, Problem, problem } from '#problem/problem.ts';
import { findIndicator, yearsOf } from '../find-indicator.ts';
import { closedYearFault } from '../published/closed-years.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { computedValues } from '../values/reported.ts';
import { writeChange } from '../values/save-collection.ts';
import { type Said, valuesOf } from '../values/value.queries.ts';
import { countedPeriods } from './preview-source.ts';
import { checkedSource } from './source-form.ts';
import { fillNote } from './source-words.ts';

/** Counts once and writes what was found as the draft of one period; from then on it is a value like any typed one. */
export async function fillFromIndicatorSource(call: Call<(typeof indicators)['fillFromIndicatorSource']>) {
  const { db, body, language } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  const { id, projectId, setting } = found;
  if (found.row.isAggregated) return problem('indicator.is-aggregated');
  if (setting.isDerived) return problem('indicator.read-only');
  const period = indicatorPeriod(body.date, setting.frequency);
  if (!period || !isWithinYears(period, await yearsOf(db, projectId)))
    return fieldProblem('date', 'indicator.period-unfit');
  const checked = await checkedSource(call, found, body.source);
  if (checked instanceof Problem) return checked;
  await holdIndicator(db, projectId, id);
  const { periods } = await countedPeriods(call, found, checked);
  const isIt = ({ first, last }: { first: string; last: string }) => first === period.first && last === period.last;
  const counted = periods.find(isIt);
  if (!counted) return problem('indicator.nothing-counted');
  const rows = await valuesOf(db, projectId, id);
  const was = rows.find(isIt);
  if (was?.state === 'accepted') return problem('indicator.accepted');
  if (rows.some((row) => row !== was && overlap(row, period))) return fieldProblem('date', 'indicator.period-overlap');
  const computed = (await computedValues(db, found)).find(isIt)?.total.value ?? null;
  const { value, denominator } = counted.total;
  if (body.reason === null && needsReason(computed, value)) return fieldFaults({ field: 'reason', fault: 'required' });
  const closed = await closedYearFault(db, found, [period], body.reason);
  if (closed) return closed;
  const comment = fillNote(checked.form.title, body.source.formula, counted.records, language);
  const { reason } = body;
  const said: Said = { value, denominator, text: null, input: null, leaves: counted.leaves, comment, reason };
  const row = { period: periodLabel(period), first: period.first, last: period.last };
  await writeChange(call, found, { changed: [{ row, was, said }], gone: [] }, reason);
  return { data: { date: row.period, value, denominator, records: counted.records } };
}
