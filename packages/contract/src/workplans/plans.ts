import { isPhasing, WORK_TYPES } from '@msurvey/domain';
import { z } from 'zod';
import { inHome } from '../entering.ts';
import { abilities, dataOf, listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant, labelsView, optionalText } from '../shapes.ts';
import { operation } from './operation.ts';
import { agency, amount, planYear } from './shapes.ts';

const value = z.number().nullable();

const cell = z.object({
  year: z.number(),
  /** Null: no target was set. */
  target: value,
  /** What it was when the year was agreed. */
  agreed: value,
  recorded: z.number(),
  /** Activities that nobody has approved or rejected yet. */
  waiting: z.number(),
  opening: value,
  openingReason: z.string().nullable(),
  openingSource: z.string().nullable(),
});
const row = z.object({
  subActivityId: z.number(),
  code: z.string(),
  label: labelsView,
  unit: z.string(),
  programme: z.enum(['SACP', 'RAINS']),
  type: z.enum(WORK_TYPES),
  /** Achieved is the sum of what was measured, else the number of activities. */
  isMeasured: z.boolean(),
  /** The catalogue still offers it. */
  isActive: z.boolean(),
  /** Of the whole project. */
  quantity: value,
  stated: z.object({ cumulative: value, progress: value }),
  /** Of the years that are planned, and of those in which something is recorded. */
  cells: z.array(cell),
});
const plan = z.object({
  agency: z.number(),
  code: z.string(),
  name: labelsView,
  version: z.number(),
  years: z.array(
    z.object({
      year: z.number(),
      state: z.enum(['draft', 'agreed']),
      agreedBy: z.string().nullable(),
      agreedAt: instant.nullable(),
      /** Percent of the year's targets that belong to each quarter, from July on. */
      phasing: z.array(z.number()),
      /** Ahead and behind begin so many percent beside what is expected. */
      tolerance: z.number(),
    }),
  ),
  rows: z.array(row),
});
export type PlanView = z.output<typeof plan>;
named('PlanView', plan);

const change = z.object({
  version: z.number(),
  at: instant,
  by: z.string(),
  subActivityId: z.number(),
  /** Null: of the whole project. */
  year: z.number().nullable(),
  field: z.enum(['target', 'opening', 'quantity', 'cumulative', 'progress']),
  before: value,
  after: value,
  reason: z.string().nullable(),
  source: z.string().nullable(),
});
export type PlanChange = z.output<typeof change>;
named('PlanChange', change);

/** What is not sent stays as it is; null empties it. */
const edits = {
  rows: z
    .array(z.object({ subActivityId: id, quantity: amount }))
    .max(500)
    .default([]),
  cells: z
    .array(z.object({ subActivityId: id, year: planYear, target: amount.optional(), opening: amount.optional() }))
    .max(5000)
    .default([]),
};
const editFields = z.object(edits);
export type PlanEdits = z.output<typeof editFields>;
named('PlanEdits', editFields);

const of = <const N extends string>(name: N) => `/msurvey/api/project/workplan/${name}` as const;

/** Whole plans: what our console reads and saves. */
export const wholePlans = {
  workPlan: operation({
    method: 'GET',
    path: of('plan'),
    permission: 'Work plan/View',
    summary: 'An agency’s whole plan, with what was recorded in each fiscal year',
    ...inHome.query({ agency }),
    response: z.object({ data: plan, meta: z.object({ can: abilities('create', 'edit', 'open'), asOf: instant }) }),
    problems: ['record.not-found'],
  }),
  saveWorkPlan: operation({
    method: 'POST',
    path: of('save'),
    permission: 'Work plan/Edit',
    summary:
      'Save everything that was changed in a plan, or nothing: whoever saw an older version is told what changed',
    ...inHome.body({
      agency,
      /** The one that was seen: 0 where there is no plan yet. */
      version: z.number().int().min(0),
      /** Fiscal years that are added to the plan. */
      years: z.array(planYear).max(15).default([]),
      ...edits,
      /** Why agreed targets are changed, or what happened before records were kept; and where that is written. */
      reason: optionalText(500),
      source: optionalText(300),
    }),
    response: dataOf(plan),
    problems: [
      'record.not-found',
      'workplan.other-agency',
      'workplan.changed',
      'workplan.year-unknown',
      'workplan.reason-needed',
      'workplan.source-needed',
    ],
  }),
  agreeWorkPlan: operation({
    method: 'POST',
    path: of('agree'),
    permission: 'Work plan/Edit',
    summary: 'Agree the targets of a fiscal year: from then on whoever changes one says why',
    ...inHome.body({ agency, year: planYear, version: z.number().int().min(0) }),
    response: dataOf(plan),
    problems: ['record.not-found', 'workplan.other-agency', 'workplan.changed', 'workplan.year-unknown'],
  }),
  paceWorkPlan: operation({
    method: 'POST',
    path: of('pace'),
    permission: 'Work plan/Edit',
    summary:
      'Say how the targets of a fiscal year are spread over its quarters, and from where on work is ahead or behind',
    ...inHome.body({
      agency,
      year: planYear,
      phasing: z
        .array(z.number().min(0, 'invalid').max(100, 'invalid'))
        .length(4, 'invalid')
        .refine(isPhasing, 'invalid'),
      tolerance: z.number().min(0, 'invalid').max(100, 'invalid'),
    }),
    response: dataOf(plan),
    problems: ['record.not-found', 'workplan.other-agency', 'workplan.year-unknown'],
  }),
  workPlanChanges: operation({
    method: 'GET',
    path: of('changes'),
    permission: 'Work plan/View',
    summary: 'What was changed in a plan, the latest first: since a version, of all cells or of one',
    ...inHome.query({
      agency,
      since: z.coerce.number().int().min(0).default(0),
      subActivityId: id.optional(),
      year: planYear.optional(),
    }),
    response: listOf(change),
    problems: ['record.not-found'],
  }),
};
