import type { indicators, SentCollectedRow } from '@msurvey/contract';
import { needsReason, type PeriodValue } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { type FieldError, Problem, problem } from '#problem/problem.ts';
import { findIndicator, type FoundIndicator, groupsOf, yearsOf } from '../find-indicator.ts';
import { evidenceNames } from '../evidence/evidence.queries.ts';
import { keepIndicatorStates } from '../history.queries.ts';
import { indicatorsChanged } from '../indicators-changed.ts';
import { closedYearFault } from '../published/closed-years.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { leavesText } from './leaves-text.ts';
import { computedValues } from './reported.ts';
import { type PlacedRow, placeRows } from './sent-rows.ts';
import { showCollection } from './show-collection.ts';
import {
  changedSince,
  deleteValues,
  nextCollectionVersion,
  type Said,
  setOf,
  type ValueRow,
  valuesOf,
  writeValues,
} from './value.queries.ts';

type SaveCall = Call<(typeof indicators)['saveIndicatorCollection']>;
type Row = PlacedRow<SentCollectedRow>;

/** What a row says, once only the input of a derived indicator is typed. */
const saidOf = (row: Row, isDerived: boolean): Said => ({
  value: isDerived ? null : row.value,
  denominator: isDerived ? null : row.denominator,
  text: row.text,
  leaves: isDerived ? {} : row.leaves,
  input: isDerived ? (row.sent.input ?? null) : null,
  comment: row.sent.comment,
  reason: row.sent.reason,
});
const isSame = (a: Said, b: Said): boolean =>
  (['value', 'denominator', 'text', 'input', 'comment', 'reason'] as const).every((key) => a[key] === b[key]) &&
  leavesText(a.leaves) === leavesText(b.leaves);

export const valueState = (said: Said, state: string) => ({
  value: said.value,
  denominator: said.denominator,
  text: said.text,
  input: said.input,
  leaves: said.leaves,
  comment: said.comment,
  reason: said.reason,
  state,
});

/** What is typed in place of what the product counts says why. */
function reasonFaults(computed: readonly PeriodValue[], rows: readonly { row: Row; said: Said }[]): FieldError[] {
  const counted = (row: Row) => computed.find(({ first, last }) => first === row.first && last === row.last);
  return rows
    .filter(({ row, said }) => said.reason === null && needsReason(counted(row)?.total.value ?? null, said.value))
    .map(({ row }) => ({ field: `collectedData/${row.at}/reason`, fault: 'required' as const }));
}

/** Accepted values are locked; whoever validates sends them back first. */
function lockedFaults(
  changed: readonly { row: Row; was: ValueRow | undefined }[],
  gone: readonly ValueRow[],
): FieldError[] {
  const code = 'indicator.accepted' as const;
  return [
    ...changed
      .filter(({ was }) => was?.state === 'accepted')
      .map(({ row }) => ({ field: `collectedData/${row.at}/data`, fault: code })),
    ...gone.filter(({ state }) => state === 'accepted').map(() => ({ field: 'collectedData', fault: code })),
  ];
}

/** What differs from what is there; whatever was not sent is gone. */
function differences(found: FoundIndicator, placed: readonly Row[], before: readonly ValueRow[]) {
  const known = new Map(before.map((row) => [row.period, row]));
  const changed = placed
    .map((row) => ({ row, was: known.get(row.period), said: saidOf(row, found.setting.isDerived) }))
    .filter(({ was, said }) => !was || !isSame(was, said));
  const sent = new Set(placed.map(({ period }) => period));
  return { changed, gone: before.filter(({ period }) => !sent.has(period)) };
}

export interface CollectionChange {
  changed: readonly { row: Pick<Row, 'period' | 'first' | 'last'>; was: ValueRow | undefined; said: Said }[];
  gone: readonly ValueRow[];
}

