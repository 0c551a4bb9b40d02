import type { indicators } from '@msurvey/contract';
import { asAmount } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { writeNodeFigures } from '#modules/logframe/index.ts';
import { Problem } from '#problem/problem.ts';
import { findIndicator, groupsOf, yearsOf } from '../find-indicator.ts';
import { keepIndicatorStates, stateAt } from '../history.queries.ts';
import { indicatorsChanged } from '../indicators-changed.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { leavesText } from './leaves-text.ts';
import { placeRows } from './sent-rows.ts';
import { showTargets, targetKind } from './show-targets.ts';
import { setOf, type TargetRowStored, targetsOf, writeTargets } from './value.queries.ts';

interface TargetState {
  lopValue: number | null;
  targets: TargetRowStored[];
}

/** The dates on which two sets of targets differ; '' is the LOP value. */
function differences(before: TargetState | undefined, after: TargetState): string[] {
  const said = (row: TargetRowStored) => JSON.stringify([row.value, row.text, leavesText(row.leaves)]);
  const rows = new Map((before?.targets ?? []).map((row) => [row.period, said(row)]));
  const dates = after.targets
    .filter((row) => {
      const was = rows.get(row.period);
      rows.delete(row.period);
      return was !== said(row);
    })
    .map(({ period }) => period);
  return [...(before?.lopValue === after.lopValue ? [] : ['']), ...dates, ...rows.keys()];
}

export async function saveIndicatorTargets(call: Call<(typeof indicators)['saveIndicatorTargets']>) {
  const { db, who, body, project, audit } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  await holdIndicator(db, project.homeId, found.id);
  const set = await setOf(db, project.homeId, found.id);
  const before: TargetState = { lopValue: set.lopValue, targets: await targetsOf(db, project.homeId, found.id) };
  const groups = await groupsOf(call, found);
  const placed = placeRows(body.targets, {
    found,
    groups,
    years: await yearsOf(db, project.homeId),
    kind: targetKind(found.reading),
    field: 'targets',
    needsTotal: true,
  });
  if (placed instanceof Problem) return placed;
  const after: TargetState = {
    lopValue: body.lopValue === null ? null : asAmount(body.lopValue),
    targets: placed
      .map(({ period, first, last, value, text, leaves }) => ({ period, first, last, value, text, leaves }))
      .sort((a, b) => (a.first < b.first ? -1 : 1)),
  };
  const changed = differences(before, after);
  // What was sent twice is there already: nobody else's change stands in its way.
  if (changed.length > 0) {
    if (body.version !== undefined && body.version !== set.targetVersion) {
      const base = (await stateAt(db, project.homeId, found.id, 'target', body.version)) as TargetState | undefined;
      return changedMeanwhile(differences(base, before));
    }
    const version = set.targetVersion + 1;
    await writeTargets(db, project.homeId, found.id, { ...after, version });
    const action = set.targetVersion === 0 ? ('create' as const) : ('update' as const);
    await keepIndicatorStates(db, project.homeId, who.userId, [
      { nodeId: found.id, kind: 'target', period: '', version, action, reason: null, state: after },
    ]);
    await writeNodeFigures(db, project.homeId, [{ id: found.id, target: after.lopValue }]);
    await indicatorsChanged(db, project.homeId, [found.id]);
    const told = ({ lopValue, targets }: TargetState) => ({
      lopValue,
      targets: Object.fromEntries(targets.map((row) => [row.period, row.value])),
    });
    await audit({
      action: 'set-targets',
      entity: 'indicator-target',
      entityId: found.id,
      projectId: project.homeId,
      before: told(before),
      after: told(after),
    });
  }
  return { data: await showTargets(call, found) };
}
