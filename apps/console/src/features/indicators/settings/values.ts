import type { IndicatorSetting } from '@msurvey/contract';
import type {
  DataCollectionType,
  DataEntryType,
  Direction,
  IndicatorCount,
  IndicatorType,
  ProgressRelation,
} from '@msurvey/domain';
import { isBlank } from '@msurvey/domain';
import { readNumber } from '@msurvey/ui';
import type { Body } from '~/lib/client.ts';

/** What another value is fetched from. */
export type DerivedFrom = 'none' | 'indicator' | 'works';

/** The settings as they stand in the form: numbers are texts until they are sent. */
export interface SettingValues {
  uom: number | null;
  frequency: number | null;
  indicator_type: IndicatorType | null;
  data_entry_type: DataEntryType | null;
  progress_vs_cumulative: ProgressRelation | null;
  baseline_time: string;
  baseline_value: string;
  midTermMultiplyingFactor: string;
  data_source: string;
  data_source_bn: string;
  data_collection_types: DataCollectionType[];
  subActivities: number[];
  /** A group has one entry for each of its types; an entry in which nothing is chosen yet is not sent. */
  groups: { types: { id: number | null }[] }[];
  counts: IndicatorCount | null;
  direction: Direction;
  onTrackPercent: string;
  derivedFrom: DerivedFrom;
  derivedIndicator: number | null;
  derivedWorks: number[];
  derivedCounts: IndicatorCount | null;
  derivedInput: string;
}

export const EMPTY_GROUP: SettingValues['groups'][number] = { types: [{ id: null }] };
const text = (value: number | null): string => (value === null ? '' : String(value));
/** What is no number is told at its field before it is sent. */
const number = (value: string): number | null => (isBlank(value) ? null : (readNumber(value) ?? null));
const labelled = <L extends string>(label: L | null) => (label === null ? null : { label });

export function valuesOf(setting: IndicatorSetting): SettingValues {
  const { derived } = setting;
  const fetched: DerivedFrom = derived?.indicatorId ? 'indicator' : 'works';
  return {
    uom: setting.uom,
    frequency: setting.frequency,
    indicator_type: setting.indicator_type?.label ?? null,
    data_entry_type: setting.data_entry_type?.label ?? null,
    progress_vs_cumulative: setting.progress_vs_cumulative?.label ?? null,
    baseline_time: setting.baseline_time?.slice(0, 10) ?? '',
    baseline_value: text(setting.baseline_value),
    midTermMultiplyingFactor: text(setting.midTermMultiplyingFactor),
    data_source: setting.data_source ?? '',
    data_source_bn: setting.data_source_bn ?? '',
    data_collection_types: setting.data_collection_types,
    subActivities: setting.subActivities,
    groups: setting.disaggregation.map((group) => ({ types: group.map(({ id }) => ({ id })) })),
    counts: setting.counts,
    direction: setting.direction,
    onTrackPercent: String(setting.onTrackPercent),
    derivedFrom: derived ? fetched : 'none',
    derivedIndicator: derived?.indicatorId ?? null,
    derivedWorks: derived?.subActivities ?? [],
    derivedCounts: derived?.counts ?? null,
    derivedInput: text(derived?.input ?? 1),
  };
}

export function settingOf(values: SettingValues): Body<'saveIndicatorSettings'>['setting'] {
  const isMapped = values.data_collection_types.includes('Activity mapping');
  const { derivedFrom } = values;
  return {
    uom: values.uom,
    frequency: values.frequency,
    indicator_type: labelled(values.indicator_type),
    data_entry_type: labelled(values.data_entry_type),
    progress_vs_cumulative: labelled(values.progress_vs_cumulative),
    baseline_time: values.baseline_time || null,
    baseline_value: number(values.baseline_value),
    midTermMultiplyingFactor: number(values.midTermMultiplyingFactor),
    data_source: values.data_source,
    data_source_bn: values.data_source_bn,
    data_collection_types: values.data_collection_types,
    subActivities: isMapped ? values.subActivities : [],
    disaggregation: values.groups
      .map(({ types }) => types.flatMap(({ id }) => (id === null ? [] : [{ id }])))
      .filter((group) => group.length > 0),
    counts: values.counts,
    direction: values.direction,
    onTrackPercent: number(values.onTrackPercent) ?? 90,
    derived:
      derivedFrom === 'none'
        ? null
        : {
            indicatorId: derivedFrom === 'indicator' ? values.derivedIndicator : null,
            subActivities: derivedFrom === 'works' ? values.derivedWorks : [],
            counts: derivedFrom === 'works' ? values.derivedCounts : null,
            input: number(values.derivedInput) ?? 1,
          },
  };
}
