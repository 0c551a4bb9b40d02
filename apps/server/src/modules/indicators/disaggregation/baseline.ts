import type { indicators } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { type Asking, findIndicator, type FoundIndicator, groupsOf, itemLabel, typeName } from '../find-indicator.ts';
import { keepIndicatorStates } from '../history.queries.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { changedMeanwhile } from '../values/changed-meanwhile.ts';
import { setOf, writeBaseline } from '../values/value.queries.ts';

async function baselineView(asking: Asking, found: FoundIndicator) {
  const set = await setOf(asking.db, found.projectId, found.id);
  const types = (await groupsOf(asking, found)).flat();
  return {
    data: types.flatMap((type) =>
      type.items.map((item) => ({
        id: item.id,
        label: itemLabel(item, asking.language),
        typeId: type.id,
        type: typeName(type, asking.language),
        value: set.baselineItems[item.id] ?? null,
      })),
    ),
    meta: { version: set.baselineVersion, canEdit: found.can.collect },
  };
}

export async function disaggregationBaseline(call: Call<(typeof indicators)['disaggregationBaseline']>) {
  const found = await findIndicator(call, call.query.logframeId);
  return found instanceof Problem ? found : baselineView(call, found);
}

export async function saveDisaggregationBaseline(call: Call<(typeof indicators)['saveDisaggregationBaseline']>) {
  const { db, who, body, project, audit } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  if (found.row.isAggregated) return problem('indicator.is-aggregated');
  await holdIndicator(db, project.homeId, found.id);
  const set = await setOf(db, project.homeId, found.id);
  if (body.version !== undefined && body.version !== set.baselineVersion) return changedMeanwhile([]);
  const known = new Set((await groupsOf(call, found)).flat().flatMap(({ items }) => items.map(({ id }) => id)));
  const stray = body.value.findIndex(({ id }) => !known.has(id));
  if (stray >= 0) return fieldFaults({ field: `value/${stray}/id`, fault: 'notFound' });
  const items = Object.fromEntries(body.value.map(({ id, value }) => [id, value]));
  // Each value is required, as documented: what is blank is named.
  const blank = [...known].filter((id) => items[id] === undefined);
  if (blank.length > 0)
    return fieldFaults(...blank.map((id) => ({ field: `value/${id}`, fault: 'required' as const })));
  if (JSON.stringify(items) !== JSON.stringify(set.baselineItems)) {
    const version = set.baselineVersion + 1;
    await writeBaseline(db, project.homeId, found.id, version, items);
    const action = version === 1 ? ('create' as const) : ('update' as const);
    await keepIndicatorStates(db, project.homeId, who.userId, [
      { nodeId: found.id, kind: 'baseline', period: '', version, action, reason: null, state: items },
    ]);
    await audit({
      action,
      entity: 'indicator-setting',
      entityId: found.id,
      projectId: project.homeId,
      before: { baseline: set.baselineItems },
      after: { baseline: items },
    });
  }
  return baselineView(call, found);
}
