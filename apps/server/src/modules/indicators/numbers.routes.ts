import type { indicatorNumbers } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { indicatorComputed } from './computed/show-computed.ts';
import { publishReport } from './published/publish.ts';
import { reopenReportYear } from './published/reopen.ts';
import { publicationFile, reportPublication, reportPublications } from './published/show-publications.ts';
import { exportResultsReport } from './report/export-report.ts';
import { startResultsPdf } from './report/results-pdf.ts';
import { resultsReport } from './report/show-report.ts';

/** What is counted, reported and published of indicators. */
export const indicatorNumberHandlers = (context: Context): Handlers<typeof indicatorNumbers> => ({
  indicatorComputed,
  resultsReport,
  exportResultsReport: exportResultsReport(context),
  resultsReportPdf: startResultsPdf(context),
  reportPublications,
  reportPublication,
  publicationFile,
  publishReport,
  reopenReportYear,
});
