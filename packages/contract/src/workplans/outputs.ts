import { WORK_TYPES } from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant, labelsView } from '../shapes.ts';
import { task } from '../tasks.ts';
import { operation } from './operation.ts';
import { agency, planYear } from './shapes.ts';

const of = <const N extends string>(name: N) => `/msurvey/api/project/workplan/${name}` as const;
const figure = z.number().nullable();

/** Of several units there is no sum; the percent is the mean of those that have a target. */
const sum = z.object({ year: z.number(), planned: z.number(), target: figure, achieved: figure, percent: figure });
const matrix = z.object({
  /** Those that anybody planned, or in which anything is recorded. */
  years: z.array(z.number()),
  agencies: z.array(
    z.object({
      agency: z.number(),
      code: z.string(),
      name: labelsView,
      sums: z.array(sum),
      /** Works of a type in a programme. */
      components: z.array(
        z.object({
          programme: z.enum(['SACP', 'RAINS']),
          type: z.enum(WORK_TYPES),
          /** How many there are. */
          subActivities: z.number(),
          /** Null: several. */
          unit: z.string().nullable(),
          sums: z.array(sum),
        }),
      ),
    }),
  ),
  sums: z.array(sum),
});
export type PlanMatrix = z.output<typeof matrix>;
named('PlanMatrix', matrix);

const takenOut = { method: 'POST', permission: 'Work plan/Export', problems: ['record.not-found'] } as const;
const project = { ...ofHome.body, archivedToo: true } as const;

const fault = z.object({ row: z.number(), column: z.string().nullable(), message: z.string() });

/** What is looked at and taken out as a whole. */
export const planOutputs = {
  workPlanMatrix: operation({
    method: 'GET',
    path: of('matrix'),
    permission: 'Work plan/View',
    summary: 'All agencies by component and fiscal year, with totals',
    ...inHome.query({}),
    response: z.object({ data: matrix, meta: z.object({ asOf: instant }) }),
  }),
  exportWorkPlan: operation({
    ...takenOut,
    path: of('export'),
    summary: 'Begin the annual work plan as a workbook: a sheet for each agency, percents and sums as formulas',
    project,
    body: z.object({ projectId: id }),
    response: dataOf(task),
  }),
  workPlanPdf: operation({
    ...takenOut,
    path: of('pdf'),
    summary: 'Begin the annex “Physical progress against the work plan” of a fiscal year, in English or Bangla',
    project,
    body: z.object({ projectId: id, year: planYear }),
    response: dataOf(task),
  }),
  checkWorkPlanFile: operation({
    method: 'POST',
    path: of('import/check'),
    permission: 'Work plan/Edit',
    summary:
      'Dry run of an agency’s sheet in the workbook of the export: what saving it would change, or its faults written into the sender’s own workbook',
    ...inHome.query({ agency }),
    upload: { field: 'file', maxBytes: 10_000_000 },
    response: dataOf(
      z.object({
        /** The version that was compared with. */
        version: z.number(),
        /** Fiscal years that the plan does not have yet. */
        years: z.array(z.number()),
        /** What differs, as `saveWorkPlan` takes it; empty while there are faults. */
        rows: z.array(z.object({ subActivityId: z.number(), quantity: figure })),
        cells: z.array(
          z.object({
            subActivityId: z.number(),
            year: z.number(),
            target: figure.optional(),
            opening: figure.optional(),
          }),
        ),
        faults: z.array(fault),
        faultCount: z.number(),
        /** The workbook with its faults. Fetch it at /msurvey/api/file/{uuid}. */
        annotated: z.string().nullable(),
      }),
    ),
    problems: [
      'record.not-found',
      'workplan.other-agency',
      'upload.no-file',
      'upload.unreadable',
      'upload.wrong-type',
      'upload.empty',
    ],
  }),
};