/** Drafts in place of what was there, with their history and a line of the audit. */
export async function writeChange(
  call: Pick<SaveCall, 'db' | 'who' | 'project' | 'audit'>,
  found: FoundIndicator,
  { changed, gone }: CollectionChange,
  /** Why values of a closed year change. */
  closedReason: string | null,
): Promise<void> {
  const { db, who, project, audit } = call;
  const rows = changed.map(({ row, said }) => ({ ...said, period: row.period, first: row.first, last: row.last }));
  await writeValues(db, project.homeId, found.id, who.userId, rows);
  // Files go with their value; its history and the audit say which.
  const evidence = gone.length > 0 ? await evidenceNames(db, project.homeId, found.id) : new Map<string, string[]>();
  const goneState = (row: ValueRow) => {
    const files = evidence.get(row.period);
    return { ...valueState(row, row.state), ...(files ? { files } : {}) };
  };
  await deleteValues(
    db,
    project.homeId,
    found.id,
    gone.map(({ period }) => period),
  );
  const version = await nextCollectionVersion(db, project.homeId, found.id);
  const kept = { nodeId: found.id, kind: 'value' as const, version };
  await keepIndicatorStates(db, project.homeId, who.userId, [
    ...changed.map(({ row, was, said }) => ({
      ...kept,
      period: row.period,
      action: was ? ('update' as const) : ('create' as const),
      reason: closedReason ?? said.reason,
      state: valueState(said, 'draft'),
    })),
    ...gone.map((row) => ({
      ...kept,
      period: row.period,
      action: 'delete' as const,
      reason: closedReason,
      state: goneState(row),
    })),
  ]);
  await indicatorsChanged(db, project.homeId, [found.id]);
  const before = changed.flatMap(({ was }) => was ?? []);
  await audit({
    action: 'update',
    entity: 'indicator-value',
    entityId: found.id,
    projectId: project.homeId,
    before: Object.fromEntries([
      ...before.map((row) => [row.period, valueState(row, row.state)]),
      ...gone.map((row) => [row.period, goneState(row)]),
    ]),
    after: {
      ...Object.fromEntries(changed.map(({ row, said }) => [row.period, valueState(said, 'draft')])),
      ...(closedReason === null ? {} : { reason: closedReason }),
    },
  });
}

export async function saveIndicatorCollection(call: SaveCall) {
  const { db, body, project } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  if (found.row.isAggregated) return problem('indicator.is-aggregated');
  await holdIndicator(db, project.homeId, found.id);
  const placed = placeRows(body.collectedData, {
    found,
    groups: await groupsOf(call, found),
    years: await yearsOf(db, project.homeId),
    kind: found.reading.kind,
    field: 'collectedData',
    needsTotal: !found.setting.isDerived,
  });
  if (placed instanceof Problem) return placed;
  const change = differences(found, placed, await valuesOf(db, project.homeId, found.id));
  const isChange = change.changed.length + change.gone.length > 0;
  // What was sent twice is there already: nobody else's change stands in its way.
  const { collectionVersion } = await setOf(db, project.homeId, found.id);
  if (isChange && body.version !== undefined && body.version !== collectionVersion) {
    const since = await changedSince(db, project.homeId, found.id, body.version);
    return changedMeanwhile(since.map(({ period }) => period));
  }
  const locked = lockedFaults(change.changed, change.gone);
  if (locked.length > 0) return new Problem('indicator.accepted', {}, locked);
  const reasons = found.setting.isDerived ? [] : reasonFaults(await computedValues(db, found), change.changed);
  if (reasons.length > 0) return new Problem('field.invalid', {}, reasons);
  const touchedDays = [...change.changed.map(({ row }) => row), ...change.gone];
  const closed = await closedYearFault(db, found, touchedDays, body.closedReason);
  if (closed) return closed;
  if (isChange) await writeChange(call, found, change, body.closedReason);
  const data = await showCollection(call, found);
  const touched = new Set(change.changed.map(({ row }) => row.period));
  const warnings = data.jsonData.collectedData
    .filter(({ date }) => touched.has(date))
    .flatMap(({ date, warnings: found_ }) => found_.map((warning) => ({ date, warning })));
  return { data, meta: { warnings } };
}
