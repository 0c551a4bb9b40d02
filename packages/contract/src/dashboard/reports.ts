import {
  ACTIVITY_REPORT,
  BENEFICIARY_REPORT,
  DEMONSTRATION_REPORT,
  INFRASTRUCTURE_REPORT,
  REPORTS,
  WORK_TYPES,
} from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant } from '../shapes.ts';
import { task } from '../tasks.ts';
import { filters, problems, summed } from './filters.ts';
import { operation } from './operation.ts';

/** A number for each column of a report. */
const columns = <C extends string>(report: Record<C, unknown>) =>
  z.object(Object.fromEntries(Object.keys(report).map((column) => [column, z.number()])) as Record<C, z.ZodNumber>);
const beneficiaryRow = columns(BENEFICIARY_REPORT);
export type BeneficiaryRow = z.output<typeof beneficiaryRow>;
named('BeneficiaryRow', beneficiaryRow);

/** Kilograms from a decimal; null: no area is known. */
const demonstrationRow = columns(DEMONSTRATION_REPORT).extend({ yield: z.number().nullable() });
export type DemonstrationSum = z.output<typeof demonstrationRow>;
named('DemonstrationSum', demonstrationRow);

const activityCounts = columns(ACTIVITY_REPORT);
/** Units differ and people return: quantities and unique people of several sub-activities do not add up. */
const activitySum = activityCounts.omit({ quantity: true });
export type ActivitySum = z.output<typeof activitySum>;
named('ActivitySum', activitySum);
const subActivityRow = activityCounts.extend({
  /** null: nothing was measured, and its work is counted, not measured. */
  quantity: z.number().nullable(),
  id: z.number(),
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  type: z.enum(WORK_TYPES),
  /** Unique people, where they are registered. */
  uniqueBeneficiaries: z.number(),
});

const infrastructureRow = columns(INFRASTRUCTURE_REPORT);

const reported = <T extends z.ZodType>(data: T) => ({
  ...inHome.body(filters),
  response: z.object({ data, meta: z.object({ asOf: instant }) }),
  problems,
});

const exportBody = z.object({ projectId: id, ...filters, report: z.enum(REPORTS) });
export type ReportExport = z.output<typeof exportBody>;
named('ReportExport', exportBody);

export const reports = {
  exportReport: operation({
    method: 'POST',
    path: '/msurvey/api/project/dashboard/report/export',
    permission: 'Dashboard/Export',
    summary: 'Begin a workbook of a report: its table, what its columns mean, and the records behind it within reach',
    project: { ...ofHome.body, archivedToo: true },
    body: exportBody,
    response: dataOf(task),
    problems,
  }),
  dashboardPdf: operation({
    method: 'POST',
    path: '/msurvey/api/project/dashboard/pdf',
    permission: 'Dashboard/Export',
    summary: 'Begin a report of two to four pages: cards, charts, map and tables, in English or Bangla',
    project: { ...ofHome.body, archivedToo: true },
    body: z.object({ projectId: id, ...filters }),
    response: dataOf(task),
    problems,
  }),
  beneficiaryReport: operation({
    ...summed('People, households and groups in each place one level below the chosen one', 'report/beneficiary'),
    ...reported(
      z.object({
        /** In the order of their names; none where a union is chosen. */
        report: z.array(beneficiaryRow.extend({ id: z.number(), name: z.string() })),
        /** In the chosen place, and in none of the rows: nobody said where exactly. */
        elsewhere: beneficiaryRow,
        total: beneficiaryRow,
      }),
    ),
  }),
  demonstrationReport: operation({
    ...summed('Approved demonstrations by kind of crop, and beneath it by crop', 'report/demonstration'),
    ...reported(
      z.object({
        report: z.array(
          demonstrationRow.extend({
            /** '' is what names none. */
            kind: z.string(),
            crops: z.array(demonstrationRow.extend({ crop: z.string(), name: z.string() })),
          }),
        ),
        total: demonstrationRow,
      }),
    ),
  }),
  activityReport: operation({
    ...summed('Approved activities by sub-activity, under its agency', 'report/activity'),
    ...reported(
      z.object({
        report: z.array(
          activitySum.extend({ id: z.number(), name: z.string(), subActivities: z.array(subActivityRow) }),
        ),
        /** Activities that name no sub-activity. */
        without: activitySum,
        total: activitySum,
      }),
    ),
  }),
  infrastructureReport: operation({
    ...summed('Approved structures by type', 'report/infrastructure'),
    ...reported(
      z.object({
        /** '' is what names none. */
        report: z.array(infrastructureRow.extend({ kind: z.string() })),
        total: infrastructureRow,
      }),
    ),
  }),
};
