import type { ComputedPeriod, indicatorNumbers } from '@msurvey/contract';
import {
  type Amount,
  type CountedWork,
  type Language,
  leafItems,
  leafKeys,
  NOTHING,
  parsePeriod,
  type PeriodDays,
  periodKindOf,
  periodLabel,
  periodOf,
  type PeriodValue,
  shownValue,
  statedDifference,
} from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { Problem } from '#problem/problem.ts';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import { findIndicator, groupsOf, itemLabel } from '../find-indicator.ts';
import { type Numbers, numbersOf } from '../numbers/load.ts';
import { sourcesOf } from '../numbers/stored.queries.ts';
import { computedOf, countedStates } from './computed.queries.ts';
import { attributesOf } from './counted-work.ts';

const isSame = (a: PeriodDays, b: PeriodDays) => a.first === b.first && a.last === b.last;
const at = <P extends PeriodDays>(periods: readonly P[], days: PeriodDays): P | undefined =>
  periods.find((one) => isSame(one, days));

/** The leaves of every group, by their names, with what they open by. */
function leavesOf(groups: readonly (readonly TypeRow[])[], counts: CountedWork | null, language: Language) {
  return groups.flatMap((group) =>
    leafKeys(group).map((key) => {
      const items = leafItems(key);
      const names = items.flatMap((item, i) => {
        const known = group[i]?.items.find((one) => one.id === item);
        return known ? [itemLabel(known, language)] : [];
      });
      return { key, name: names.join(' · '), attributes: counts && attributesOf(counts.count, group, items) };
    }),
  );
}

/** What is found in the same periods: fetched of a derived indicator, counted of others. */
function foundPeriods(numbers: Numbers, all: ReadonlyMap<number, Numbers>): readonly PeriodValue[] {
  const { source, setting, computed } = numbers;
  if (source !== 'derived' || setting.derivedIndicator === null) return computed;
  return all.get(setting.derivedIndicator)?.periods ?? [];
}

/** What the product counts, period by period, and what somebody stated in the same one. */
export async function indicatorComputed(call: Call<(typeof indicatorNumbers)['indicatorComputed']>) {
  const { db, language } = call;
  const found = await findIndicator(call, call.query.logframeId);
  if (found instanceof Problem) return found;
  const { projectId, id, setting, row } = found;
  const sources = (await sourcesOf(db, projectId, [id])).filter((one) => one.projectId === projectId);
  const nodes = sources.map(({ nodeId }) => ({ id: nodeId, isAggregated: nodeId === id && row.isAggregated }));
  const [groups, rows, states, all] = [
    await groupsOf(call, found),
    await computedOf(db, projectId, [id], false),
    await countedStates(db, projectId, [id]),
    await numbersOf(db, projectId, nodes, { nodeIds: nodes.map((one) => one.id), withLeaves: true }),
  ];
  const numbers = all.get(id) as Numbers;
  const counts = numbers.counts;
  const leaves = leavesOf(groups, counts, language);
  const kind = periodKindOf(setting.frequency);
  const isDerived = numbers.source === 'derived';
  // A share of records is shown as the percentage that it is.
  const said = (amount: Amount) => (numbers.source === 'records' ? shownValue(numbers.how.kind, amount) : amount.value);
  const periods = foundPeriods(numbers, all).map((period): ComputedPeriod => {
    const { first, last } = period;
    const stated = isDerived ? undefined : at(numbers.stated, period);
    const value = isDerived ? at(numbers.periods, period) : period;
    const counted = rows.find((one) => one.firstDay === first && one.lastDay === last);
    const label = periodLabel(periodOf(kind, first));
    return {
      // A source may be reported by other periods than this one is.
      date: parsePeriod(kind, label)?.last === last ? label : periodLabel(periodOf('fiscalYear', first)),
      first,
      last,
      value: value ? said(value.total) : null,
      fetched: isDerived ? period.total.value : null,
      stated: stated ? said(stated.total) : null,
      reason: stated?.reason ?? null,
      difference: statedDifference(said(period.total), stated ? said(stated.total) : null),
      tookPart: counted?.tookPart ?? null,
      fresh: counted?.fresh ?? null,
      leaves: leaves.map((leaf) => ({
        ...leaf,
        value: said(value?.leaves[leaf.key] ?? NOTHING),
        fetched: isDerived ? (period.leaves[leaf.key]?.value ?? null) : null,
        stated: said(stated?.leaves[leaf.key] ?? NOTHING),
      })),
    };
  });
  const state = states[0];
  return {
    data: {
      logframeId: id,
      counts: counts && { ...counts, subActivityIds: [...counts.subActivityIds] },
      asOf: state?.asOf?.toISOString() ?? null,
      isStale: state?.isStale ?? false,
      periods,
    },
  };
}
