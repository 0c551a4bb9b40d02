import type { indicators, SentSetting } from '@msurvey/contract';
import {
  circleClosedBy,
  FREQUENCIES,
  hasTooManyLeaves,
  type IndicatorFrequency,
  leafCount,
  mergeFields,
  MOST_LEAVES,
  typeNamedTwice,
} from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { indicatorNode, writeNodeFigures } from '#modules/logframe/index.ts';
import { fieldFaults, fieldProblem, Problem, problem } from '#problem/problem.ts';
import { holdParts, madeOf } from '../contributing/part.queries.ts';
import { typesOf } from '../disaggregation/type.queries.ts';
import { findIndicator, type FoundIndicator } from '../find-indicator.ts';
import { keepIndicatorStates, stateAt } from '../history.queries.ts';
import { indicatorsChanged } from '../indicators-changed.ts';
import { itemsOf, worksOf } from './choices.queries.ts';
import { settingsView } from './setting.view.ts';
import { holdIndicator, type SettingState, writeSetting } from './setting.queries.ts';

type SaveCall = Call<(typeof indicators)['saveIndicatorSettings']>;

/** As the wire calls the fields: a conflict is told by these. */
const WIRE: Record<keyof SettingState, string> = {
  uomId: 'uom',
  frequency: 'frequency',
  indicatorType: 'indicator_type',
  dataEntryType: 'data_entry_type',
  relation: 'progress_vs_cumulative',
  baselineTime: 'baseline_time',
  baselineValue: 'baseline_value',
  midTermFactor: 'midTermMultiplyingFactor',
  dataSource: 'data_source',
  dataSourceBn: 'data_source_bn',
  collectionTypes: 'data_collection_types',
  subActivities: 'subActivities',
  counts: 'counts',
  direction: 'direction',
  onTrackPercent: 'onTrackPercent',
  isDerived: 'derived',
  derivedIndicator: 'derived/indicatorId',
  derivedSubActivities: 'derived/subActivities',
  derivedCounts: 'derived/counts',
  derivedInput: 'derived/input',
  groups: 'disaggregation',
};
const wireField = (field: keyof SettingState): string => `setting/${WIRE[field]}`;

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** What was sent, with the code of its frequency. */
const sentState = (sent: SentSetting, frequency: IndicatorFrequency): SettingState => ({
  uomId: sent.uom,
  frequency,
  indicatorType: sent.indicator_type?.label ?? null,
  dataEntryType: sent.data_entry_type?.label ?? null,
  relation: sent.progress_vs_cumulative?.label ?? null,
  baselineTime: sent.baseline_time,
  baselineValue: sent.baseline_value,
  midTermFactor: sent.midTermMultiplyingFactor,
  dataSource: sent.data_source,
  dataSourceBn: sent.data_source_bn,
  collectionTypes: unique(sent.data_collection_types),
  subActivities: sent.data_collection_types.includes('Activity mapping') ? unique(sent.subActivities) : [],
  counts: sent.counts,
  direction: sent.direction,
  onTrackPercent: sent.onTrackPercent,
  isDerived: sent.derived !== null,
  derivedIndicator: sent.derived?.indicatorId ?? null,
  derivedSubActivities: unique(sent.derived?.subActivities ?? []),
  derivedCounts: sent.derived?.counts ?? null,
  derivedInput: sent.derived?.input ?? 1,
  // A group that was added and left empty is none.
  groups: sent.disaggregation.map((group) => group.map(({ id }) => id)).filter((group) => group.length > 0),
});

/** The code of a frequency for which indicators are reported. */
async function frequencyOf({ db }: SaveCall, id: number | null): Promise<IndicatorFrequency | Problem> {
  if (id === null) return 'yearly';
  const item = (await itemsOf(db, 'frequency')).find((one) => one.id === id);
  return (
    FREQUENCIES.find((code) => code === item?.code) ?? fieldFaults({ field: 'setting/frequency', fault: 'notFound' })
  );
}

