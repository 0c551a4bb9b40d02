import type { IndicatorSetting, IndicatorSettingsView } from '@msurvey/contract';
import {
  DATA_ENTRY_TYPES,
  INDICATOR_TYPES,
  type Language,
  PROGRESS_RELATIONS,
  sourceOf,
  usualCount,
} from '@msurvey/domain';
import { indicatorNode } from '#modules/logframe/index.ts';
import { type Asking, type FoundIndicator, groupsOf, typeName } from '../find-indicator.ts';
import { recordSourceOf } from '../sources/source.queries.ts';
import { type ChoiceRow, itemsOf, worksOf } from './choices.queries.ts';

const optionOf = <T extends string>(options: readonly T[], label: T | null): { id: number; label: T } | null =>
  label === null ? null : { id: options.indexOf(label) + 1, label };

export const choiceName = ({ label, code }: ChoiceRow, language: Language): string =>
  label[language] ?? label.en ?? code;

/** The indicator from which another is derived, where the reader may know of it. */
async function derivedFrom(asking: Asking, id: number | null) {
  const node = id === null ? undefined : await indicatorNode(asking, id);
  return node ? { id: node.row.id, code: node.row.code, title: node.title } : null;
}

async function settingView(
  asking: Asking,
  found: FoundIndicator,
  frequencyId: number | null,
): Promise<IndicatorSetting> {
  const { setting } = found;
  const works = await worksOf(asking.db, setting.isDerived ? setting.derivedSubActivities : setting.subActivities);
  const groups = await groupsOf(asking, found);
  return {
    uom: setting.uomId,
    frequency: frequencyId,
    indicator_type: optionOf(INDICATOR_TYPES, setting.indicatorType),
    data_entry_type: optionOf(DATA_ENTRY_TYPES, setting.dataEntryType),
    progress_vs_cumulative: optionOf(PROGRESS_RELATIONS, setting.relation),
    baseline_time: setting.baselineTime,
    baseline_value: setting.baselineValue,
    midTermMultiplyingFactor: setting.midTermFactor,
    data_source: setting.dataSource,
    data_source_bn: setting.dataSourceBn,
    data_collection_types: setting.collectionTypes,
    subActivities: setting.subActivities,
    disaggregation: groups.map((group) =>
      group.map((type) => ({ id: type.id, title: typeName(type, asking.language) })),
    ),
    counts: setting.counts,
    usualCount: usualCount(works),
    direction: setting.direction,
    onTrackPercent: setting.onTrackPercent,
    derived: setting.isDerived
      ? {
          indicatorId: setting.derivedIndicator,
          indicator: await derivedFrom(asking, setting.derivedIndicator),
          subActivities: setting.derivedSubActivities,
          counts: setting.derivedCounts,
          input: setting.derivedInput,
        }
      : null,
  };
}

export async function settingsView(asking: Asking, found: FoundIndicator): Promise<IndicatorSettingsView> {
  const { setting, row } = found;
  const [units, frequencies] = [await itemsOf(asking.db, 'unit-of-measurement'), await itemsOf(asking.db, 'frequency')];
  const source = await recordSourceOf(asking.db, found.projectId, found.id);
  const unit = units.find(({ id }) => id === setting.uomId);
  // What was never set has no frequency on the form, though it is reported yearly.
  const frequency = found.version > 0 ? frequencies.find(({ code }) => code === setting.frequency) : undefined;
  return {
    logframeId: found.id,
    version: found.version,
    setting: await settingView(asking, found, frequency?.id ?? null),
    unit: unit ? choiceName(unit, asking.language) : null,
    frequencyCode: setting.frequency,
    source: sourceOf({ ...setting, isAggregated: row.isAggregated, hasForm: source !== undefined }),
    can: found.can,
  };
}
