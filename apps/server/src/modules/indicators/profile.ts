import type { indicators } from '@msurvey/contract';
import {
  dayInDhaka,
  type Language,
  midTermOf,
  reachedSoFar,
  SDGS,
  sdgName,
  shownValue,
  sourceOf,
} from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { nodePath } from '#modules/logframe/index.ts';
import { Problem } from '#problem/problem.ts';
import { findIndicator, type FoundIndicator, groupsOf, headedGroups } from './find-indicator.ts';
import { itemsOf } from './settings/choices.queries.ts';
import { choiceName } from './settings/setting.view.ts';
import { reportedValues } from './values/reported.ts';
import { recordSourceOf } from './sources/source.queries.ts';
import { setOf } from './values/value.queries.ts';

const goals = (found: FoundIndicator, language: Language) =>
  found.row.sdgs.filter((sdg) => sdg in SDGS).map((sdg) => ({ sdg, sdgName: sdgName(sdg, language) }));

const sourceText = ({ setting }: FoundIndicator, language: Language): string | null =>
  language === 'bn' ? (setting.dataSourceBn ?? setting.dataSource) : setting.dataSource;

export async function indicatorDetail(call: Call<(typeof indicators)['indicatorDetail']>) {
  const { db, language } = call;
  const found = await findIndicator(call, call.query.logframeId);
  if (found instanceof Problem) return found;
  const { row, setting, type, reading } = found;
  const set = await setOf(db, found.projectId, found.id);
  const unit = (await itemsOf(db, 'unit-of-measurement')).find(({ id }) => id === setting.uomId);
  const frequency = (await itemsOf(db, 'frequency')).find(({ code }) => code === setting.frequency);
  const reached = reachedSoFar(await reportedValues(db, found), reading, dayInDhaka(new Date()));
  const source = await recordSourceOf(db, found.projectId, found.id);
  const isSet = found.version > 0;
  return {
    data: {
      id: found.id,
      code: row.code,
      title: found.title,
      isAggregatedIndicator: row.isAggregated,
      lf_projectName: row.programmes,
      logframeStructure: { name: type.name, isSdgBased: type.isSdgBased },
      logframeSDGs: goals(found, language),
      path: await nodePath(call, found.id),
      progress: row.progress,
      lopValue: set.lopValue,
      cumulative: reached && shownValue(reading.kind, reached.total),
      midTerm: midTermOf(set.lopValue, setting.midTermFactor),
      unit: unit ? choiceName(unit, language) : null,
      frequency: frequency && isSet ? choiceName(frequency, language) : null,
      data_source: sourceText(found, language),
      baseline_time: setting.baselineTime,
      baseline_value: setting.baselineValue,
      data_collection_method: setting.collectionTypes,
      indicator_type: setting.indicatorType,
      data_entry_type: setting.dataEntryType,
      progress_vs_cumulative: setting.relation,
      source: sourceOf({ ...setting, isAggregated: row.isAggregated, hasForm: source !== undefined }),
      groups: headedGroups(await groupsOf(call, found), language),
      can: found.can,
    },
  };
}
