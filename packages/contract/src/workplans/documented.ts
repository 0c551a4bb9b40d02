import { PROGRAMME_NAMES } from '@msurvey/domain';
import { z } from 'zod';
import { inHome } from '../entering.ts';
import { abilities, dataOf, listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, optionalText } from '../shapes.ts';
import { operation } from './operation.ts';
import { agency, wireValue, wireYears, yearFields } from './shapes.ts';

const fiscalYear = z.object({ startYear: z.string(), endYear: z.string() });

/** A row as the documents have it: all numbers are texts. */
const wireRow = z.object({
  id: z.number(),
  subActivity: z.number(),
  agency: z.number(),
  json: z.object({
    unit: z.string(),
    quantity: z.string(),
    /** Computed: of all fiscal years up to this one. */
    cumulativeAchievement: z.string(),
    progressDate: z.string(),
  }),
  /** What was typed for what is computed; null: nothing. */
  stated: z.object({ cumulativeAchievement: z.string().nullable(), progressDate: z.string().nullable() }),
  fiscalYearData: z.object({ id: z.number(), target: z.string(), achievement: z.string(), parcent: z.string() }),
});
export type WirePlanRow = z.output<typeof wireRow>;
named('WirePlanRow', wireRow);

/** An item of an agency's plan, as the documents name its parts. */
const templateItem = z.object({
  label: z.string(),
  projectName: z.enum(Object.values(PROGRAMME_NAMES) as ['SACP', 'RAINS']),
  unit: z.string(),
  /** The number of the sub-activity. */
  valueText: z.number(),
});
export type PlanTemplateItem = z.output<typeof templateItem>;
named('PlanTemplateItem', templateItem);

const of = <const N extends string>(name: N) => `/msurvey/api/project/workplan/${name}` as const;
const done = dataOf(z.object({ id: z.number() }));
const problems = ['record.not-found', 'workplan.other-agency'] as const;
const valued = <const K extends string>(name: K) =>
  z
    .array(z.object({ id, [name]: wireValue } as { id: typeof id } & Record<K, typeof wireValue>))
    .max(5000)
    .default([]);

/** The calls of the documents, one row or one cell at a time. Whole plans are read and saved by `workPlan` and `saveWorkPlan`. */
export const documentedPlans = {
  workPlanYears: operation({
    method: 'GET',
    path: of('fiscal-years'),
    permission: 'Work plan/View',
    summary: 'The fiscal years for which an agency has a plan',
    ...inHome.query({ agency }),
    response: z.object({ data: z.array(fiscalYear), meta: z.object({ can: abilities('create', 'edit') }) }),
    problems: ['record.not-found'],
  }),
  workPlanTemplate: operation({
    method: 'GET',
    path: of('template'),
    permission: 'Work plan/View',
    summary: 'The items that a plan of an agency has a row for, whether somebody planned them or not',
    ...inHome.query({ agency }),
    response: listOf(templateItem),
    problems: ['record.not-found'],
  }),
  workPlanRows: operation({
    method: 'GET',
    path: of('rows'),
    permission: 'Work plan/View',
    summary: 'The rows of an agency’s plan in a fiscal year, with achievements counted from approved activities',
    ...inHome.query({ agency, ...yearFields }),
    response: listOf(wireRow),
    problems: ['record.not-found'],
  }),
  workPlanAchievement: operation({
    method: 'GET',
    path: of('achievement'),
    permission: 'Work plan/View',
    summary: 'What was achieved of a sub-activity in a fiscal year: recorded and opening',
    ...inHome.query({ subActivity: id, ...yearFields }),
    response: dataOf(z.object({ total: z.number() })),
    problems: ['record.not-found'],
  }),
  createWorkPlanYears: operation({
    method: 'POST',
    path: of('fiscal-years'),
    permission: 'Work plan/Create',
    summary: 'Begin an agency’s plan for fiscal years; those that are there stay as they are',
    ...inHome.body({ agency, jsonData: wireYears }),
    response: listOf(fiscalYear),
    problems,
  }),
  createWorkPlanItem: operation({
    method: 'POST',
    path: of('item'),
    permission: 'Work plan/Create',
    summary:
      'State the quantity of a sub-activity in the whole project; cumulative achievement and progress are kept as stated',
    ...inHome.body({
      agency,
      json: z.object({
        /** The sub-activity. */
        id,
        projectName: z.enum(Object.values(PROGRAMME_NAMES) as ['SACP', 'RAINS']).optional(),
        unit: optionalText(20),
        quantity: wireValue,
        progressDate: wireValue,
        cumulativeAchievement: wireValue,
      }),
    }),
    response: done,
    problems,
  }),
  createFiscalTarget: operation({
    method: 'POST',
    path: of('target'),
    permission: 'Work plan/Create',
    summary:
      'State target and achievement of a sub-activity in a fiscal year; what is achieved beyond the records is its opening',
    ...inHome.body({
      agency,
      subActivity: id,
      yearStart: z.union([z.string().max(10), z.number()]).transform(String),
      yearEnd: z.union([z.string().max(10), z.number()]).transform(String),
      target: wireValue,
      achievement: wireValue,
      /** Computed anew; taken so that whoever sends it is understood. */
      parcent: z.union([z.string().max(40), z.number()]).nullish(),
    }),
    response: done,
    problems: [...problems, 'workplan.year-unknown', 'workplan.reason-needed'],
  }),
  updateWorkPlan: operation({
    method: 'POST',
    path: of('update'),
    permission: 'Work plan/Edit',
    summary:
      'Change quantities, stated values and targets of a plan, by the ids that its rows have, in one transaction',
    ...inHome.body({
      data: z.object({
        quantity: valued('quantityValue'),
        cumulititive: valued('cumulitiveValue'),
        progress: valued('progressValue'),
        target: valued('targetValue'),
      }),
    }),
    response: dataOf(z.object({ changed: z.number() })),
    problems: [...problems, 'workplan.reason-needed'],
  }),
};
