import {
  CONDITION_FUNCTIONS,
  MOST_ANSWERS_OF_SPLIT,
  MOST_CONDITIONS_OF_SOURCE,
  MOST_SPLITS,
  MOST_VALUES_OF_CONDITION,
  SOURCE_COLUMN_KINDS,
  SOURCE_FORMULAS,
  VALUE_KINDS,
} from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { dataOf, listOf } from '../envelopes.ts';
import { id, instant, optionalText } from '../shapes.ts';
import { ofIndicator, operation } from './operation.ts';
import { figure, headedGroup, periodDate, seenVersion } from './shapes.ts';

const path = z.string('malformed').min(1, 'required').max(500, 'tooLong');
const noPath = path.nullable().default(null);
const value = z.string('malformed').max(500, 'tooLong');

const sentSource = z.object({
  formId: id,
  formula: z.enum(SOURCE_FORMULAS),
  column: noPath,
  dateColumn: noPath,
  conditions: z
    .array(
      z.object({
        column: path,
        function: z.enum(CONDITION_FUNCTIONS),
        values: z.array(value).max(MOST_VALUES_OF_CONDITION).default([]),
      }),
    )
    .max(MOST_CONDITIONS_OF_SOURCE)
    .default([]),
  splits: z
    .array(
      z.object({
        typeId: id,
        column: path,
        answers: z.array(z.object({ answer: value, itemId: id })).max(MOST_ANSWERS_OF_SPLIT),
      }),
    )
    .max(MOST_SPLITS)
    .default([]),
});
export type SentSource = z.input<typeof sentSource>;

/** A form whose records may be counted. */
const sourceForm = z.object({
  id: z.number(),
  projectId: z.number(),
  xformId: z.number(),
  title: z.string(),
  /** Whether its records are reviewed: then only approved ones count. */
  isReviewed: z.boolean(),
});
export type SourceForm = z.output<typeof sourceForm>;

const sourceView = z.object({
  /** 0: never saved. */
  version: z.number(),
  /** Null: it is not counted from the records of a form. */
  source: sentSource.nullable(),
  /** Of what is saved; null where it lies beyond the project through which one looks. */
  form: sourceForm.nullable(),
  saved: z.object({ by: z.string(), at: instant }).nullable(),
  /** Whether what is saved suits how the indicator is read; what does not is not counted. */
  isFit: z.boolean(),
  /** Those that suit it. */
  formulas: z.array(z.enum(SOURCE_FORMULAS)),
  frequencyCode: z.string(),
  reading: z.object({ kind: z.enum(VALUE_KINDS), mode: z.enum(['increments', 'latest']) }),
  groups: z.array(headedGroup),
  canEdit: z.boolean(),
});
export type SourceView = z.output<typeof sourceView>;

const sourceColumn = z.object({
  path: z.string(),
  label: z.string(),
  kind: z.enum(SOURCE_COLUMN_KINDS),
  /** Null: it is answered freely, or from a list in a file. */
  choices: z.array(z.object({ code: z.string(), label: z.string() })).nullable(),
});
export type SourceColumnView = z.output<typeof sourceColumn>;

const previewPeriod = z.object({
  date: z.string(),
  first: z.string(),
  last: z.string(),
  /** Records behind it, in this period alone. */
  records: z.number(),
  value: figure,
  denominator: figure,
  /** Of a Number / Denominator the percentage; else the value. */
  shown: figure,
  groups: z.array(
    z.object({
      name: z.string(),
      leaves: z.array(z.object({ key: z.string(), name: z.string(), value: figure, denominator: figure })),
      /** What of the value no leaf holds. */
      rest: figure,
    }),
  ),
});
export type SourcePreviewPeriod = z.output<typeof previewPeriod>;

const preview = z.object({
  periods: z.array(previewPeriod),
  /** Records that meet the conditions, within the years of the project. */
  records: z.number(),
  /** Without a day, or of one outside the years of the project: in no period. */
  withoutPeriod: z.number(),
  isReviewed: z.boolean(),
  form: sourceForm,
  /** The newest of them within reach; null: the reader sees no records of the form. */
  samples: z
    .array(
      z.object({
        instanceId: z.string(),
        name: z.string().nullable(),
        sender: z.string(),
        receivedAt: instant,
      }),
    )
    .nullable(),
});
export type SourcePreview = z.output<typeof preview>;

const problems = ['record.not-found', 'indicator.is-aggregated'] as const;

export const indicatorSource = {
  indicatorSource: operation({
    method: 'GET',
    path: ofIndicator('source'),
    permission: 'Log Frame/View',
    summary: 'From the records of which form an indicator is counted, and how',
    ...inHome.query({ logframeId: id }),
    response: dataOf(sourceView),
    problems: ['record.not-found'],
  }),
  indicatorSourceForms: operation({
    method: 'GET',
    path: ofIndicator('source/forms'),
    permission: 'Log Frame/Edit',
    summary: 'The forms of the project, and of its umbrella, whose records an indicator may count',
    ...inHome.query(),
    response: listOf(sourceForm),
    problems: ['record.not-found'],
  }),
  indicatorSourceColumns: operation({
    method: 'GET',
    path: ofIndicator('source/columns'),
    permission: 'Log Frame/Edit',
    summary: 'The questions of a form by which its records may be counted',
    ...inHome.query({ formId: id }),
    response: listOf(sourceColumn),
    problems: ['record.not-found'],
  }),
  previewIndicatorSource: operation({
    method: 'POST',
    path: ofIndicator('source/preview'),
    permission: 'Log Frame/Edit',
    effect: 'read',
    summary: 'What a source counts: a figure for each period and leaf, and some of the records behind it',
    ...inHome.body({
      logframeId: id,
      source: sentSource,
      /** Only records of this period are named. */
      date: periodDate.optional(),
    }),
    response: dataOf(preview),
    problems,
  }),
  saveIndicatorSource: operation({
    method: 'POST',
    path: ofIndicator('source'),
    permission: 'Log Frame/Edit',
    summary: 'Save from which records an indicator is counted from now on; without a source it is not any more',
    project: ofHome.body,
    body: z.object({ projectId: id, logframeId: id, source: sentSource.nullable(), version: seenVersion }),
    response: dataOf(sourceView),
    problems: [...problems, 'project.archived', 'indicator.changed-meanwhile', 'indicator.read-only'],
  }),
  fillFromIndicatorSource: operation({
    method: 'POST',
    path: ofIndicator('source/fill'),
    permission: 'Log Frame/Edit',
    summary: 'Count once, and write what was found as the draft of a period, with a note where it comes from',
    project: ofHome.body,
    body: z.object({
      projectId: id,
      logframeId: id,
      source: sentSource,
      date: periodDate,
      /** Where the product counts something else in this period, or its year is closed. */
      reason: optionalText(500),
    }),
    response: dataOf(z.object({ date: z.string(), value: figure, denominator: figure, records: z.number() })),
    problems: [
      ...problems,
      'project.archived',
      'indicator.period-unfit',
      'indicator.period-overlap',
      'indicator.accepted',
      'indicator.read-only',
      'indicator.nothing-counted',
      'indicator.year-closed',
    ],
  }),
};
