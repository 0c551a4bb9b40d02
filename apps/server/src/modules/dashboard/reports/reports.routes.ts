import type { DashboardAsked, reports } from '@msurvey/contract';
import type { Cut, Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Handlers } from '#http/call.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { Problem } from '#problem/problem.ts';
import { cutOfFilters } from '../cut-of-filters.ts';
import { exportReport } from '../exports/export-report.ts';
import { startDashboardPdf } from '../pdf/dashboard-pdf.ts';
import { activityReport } from './activity-report.ts';
import { beneficiaryReport } from './beneficiary-report.ts';
import { demonstrationReport } from './demonstration-report.ts';
import { infrastructureReport } from './infrastructure-report.ts';

interface Asking {
  db: Db;
  body: DashboardAsked;
  project: ProjectHere;
  language: Language;
}

const reporting =
  <T>({ files }: Pick<Context, 'files'>, make: (sources: LabelSources, cut: Cut, language: Language) => Promise<T>) =>
  async ({ db, body, project, language }: Asking) => {
    const cut = await cutOfFilters(db, project, body);
    if (cut instanceof Problem) return cut;
    const asOf = new Date().toISOString();
    return { data: await make({ db, files }, cut, language), meta: { asOf } };
  };

export const reportHandlers = (context: Pick<Context, 'files' | 'jobs'>): Handlers<typeof reports> => ({
  exportReport: exportReport(context),
  dashboardPdf: startDashboardPdf(context),
  beneficiaryReport: reporting(context, ({ db }, cut, language) => beneficiaryReport(db, cut, language)),
  demonstrationReport: reporting(context, demonstrationReport),
  activityReport: reporting(context, ({ db }, cut, language) => activityReport(db, cut, language)),
  infrastructureReport: reporting(context, ({ db }, cut) => infrastructureReport(db, cut)),
});
