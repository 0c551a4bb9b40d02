import { MOST_PERIODS, VALUE_STATES, VALUE_WARNINGS } from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { abilities, dataOf, listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant, optionalText, text } from '../shapes.ts';
import { ofIndicator, ofLogframe, operation, readsOne } from './operation.ts';
import { amount, figure, headedGroup, periodDate, seenVersion, sentData, shownData } from './shapes.ts';

const sentRow = {
  date: periodDate,
  data: sentData,
  /** Said by the date; taken so that whoever sends them is understood. */
  year: z.union([z.string(), z.number()]).nullish(),
  month: z.union([z.string(), z.number()]).nullish(),
  collection_period: z.union([z.string(), z.number()]).nullish(),
  other_input: z.unknown().optional(),
};
const targetRow = z.object(sentRow);
const collectedRow = z.object({
  ...sentRow,
  /** Of a derived indicator; null: as its settings have it. */
  input: amount.optional(),
  comment: optionalText(2000),
  /** Why what is typed stands although the product counts something else. */
  reason: optionalText(500),
});
export type SentTargetRow = z.output<typeof targetRow>;
named('SentTargetRow', targetRow);
export type SentCollectedRow = z.output<typeof collectedRow>;
named('SentCollectedRow', collectedRow);

/** A period as dates are sent, `2025-26`, and its days. */
const period = { date: z.string(), first: z.string(), last: z.string() };
const shownRow = {
  ...period,
  /** The calendar year in which its year of the project begins. */
  year: z.number(),
  /** 1 to 12 where months are reported. */
  month: z.number().nullable(),
  collection_period: z.string(),
  data: shownData,
};
const warning = z.object({ date: z.string(), warning: z.enum(VALUE_WARNINGS) });
const shownTarget = z.object({
  ...shownRow,
  input: figure,
  other_input: z.null(),
  /** What was collected in the same period, and percent of the target. */
  collected: figure,
  progress: z.number(),
});
export type TargetRow = z.output<typeof shownTarget>;
named('TargetRow', shownTarget);
const by = z.object({ by: z.string(), at: instant }).nullable();
const shownValueRow = z.object({
  ...shownRow,
  input: figure,
  other_input: z.null(),
  state: z.enum(VALUE_STATES),
  version: z.number(),
  comment: z.string().nullable(),
  /** Why a stated value stands beside a computed one. */
  reason: z.string().nullable(),
  /** Why it was sent back. */
  returnedReason: z.string().nullable(),
  /** How many files show where it comes from. */
  evidence: z.number(),
  saved: by,
  submitted: by,
  decided: by,
  target: figure,
  progress: z.number(),
  warnings: z.array(z.enum(VALUE_WARNINGS)),
  can: abilities('edit', 'submit', 'accept', 'sendBack'),
});
export type CollectedRow = z.output<typeof shownValueRow>;
named('CollectedRow', shownValueRow);

const head = {
  logframeId: z.number(),
  title: z.string(),
  code: z.string(),
  version: z.number(),
  frequencyCode: z.string(),
  /** Cells of a derived indicator are read only: value times input / 100. */
  isDerived: z.boolean(),
  kind: z.enum(['amount', 'ratio', 'percentage', 'text']),
  groups: z.array(headedGroup),
  /** The periods that may be reported, in order. */
  periods: z.array(z.object(period)),
};
const targetView = z.object({
  ...head,
  jsonData: z.object({ lopValue: figure, targets: z.array(shownTarget) }),
  can: abilities('edit'),
});
export type TargetView = z.output<typeof targetView>;
named('TargetView', targetView);
const collectionView = z.object({
  ...head,
  jsonData: z.object({ collectedData: z.array(shownValueRow) }),
  can: abilities('edit', 'validate'),
});
export type CollectionView = z.output<typeof collectionView>;
named('CollectionView', collectionView);

/** Why values of a closed year change; asked for where some do. */
const closedReason = optionalText(500);
const moved = {
  logframeId: id,
  rows: z
    .array(z.object({ date: periodDate, version: z.number().int().min(1) }))
    .min(1, 'required')
    .max(MOST_PERIODS),
};
const saves = [
  'record.not-found',
  'project.archived',
  'indicator.changed-meanwhile',
  'indicator.total-required',
  'indicator.period-unfit',
  'indicator.period-overlap',
  'indicator.leaf-unknown',
] as const;
const moves = ['record.not-found', 'project.archived', 'indicator.changed-meanwhile', 'indicator.state-move'] as const;

