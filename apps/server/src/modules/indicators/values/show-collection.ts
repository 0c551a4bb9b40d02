import type { CollectedRow, CollectionView } from '@msurvey/contract';
import {
  leafKeys,
  periodProgress,
  type PeriodValue,
  reachedIn,
  shownValue,
  type ValueState,
  warningsOf,
} from '@msurvey/domain';
import { type Asking, type FoundIndicator, groupsOf } from '../find-indicator.ts';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import { evidenceNames } from '../evidence/evidence.queries.ts';
import { lateIn } from '../published/closed-years.ts';
import { derivedValues, periodValue } from './reported.ts';
import { dataView, periodView } from './row.view.ts';
import { collectedIn, pageHead, targetKind } from './show-targets.ts';
import { setOf, targetsOf, type ValueRow, valuesOf } from './value.queries.ts';

const by = (name: string | null, at: Date | null) => (at === null ? null : { by: name ?? '', at: at.toISOString() });

/** What may be done with a value, which is never decided by who entered it. */
export function valueAbilities(
  found: FoundIndicator,
  userId: number,
  row: Pick<ValueRow, 'state' | 'savedBy' | 'submittedBy'>,
) {
  const isOwn = row.savedBy === userId || row.submittedBy === userId;
  const is = (...states: ValueState[]) => states.includes(row.state);
  return {
    edit: found.can.collect && !is('accepted'),
    submit: found.can.collect && is('draft', 'returned'),
    accept: found.can.validate && is('submitted') && !isOwn,
    sendBack: found.can.validate && is('submitted', 'accepted') && !isOwn,
  };
}

interface Around {
  found: FoundIndicator;
  groups: readonly (readonly TypeRow[])[];
  userId: number;
  targets: readonly PeriodValue[];
  rows: readonly ValueRow[];
  /** Of a derived indicator, what it comes to. */
  derived: readonly PeriodValue[];
  /** Names of files, by period. */
  evidence: ReadonlyMap<string, readonly string[]>;
  /** Changed after its year was closed. */
  isLate: Awaited<ReturnType<typeof lateIn>>;
}

function rowView(
  row: ValueRow,
  { found, groups, userId, targets, rows, derived, evidence, isLate }: Around,
): CollectedRow {
  const { reading, setting } = found;
  const reached = setting.isDerived ? reachedIn(derived, reading, row) : null;
  const said: ValueRow = reached ? { ...row, ...reached.total, leaves: reached.leaves } : row;
  const target = collectedIn(targets, { kind: targetKind(reading), mode: reading.mode }, row);
  const shown = shownValue(reading.kind, { value: said.value, denominator: said.denominator });
  return {
    ...periodView(row, setting.frequency),
    data: dataView(said, reading.kind, groups),
    input: row.input ?? (setting.isDerived ? setting.derivedInput : null),
    other_input: null,
    state: row.state,
    version: row.version,
    comment: row.comment,
    reason: row.reason,
    returnedReason: row.returnedReason,
    evidence: evidence.get(row.period)?.length ?? 0,
    saved: by(row.savedByName, row.savedAt),
    submitted: by(row.submittedByName, row.submittedAt),
    decided: by(row.decidedByName, row.decidedAt),
    target,
    progress: periodProgress(shown, target),
    warnings: warningsOf({
      period: periodValue(said),
      how: reading,
      groups: groups.map(leafKeys),
      target,
      others: rows.filter((other) => other !== row).map(periodValue),
      falls: setting.direction === 'decrease',
      isLate: isLate(row),
    }),
    can: valueAbilities(found, userId, row),
  };
}

export async function showCollection(asking: Asking, found: FoundIndicator): Promise<CollectionView> {
  const { db, who } = asking;
  const groups = await groupsOf(asking, found);
  const set = await setOf(db, found.projectId, found.id);
  const rows = await valuesOf(db, found.projectId, found.id);
  const targets = (await targetsOf(db, found.projectId, found.id)).map(periodValue);
  const derived = found.setting.isDerived ? await derivedValues(db, found, rows) : [];
  const evidence = await evidenceNames(db, found.projectId, found.id);
  const isLate = await lateIn(db, found);
  const around = { found, groups, userId: who.userId, targets, rows, derived, evidence, isLate };
  return {
    ...(await pageHead(asking, found, groups)),
    version: set.collectionVersion,
    jsonData: { collectedData: rows.map((row) => rowView(row, around)) },
    can: { edit: found.can.collect, validate: found.can.validate },
  };
}