/** A derived indicator may not come back to itself, whichever way. */
async function derivedFault(call: SaveCall, found: FoundIndicator, state: SettingState): Promise<Problem | undefined> {
  const source = state.derivedIndicator;
  if (!state.isDerived || source === null) return undefined;
  if (!(await indicatorNode(call, source)))
    return fieldFaults({ field: wireField('derivedIndicator'), fault: 'notFound' });
  await holdParts(call.db);
  return circleClosedBy(await madeOf(call.db), found.id, source)
    ? fieldProblem(wireField('derivedIndicator'), 'indicator.circle')
    : undefined;
}

async function fault(call: SaveCall, found: FoundIndicator, state: SettingState): Promise<Problem | undefined> {
  const { db } = call;
  if (state.uomId !== null && !(await itemsOf(db, 'unit-of-measurement')).some(({ id }) => id === state.uomId))
    return fieldFaults({ field: wireField('uomId'), fault: 'notFound' });
  if (typeNamedTwice(state.groups) !== undefined) return fieldProblem(wireField('groups'), 'indicator.type-twice');
  const types = new Map((await typesOf(db, found.projectId, state.groups.flat())).map((type) => [type.id, type]));
  if (state.groups.flat().some((id) => !types.has(id)))
    return fieldFaults({ field: wireField('groups'), fault: 'notFound' });
  const split = state.groups.map((group) => group.flatMap((id) => types.get(id) ?? []));
  if (hasTooManyLeaves(split))
    return problem('indicator.too-many-leaves', { count: leafCount(split), most: MOST_LEAVES });
  for (const field of ['subActivities', 'derivedSubActivities'] as const) {
    const known = new Set((await worksOf(db, state[field])).map(({ id }) => id));
    if (state[field].some((id) => !known.has(id))) return fieldFaults({ field: wireField(field), fault: 'notFound' });
  }
  return derivedFault(call, found, state);
}

/** Merges what was sent into what is there; a field that both changed is named. */
async function merged(
  { db, body }: SaveCall,
  found: FoundIndicator,
  mine: SettingState,
): Promise<SettingState | Problem> {
  const { version = found.version } = body;
  if (version === found.version) return mine;
  const base = (await stateAt(db, found.projectId, found.id, 'setting', version)) as Partial<SettingState> | undefined;
  const { merged: after, conflicts } = mergeFields(base, mine, found.setting);
  if (conflicts.length === 0) return after;
  const code = 'indicator.changed-meanwhile';
  return new Problem(
    code,
    {},
    conflicts.map((field) => ({ field: wireField(field), fault: code })),
  );
}

export async function saveIndicatorSettings(call: SaveCall) {
  const { db, who, body, project, audit } = call;
  const before = await findIndicator(call, body.logframeId);
  if (before instanceof Problem) return before;
  await holdIndicator(db, project.homeId, before.id);
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  const frequency = await frequencyOf(call, body.setting.frequency);
  if (frequency instanceof Problem) return frequency;
  const state = await merged(call, found, sentState(body.setting, frequency));
  if (state instanceof Problem) return state;
  const refused = await fault(call, found, state);
  if (refused) return refused;
  if (found.version === 0 || JSON.stringify(state) !== JSON.stringify(found.setting)) {
    const version = found.version + 1;
    await writeSetting(db, project.homeId, found.id, version, state);
    const action = found.version === 0 ? ('create' as const) : ('update' as const);
    await keepIndicatorStates(db, project.homeId, who.userId, [
      { nodeId: found.id, kind: 'setting', period: '', version, action, reason: null, state },
    ]);
    await writeNodeFigures(db, project.homeId, [{ id: found.id, baselineValue: state.baselineValue }]);
    await indicatorsChanged(db, project.homeId, [found.id]);
    await audit({
      action,
      entity: 'indicator-setting',
      entityId: found.id,
      projectId: project.homeId,
      ...(found.version === 0 ? {} : { before: found.setting }),
      after: state,
    });
  }
  const after = await findIndicator(call, found.id);
  return after instanceof Problem ? after : { data: await settingsView(call, after) };
}