const historyLine = z.object({
  at: instant,
  by: z.string(),
  action: z.enum(['create', 'update', 'delete', 'submit', 'accept', 'return', 'attach', 'detach']),
  state: z.enum(VALUE_STATES).nullable(),
  total: figure,
  denominator: figure,
  text: z.string().nullable(),
  rating: figure,
  input: figure,
  comment: z.string().nullable(),
  reason: z.string().nullable(),
  /** Names of the files that came, or that went. */
  files: z.array(z.string()),
});
export type ValueHistoryLine = z.output<typeof historyLine>;
named('ValueHistoryLine', historyLine);

export const indicatorValues = {
  indicatorTargets: operation({
    ...readsOne,
    path: ofLogframe('target'),
    summary: 'The LOP value and the periodic targets of an indicator',
    response: dataOf(targetView),
  }),
  saveIndicatorTargets: operation({
    method: 'POST',
    path: ofLogframe('target'),
    permission: 'Log Frame/Edit',
    summary: 'Save the LOP value and all periodic targets; of two rows with one date the last one stands',
    project: ofHome.body,
    body: z.object({
      projectId: id,
      logframeId: id,
      lopValue: amount.default(null),
      targets: z.array(targetRow).max(MOST_PERIODS),
      version: seenVersion,
    }),
    response: dataOf(targetView),
    problems: saves,
  }),
  indicatorCollection: operation({
    ...readsOne,
    path: ofLogframe('collection'),
    summary: 'What was collected for an indicator, with the state of each value',
    response: dataOf(collectionView),
  }),
  saveIndicatorCollection: operation({
    method: 'POST',
    path: ofLogframe('collection'),
    permission: 'Log Frame/Edit',
    summary:
      'Save all collected values: what was changed becomes a draft, what is accepted is locked, what is not sent is taken away',
    project: ofHome.body,
    body: z.object({
      projectId: id,
      logframeId: id,
      collectedData: z.array(collectedRow).max(MOST_PERIODS),
      version: seenVersion,
      closedReason,
    }),
    response: z.object({ data: collectionView, meta: z.object({ warnings: z.array(warning) }) }),
    problems: [
      ...saves,
      'indicator.accepted',
      'indicator.is-aggregated',
      'indicator.read-only',
      'indicator.year-closed',
    ],
  }),
  submitIndicatorValues: operation({
    method: 'POST',
    path: ofIndicator('value/submit'),
    permission: 'Log Frame/Edit',
    summary: 'Hand in drafts, and values that were sent back',
    ...inHome.body(moved),
    response: dataOf(collectionView),
    problems: moves,
  }),
  acceptIndicatorValues: operation({
    method: 'POST',
    path: ofIndicator('value/accept'),
    permission: 'Validation/Validate',
    summary: 'Accept submitted values, which locks them; nobody accepts their own',
    ...inHome.body({ ...moved, closedReason }),
    response: dataOf(collectionView),
    problems: [...moves, 'indicator.own-value', 'indicator.year-closed'],
  }),
  returnIndicatorValues: operation({
    method: 'POST',
    path: ofIndicator('value/send-back'),
    permission: 'Validation/Validate',
    summary: 'Send submitted or accepted values back, with a reason',
    ...inHome.body({ ...moved, reason: text(500) }),
    response: dataOf(collectionView),
    problems: [...moves, 'indicator.own-value'],
  }),
  indicatorValueHistory: operation({
    method: 'GET',
    path: ofIndicator('value/history'),
    permission: 'Log Frame/View',
    summary: 'Every state that a value had, the latest first',
    ...inHome.query({ logframeId: id, date: periodDate }),
    response: listOf(historyLine),
    problems: ['record.not-found'],
  }),
  waitingIndicatorValues: operation({
    method: 'GET',
    path: ofIndicator('value/waiting'),
    permission: 'Validation/Validate',
    summary: 'Submitted values of a project that wait to be accepted, the oldest first',
    ...inHome.query(),
    response: listOf(
      z.object({
        logframeId: z.number(),
        code: z.string(),
        title: z.string(),
        date: z.string(),
        version: z.number(),
        total: figure,
        denominator: figure,
        evidence: z.number(),
        submitted: by,
        isOwn: z.boolean(),
      }),
    ),
    problems: ['record.not-found'],
  }),
};
