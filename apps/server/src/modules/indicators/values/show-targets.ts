import type { TargetView } from '@msurvey/contract';
import {
  indicatorPeriods,
  type PeriodDays,
  type PeriodValue,
  periodLabel,
  periodProgress,
  reachedIn,
  type Reading,
  shownValue,
} from '@msurvey/domain';
import { type Asking, type FoundIndicator, groupsOf, headedGroups, yearsOf } from '../find-indicator.ts';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import { reportedValues } from './reported.ts';
import { dataView, periodView } from './row.view.ts';
import { setOf, targetsOf } from './value.queries.ts';

/** A target of a ratio is a percentage. */
export const targetKind = ({ kind }: Reading): Reading['kind'] => (kind === 'ratio' ? 'percentage' : kind);

/** What was collected in the days of a period, as it is shown. */
export function collectedIn(values: readonly PeriodValue[], reading: Reading, days: PeriodDays): number | null {
  const reached = reachedIn(values, reading, days);
  return reached && shownValue(reading.kind, reached.total);
}

/** What a page of targets or values begins with. */
export async function pageHead(asking: Asking, found: FoundIndicator, groups: readonly (readonly TypeRow[])[]) {
  const years = await yearsOf(asking.db, found.projectId);
  return {
    logframeId: found.id,
    title: found.title,
    code: found.row.code,
    frequencyCode: found.setting.frequency,
    isDerived: found.setting.isDerived,
    kind: found.reading.kind,
    groups: headedGroups(groups, asking.language),
    periods: indicatorPeriods(years, found.setting.frequency).map((period) => ({
      date: periodLabel(period),
      first: period.first,
      last: period.last,
    })),
  };
}

export async function showTargets(asking: Asking, found: FoundIndicator): Promise<TargetView> {
  const { db } = asking;
  const groups = await groupsOf(asking, found);
  const set = await setOf(db, found.projectId, found.id);
  const targets = await targetsOf(db, found.projectId, found.id);
  const values = await reportedValues(db, found);
  return {
    ...(await pageHead(asking, found, groups)),
    version: set.targetVersion,
    jsonData: {
      lopValue: set.lopValue,
      targets: targets.map((row) => {
        const collected = collectedIn(values, found.reading, row);
        return {
          ...periodView(row, found.setting.frequency),
          data: dataView({ ...row, denominator: null }, targetKind(found.reading), groups),
          input: null,
          other_input: null,
          collected,
          progress: periodProgress(collected, row.value),
        };
      }),
    },
    can: { edit: found.can.target },
  };
}
