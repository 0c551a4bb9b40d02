import {
  DATA_COLLECTION_TYPES,
  DATA_ENTRY_TYPES,
  DIRECTIONS,
  INDICATOR_COUNTS,
  INDICATOR_TYPES,
  MOST_CROSSED,
  MOST_GROUPS,
  PROGRESS_RELATIONS,
  VALUE_SOURCES,
} from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { dataOf, listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, isoDate, optionalText } from '../shapes.ts';
import { ofIndicator, ofLogframe, operation, readsOne } from './operation.ts';
import { amount, figure, headedGroup, indicatorAbilities, itemOption, optionOf, seenVersion } from './shapes.ts';

/** The fetched value of a derived indicator: that of another indicator, or counted from sub-activities. */
const derived = z.object({
  indicatorId: id.nullish().transform((one) => one ?? null),
  subActivities: z.array(id).max(300).default([]),
  counts: z
    .enum(INDICATOR_COUNTS)
    .nullish()
    .transform((one) => one ?? null),
  /** Unless a period has its own. */
  input: z.number().min(0, 'invalid').max(1e9, 'invalid').default(1),
});

const sentSetting = z.object({
  uom: id.nullable().default(null),
  frequency: id.nullable().default(null),
  indicator_type: optionOf(INDICATOR_TYPES).nullable().default(null),
  data_entry_type: optionOf(DATA_ENTRY_TYPES).nullable().default(null),
  progress_vs_cumulative: optionOf(PROGRESS_RELATIONS).nullable().default(null),
  baseline_time: isoDate.nullable().default(null),
  baseline_value: amount.default(null),
  midTermMultiplyingFactor: z.number('malformed').min(0, 'invalid').max(10, 'invalid').nullable().default(null),
  data_source: optionalText(500),
  data_source_bn: optionalText(500),
  data_collection_types: z.array(z.enum(DATA_COLLECTION_TYPES)).max(2).default([]),
  subActivities: z.array(id).max(300).default([]),
  disaggregation: z
    .array(z.array(z.object({ id, title: z.string().max(300).optional() })).max(MOST_CROSSED))
    .max(MOST_GROUPS)
    .default([]),
  /** As written, it has no effect. */
  assignee: z.unknown().optional(),
  /** What of approved activities is counted; null: what is usual for these sub-activities. */
  counts: z.enum(INDICATOR_COUNTS).nullable().default(null),
  direction: z.enum(DIRECTIONS).default('increase'),
  /** On track is who reaches so many percent of what was planned by now. */
  onTrackPercent: z.number('malformed').min(1, 'invalid').max(100, 'invalid').default(90),
  /** Null: it is not derived. */
  derived: derived.nullable().default(null),
});
export type SentSetting = z.output<typeof sentSetting>;
named('SentSetting', sentSetting);

const setting = z.object({
  uom: figure,
  frequency: figure,
  indicator_type: z.object({ id: z.number(), label: z.enum(INDICATOR_TYPES) }).nullable(),
  data_entry_type: z.object({ id: z.number(), label: z.enum(DATA_ENTRY_TYPES) }).nullable(),
  progress_vs_cumulative: z.object({ id: z.number(), label: z.enum(PROGRESS_RELATIONS) }).nullable(),
  baseline_time: z.string().nullable(),
  baseline_value: figure,
  midTermMultiplyingFactor: figure,
  data_source: z.string().nullable(),
  data_source_bn: z.string().nullable(),
  data_collection_types: z.array(z.enum(DATA_COLLECTION_TYPES)),
  subActivities: z.array(z.number()),
  disaggregation: z.array(z.array(z.object({ id: z.number(), title: z.string() }))),
  counts: z.enum(INDICATOR_COUNTS).nullable(),
  /** What is counted where nothing is picked. */
  usualCount: z.enum(INDICATOR_COUNTS),
  direction: z.enum(DIRECTIONS),
  onTrackPercent: z.number(),
  derived: z
    .object({
      indicatorId: figure,
      indicator: z.object({ id: z.number(), code: z.string(), title: z.string() }).nullable(),
      subActivities: z.array(z.number()),
      counts: z.enum(INDICATOR_COUNTS).nullable(),
      input: z.number(),
    })
    .nullable(),
});
export type IndicatorSetting = z.output<typeof setting>;
named('IndicatorSetting', setting);

const settingsView = z.object({
  logframeId: z.number(),
  /** 0: never saved. */
  version: z.number(),
  setting,
  /** The name of the unit, and the code of the frequency. */
  unit: z.string().nullable(),
  frequencyCode: z.string(),
  source: z.enum(VALUE_SOURCES),
  can: indicatorAbilities,
});
export type IndicatorSettingsView = z.output<typeof settingsView>;
named('IndicatorSettingsView', settingsView);

export const indicatorSettings = {
  indicatorSettings: operation({
    ...readsOne,
    path: ofLogframe('setting'),
    summary: 'The settings of an indicator',
    response: dataOf(settingsView),
  }),
  saveIndicatorSettings: operation({
    method: 'POST',
    path: ofLogframe('setting'),
    permission: 'Log Frame/Edit',
    summary:
      'Save the settings of an indicator; fields that others changed meanwhile stay, and one that both changed is named',
    project: ofHome.body,
    body: z.object({ projectId: id, logframeId: id, setting: sentSetting, version: seenVersion }),
    response: dataOf(settingsView),
    problems: [
      'record.not-found',
      'project.archived',
      'indicator.changed-meanwhile',
      'indicator.type-twice',
      'indicator.too-many-leaves',
      'indicator.circle',
    ],
  }),
  measurementUnits: operation({
    method: 'GET',
    path: ofLogframe('units-of-measurement'),
    permission: 'Log Frame/View',
    summary: 'Units of measurement',
    ...inHome.query(),
    response: listOf(itemOption),
    problems: ['record.not-found'],
  }),
  indicatorFrequencies: operation({
    method: 'GET',
    path: ofLogframe('frequencies'),
    permission: 'Log Frame/View',
    summary: 'How often values may be reported',
    ...inHome.query(),
    response: listOf(z.object({ id: z.number(), frequency: z.string(), code: z.string() })),
    problems: ['record.not-found'],
  }),
  indicatorSubActivities: operation({
    method: 'GET',
    path: ofIndicator('sub-activities'),
    permission: 'Log Frame/View',
    summary: 'The sub-activities that an indicator may count',
    ...inHome.query(),
    response: listOf(
      z.object({
        id: z.number(),
        name: z.string(),
        code: z.string(),
        agency: z.string(),
        programme: z.string(),
        unit: z.string(),
        type: z.string(),
        isMeasured: z.boolean(),
      }),
    ),
    problems: ['record.not-found'],
  }),
  indicatorGroups: operation({
    ...readsOne,
    path: ofIndicator('disaggregation'),
    summary: 'How tables of an indicator are headed: its groups, their types and items',
    response: listOf(headedGroup),
  }),
};
