import type { indicators } from '@msurvey/contract';
import { FREQUENCIES, indicatorPeriod, periodLabel } from '@msurvey/domain';
import type { Handlers } from '#http/call.ts';
import { subActivities } from '#modules/activities/index.ts';
import { indicatorNodes } from '#modules/logframe/index.ts';
import { Problem, problem } from '#problem/problem.ts';
import * as contributing from './contributing/contributing.ts';
import { disaggregationBaseline, saveDisaggregationBaseline } from './disaggregation/baseline.ts';
import * as types from './disaggregation/types.ts';
import { type Asking, findIndicator, type FoundIndicator, groupsOf, headedGroups } from './find-indicator.ts';
import { historyOfValue } from './history.queries.ts';
import { indicatorYears, reportingPeriods, targetVsCollection, valueOfItem } from './periods.ts';
import { indicatorDetail } from './profile.ts';
import { itemsOf } from './settings/choices.queries.ts';
import { saveIndicatorSettings } from './settings/save-settings.ts';
import { choiceName, settingsView } from './settings/setting.view.ts';
import { sourceHandlers } from './sources/source.routes.ts';
import { historyLine } from './values/history.view.ts';
import { acceptIndicatorValues, returnIndicatorValues, submitIndicatorValues } from './values/move-values.ts';
import { saveIndicatorCollection } from './values/save-collection.ts';
import { saveIndicatorTargets } from './values/save-targets.ts';
import { showCollection } from './values/show-collection.ts';
import { showTargets } from './values/show-targets.ts';
import { waitingOf } from './values/value.queries.ts';

/** One indicator, as somebody asks to see it. */
const shown =
  <Shown>(show: (asking: Asking, found: FoundIndicator) => Promise<Shown>) =>
  async (call: Asking & { query: { logframeId: number } }): Promise<{ data: Shown } | Problem> => {
    const found = await findIndicator(call, call.query.logframeId);
    return found instanceof Problem ? found : { data: await show(call, found) };
  };

export const indicatorHandlers: Handlers<typeof indicators> = {
  indicatorSettings: shown(settingsView),
  saveIndicatorSettings,
  measurementUnits: async ({ db, language }) => {
    const units = (await itemsOf(db, 'unit-of-measurement')).filter(({ isActive }) => isActive);
    return { data: units.map((unit) => ({ id: unit.id, name: choiceName(unit, language), code: unit.code })) };
  },
  indicatorFrequencies: async ({ db, language }) => {
    const items = (await itemsOf(db, 'frequency')).filter(({ code }) => FREQUENCIES.some((one) => one === code));
    return { data: items.map((item) => ({ id: item.id, frequency: choiceName(item, language), code: item.code })) };
  },
  indicatorSubActivities: async ({ db, language }) => ({
    data: (await subActivities(db, null)).map((work) => ({
      id: work.id,
      name: work.label[language] ?? work.label.en,
      code: work.code,
      agency: work.agency,
      programme: work.programme,
      unit: work.unit,
      type: work.type,
      isMeasured: work.isMeasured,
    })),
  }),
  indicatorGroups: shown(async (call, found) => headedGroups(await groupsOf(call, found), call.language)),

  ...types,
  disaggregationBaseline,
  saveDisaggregationBaseline,
  valueOfItem,

  indicatorYears,
  reportingPeriods,
  targetVsCollection,

  indicatorTargets: shown(showTargets),
  saveIndicatorTargets,
  indicatorCollection: shown(showCollection),
  saveIndicatorCollection,
  submitIndicatorValues,
  acceptIndicatorValues,
  returnIndicatorValues,
  indicatorValueHistory: async (call) => {
    const found = await findIndicator(call, call.query.logframeId);
    if (found instanceof Problem) return found;
    const period = indicatorPeriod(call.query.date, found.setting.frequency);
    if (!period) return problem('record.not-found');
    const rows = await historyOfValue(call.db, found.projectId, found.id, periodLabel(period));
    return { data: rows.map((row) => historyLine(row, found.reading.kind === 'text')) };
  },
  waitingIndicatorValues: async (call) => {
    const nodes = new Map((await indicatorNodes(call)).map((node) => [node.row.id, node]));
    const rows = await waitingOf(call.db, call.project.homeId, [...nodes.keys()]);
    return {
      data: rows.map((row) => ({
        logframeId: row.nodeId,
        code: nodes.get(row.nodeId)?.row.code ?? '',
        title: nodes.get(row.nodeId)?.title ?? '',
        date: row.period,
        version: row.version,
        total: row.value,
        denominator: row.denominator,
        evidence: row.evidence,
        submitted: row.submittedAt ? { by: row.submittedByName ?? '', at: row.submittedAt.toISOString() } : null,
        isOwn: row.savedBy === call.who.userId || row.submittedBy === call.who.userId,
      })),
    };
  },

  ...contributing,
  ...sourceHandlers,
  indicatorDetail,
};
