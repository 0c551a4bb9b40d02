import type { indicators } from '@msurvey/contract';
import { indicatorPeriod, periodLabel, type ValueState } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { findIndicator, type FoundIndicator } from '../find-indicator.ts';
import { keepIndicatorStates } from '../history.queries.ts';
import { indicatorsChanged } from '../indicators-changed.ts';
import { closedYearFault } from '../published/closed-years.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { valueState } from './save-collection.ts';
import { showCollection } from './show-collection.ts';
import { moveValues, nextCollectionVersion, type ValueRow, valuesOf } from './value.queries.ts';

type Moves = typeof indicators;
type MoveCall = Call<Moves['submitIndicatorValues'] | Moves['acceptIndicatorValues'] | Moves['returnIndicatorValues']>;

interface Move {
  to: ValueState;
  from: readonly ValueState[];
  action: 'submit' | 'accept' | 'return';
  /** As the audit says it. */
  said: 'submit' | 'approve' | 'reject';
  reason: string | null;
  /** Of whoever accepts values of a closed year. */
  closedReason: string | null;
}

/** The rows that are meant; those that stand where they are to go already were sent twice. */
function meantRows(
  call: MoveCall,
  { setting }: FoundIndicator,
  move: Move,
  rows: readonly ValueRow[],
): ValueRow[] | Problem {
  const known = new Map(rows.map((row) => [row.period, row]));
  const meant: ValueRow[] = [];
  const stale: string[] = [];
  for (const { date, version } of call.body.rows) {
    const period = indicatorPeriod(date, setting.frequency);
    const row = period ? known.get(periodLabel(period)) : undefined;
    if (!row) return problem('record.not-found');
    if (row.state === move.to && row.version === version + 1) continue;
    if (row.version !== version) stale.push(row.period);
    meant.push(row);
  }
  if (stale.length > 0) return changedMeanwhile(stale);
  if (meant.some(({ state }) => !move.from.includes(state))) return problem('indicator.state-move');
  const isOwn = (row: ValueRow) => row.savedBy === call.who.userId || row.submittedBy === call.who.userId;
  return move.action !== 'submit' && meant.some(isOwn) ? problem('indicator.own-value') : meant;
}

async function moveRows(call: MoveCall, found: FoundIndicator, move: Move, rows: readonly ValueRow[]): Promise<void> {
  const { db, who, project, audit } = call;
  const periods = rows.map(({ period }) => period);
  await moveValues(db, project.homeId, found.id, {
    periods,
    state: move.to,
    userId: who.userId,
    reason: move.reason,
  });
  const version = await nextCollectionVersion(db, project.homeId, found.id);
  const { action } = move;
  const reason = move.reason ?? move.closedReason;
  const states = rows.map((row) => ({ period: row.period, state: valueState(row, move.to) }));
  await keepIndicatorStates(
    db,
    project.homeId,
    who.userId,
    states.map((one) => ({ ...one, nodeId: found.id, kind: 'value' as const, version, action, reason })),
  );
  await indicatorsChanged(db, project.homeId, [found.id]);
  await audit({
    action: move.said,
    entity: 'indicator-value',
    entityId: found.id,
    projectId: project.homeId,
    before: Object.fromEntries(rows.map((row) => [row.period, row.state])),
    after: { periods, state: move.to, ...(reason === null ? {} : { reason }) },
  });
}

async function moved(call: MoveCall, move: Move) {
  const { db, body, project } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  await holdIndicator(db, project.homeId, found.id);
  const rows = meantRows(call, found, move, await valuesOf(db, project.homeId, found.id));
  if (rows instanceof Problem) return rows;
  if (move.to === 'accepted') {
    const closed = await closedYearFault(db, found, rows, move.closedReason);
    if (closed) return closed;
  }
  if (rows.length > 0) await moveRows(call, found, move, rows);
  return { data: await showCollection(call, found) };
}

export const submitIndicatorValues = (call: Call<Moves['submitIndicatorValues']>) =>
  moved(call, {
    to: 'submitted',
    from: ['draft', 'returned'],
    action: 'submit',
    said: 'submit',
    reason: null,
    closedReason: null,
  });

export const acceptIndicatorValues = (call: Call<Moves['acceptIndicatorValues']>) =>
  moved(call, {
    to: 'accepted',
    from: ['submitted'],
    action: 'accept',
    said: 'approve',
    reason: null,
    closedReason: call.body.closedReason,
  });

export const returnIndicatorValues = (call: Call<Moves['returnIndicatorValues']>) =>
  moved(call, {
    to: 'returned',
    from: ['submitted', 'accepted'],
    action: 'return',
    said: 'reject',
    reason: call.body.reason,
    closedReason: null,
  });
