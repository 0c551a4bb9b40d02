import type { DiagramNode, logframeStructure } from '@msurvey/contract';
import { definitionFault, duplicateLevelName, isIndicatorLevel, may, mergeFields } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { type FieldError, Problem, problem } from '#problem/problem.ts';
import { holdLogframe, keepStates, statesAt } from '../history.queries.ts';
import * as queries from './level.queries.ts';
import type { LevelRow, LevelState } from './level.queries.ts';
import { structureView } from './structure.view.ts';

type Body = Call<(typeof logframeStructure)['defineStructure']>['body'];

const stateOf = (row: LevelRow): LevelState => {
  const { id: _, version: __, nodeCount: ___, dataCount: ____, descriptionBn: _____, ...state } = row;
  return state;
};

/** What was sent of a level, with the ids that its parent and it have now. */
function sentState(body: Body, node: DiagramNode, parent: number | null, was: LevelRow | undefined): LevelState {
  const place = body.viewJson.nodes.find(({ id }) => id === node.id);
  return {
    parent,
    name: node.name,
    nameBn: node.nameBn,
    description: node.description,
    color: node.color,
    isActivity: node.isActivity,
    isSdgBased: node.isSdgBased,
    formUrl: node.form_url,
    width: node.width,
    x: place?.x ?? was?.x ?? 0,
    y: place?.y ?? was?.y ?? 0,
  };
}

const WIRE: Partial<Record<keyof LevelState, string>> = { formUrl: 'form_url' };
const conflictAt = (index: number, fields: readonly (keyof LevelState)[]): FieldError[] =>
  fields.map((field) => ({ field: `tree/${index}/${WIRE[field] ?? field}`, fault: 'logframe.changed-meanwhile' }));
const changedMeanwhile = (fields: FieldError[]) => new Problem('logframe.changed-meanwhile', {}, fields);

/** Levels that hold nodes keep their place and their kind, for these nodes' sake. */
function inUse(before: readonly LevelRow[], after: readonly queries.SavedLevel[]): LevelRow | undefined {
  return before.find((was) => {
    const is = after.find(({ id }) => id === was.id);
    if (!is || was.nodeCount === 0) return false;
    if (is.parent !== was.parent || is.isActivity !== was.isActivity) return true;
    return was.dataCount > 0 && isIndicatorLevel(before, was) && !isIndicatorLevel(after, is);
  });
}

/** Saves what was sent. Levels that others added meanwhile stay; of one that others changed, the rest is merged. */
export async function defineStructure(call: Call<(typeof logframeStructure)['defineStructure']>) {
  const { db, body, who, project, audit } = call;
  const projectId = project.homeId;
  await holdLogframe(db, projectId);
  const before = await queries.levelsOf(db, projectId);
  const byId = new Map(before.map((row) => [row.id, row]));
  const gone = body.tree.flatMap((node, i) =>
    typeof node.id === 'number' && !byId.has(node.id) ? conflictAt(i, ['name']) : [],
  );
  if (gone.length > 0) return changedMeanwhile(gone);

  const added = body.tree.filter((node) => typeof node.id === 'string');
  if (added.length > 0 && !may(who, 'Log Definition/Create')) return problem('auth.forbidden');
  const fresh = await queries.reserveLevelIds(db, added.length);
  const ids = new Map<string | number, number>(before.map(({ id }) => [id, id]));
  added.forEach((node, i) => ids.set(node.id, fresh[i] as number));

  const versions = body.tree.flatMap(({ id, version }) =>
    typeof id === 'number' && version !== undefined ? [{ id, version }] : [],
  );
  const bases = await statesAt(db, projectId, 'level', versions);
  const saved: queries.SavedLevel[] = [];
  const conflicts: FieldError[] = [];
  for (const [i, node] of body.tree.entries()) {
    const id = ids.get(node.id) as number;
    const parent = node.parent === null ? null : ids.get(node.parent);
    if (parent === undefined) return problem('logframe.no-definition');
    const was = byId.get(id);
    const mine = sentState(body, node, parent, was);
    if (!was) {
      saved.push({ ...mine, id, version: 1 });
      continue;
    }
    const theirs = stateOf(was);
    const base = node.version === undefined ? theirs : (bases.get(id) as Partial<LevelState> | undefined);
    const { merged, conflicts: fields } = mergeFields(base, mine, theirs);
    // Two people who drag the same level: it stands where the last one put it.
    conflicts.push(
      ...conflictAt(
        i,
        fields.filter((field) => field !== 'x' && field !== 'y'),
      ),
    );
    for (const axis of ['x', 'y'] as const) if (fields.includes(axis)) merged[axis] = mine[axis];
    const isChanged = JSON.stringify(merged) !== JSON.stringify(theirs);
    saved.push({ ...merged, id, version: was.version + (isChanged ? 1 : 0) });
  }
  if (conflicts.length > 0) return changedMeanwhile(conflicts);

  const sent = new Set(saved.map(({ id }) => id));
  const after = [...before.filter(({ id }) => !sent.has(id)), ...saved];
  const twice = duplicateLevelName(after.map(({ name }) => name));
  if (twice !== undefined) return problem('logframe.level-duplicate', { name: twice });
  if (definitionFault(after)) return problem('logframe.no-definition');
  const held = inUse(before, after);
  if (held) return problem('logframe.level-in-use', { name: held.name, count: held.nodeCount });

  const changed = saved.filter(({ id, version }) => byId.get(id)?.version !== version);
  if (changed.length > 0) {
    await queries.saveLevels(db, projectId, changed);
    const states = changed.map(({ id, version, ...state }) => ({
      itemId: id,
      version,
      action: version === 1 ? ('create' as const) : ('update' as const),
      reason: null,
      state,
    }));
    await keepStates(db, projectId, 'level', who.userId, states);
    for (const { itemId, action, state } of states) {
      const was = byId.get(itemId);
      await audit({
        action,
        entity: 'logframe-level',
        entityId: itemId,
        projectId,
        ...(was ? { before: stateOf(was) } : {}),
        after: state,
      });
    }
  }
  return {
    data: structureView(who, await queries.levelsOf(db, projectId), project.isArchived),
    meta: { ids: Object.fromEntries(added.map(({ id }) => [String(id), ids.get(id) as number])) },
  };
}
