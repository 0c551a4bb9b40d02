import {
  DISAGGREGATION_DIMENSIONS,
  INDICATOR_COUNTS,
  NODE_PROGRAMMES,
  RESULTS_COLUMNS,
  TRACKS,
  VALUE_SOURCES,
} from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant } from '../shapes.ts';
import { task } from '../tasks.ts';
import { ofLogframe, operation } from './operation.ts';
import { figure } from './shapes.ts';

/** A calendar year: the one in which a year of the project begins. */
const year = z.coerce.number().int().min(1990).max(2100);
/** Which programme's nodes, and from which year to which; without them all of both. */
const asked = {
  project: z
    .enum(NODE_PROGRAMMES)
    .nullish()
    .transform((one) => one ?? null),
  year_start: year.optional(),
  year_end: year.optional(),
};

const figures = z.object({ target: figure, collection: figure, cumulative: figure });
const yearData = z.object({
  year: z.number(),
  target: figure,
  collection: figure,
  /** Null where the year has not begun, or nothing was reported up to then. */
  cumulative: figure,
  /** Handed in and not accepted yet: in none of the figures. */
  waiting: figure,
  /** What the product counts where something else is stated, with a reason. */
  computed: figure,
  /** Of a closed year, whose figures stand above as they were published last. */
  published: z
    .object({
      version: z.number(),
      /** As published first, where a restatement says something else. */
      was: figures.nullable(),
      /** As it is today, where that is something else: not restated yet. */
      now: figures.nullable(),
    })
    .optional(),
});
export type ReportYearData = z.output<typeof yearData>;
named('ReportYearData', yearData);

const aggregateInfo = z.object({
  /** '' of the total; else the items of the leaf. */
  key: z.string(),
  name: z.string(),
  /** What cells open by (`openedCell`); null: the product does not count this leaf. */
  attributes: z.array(z.object({ dimension: z.enum(DISAGGREGATION_DIMENSIONS), value: z.string() })).nullable(),
  data: z.object({ baseline: figure, midTerm: figure, target: figure, yearData: z.array(yearData) }),
});
export type ReportAggregate = z.output<typeof aggregateInfo>;
named('ReportAggregate', aggregateInfo);

const indicator = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  unit: z.string().nullable(),
  kind: z.enum(['amount', 'ratio', 'percentage', 'text']),
  mode: z.enum(['increments', 'latest']),
  source: z.enum(VALUE_SOURCES),
  isAggregatedIndicator: z.boolean(),
  /** Whether it has leaves that can be asked for. */
  hasLeaves: z.boolean(),
  /** What is counted of approved activities: cells open by it. */
  counts: z.object({ count: z.enum(INDICATOR_COUNTS), subActivityIds: z.array(z.number()) }).nullable(),
  progress: figure,
  track: z.enum(TRACKS),
  /** Where the last year of the report ends if it goes on so. */
  forecast: figure,
  /** Of an aggregated one: contributing indicators without data, and what the weights make. */
  missing: z.array(z.string()),
  weights: figure,
});
export type ReportIndicator = z.output<typeof indicator>;
named('ReportIndicator', indicator);

const mainData = z.object({ indicator, aggregateInfo: z.array(aggregateInfo) });
export const reportRow = z.object({
  id: z.number(),
  parent: z.number().nullable(),
  depth: z.number(),
  /** The name of its level. */
  hierarchy: z.string(),
  color: z.string(),
  code: z.string(),
  name: z.string(),
  /** Of the indicators beneath it, however deep. */
  counts: z.object({ onTrack: z.number(), behind: z.number(), noData: z.number() }),
  /** The indicators right beneath it. */
  mainData: z.array(mainData),
});
export type ReportRow = z.output<typeof reportRow>;
named('ReportRow', reportRow);

export const reportYear = z.object({ year: z.number(), label: z.string(), first: z.string(), last: z.string() });

const report = z.object({
  data: z.array(reportRow),
  meta: z.object({
    project: z.enum(NODE_PROGRAMMES).nullable(),
    year_start: z.number(),
    year_end: z.number(),
    years: z.array(reportYear),
    /** What it can be asked for: the programmes and the years of the project. */
    offered: z.object({ projects: z.array(z.enum(NODE_PROGRAMMES)), year_start: z.number(), year_end: z.number() }),
    /** Closed years of the programme that was asked for: what was published stands in them. */
    closed: z.array(
      z.object({
        year: z.number(),
        version: z.number(),
        at: instant,
        /** Indicators that mean something else today than when they were published. */
        redefined: z.number(),
      }),
    ),
    counts: reportRow.shape.counts,
    /** When computed values were last counted; null: nothing is computed. */
    computedAt: instant.nullable(),
    asOf: instant,
    can: abilities('export', 'publish'),
  }),
});
export type ResultsReport = z.output<typeof report>;
named('ResultsReport', report);

const exportBody = z.object({
  projectId: id,
  ...asked,
  /** With a row for each leaf. */
  withLeaves: z.boolean().default(true),
});
export type ResultsReportExport = z.output<typeof exportBody>;
named('ResultsReportExport', exportBody);
const pdfBody = exportBody.extend({
  columns: z
    .array(z.enum(RESULTS_COLUMNS))
    .min(1, 'required')
    .max(RESULTS_COLUMNS.length)
    .default([...RESULTS_COLUMNS]),
});
export type ResultsReportPdf = z.output<typeof pdfBody>;

export const indicatorReport = {
  resultsReport: operation({
    method: 'GET',
    path: ofLogframe('report'),
    permission: 'Report/View',
    summary:
      'The results report: each level with its indicators, and their targets, results and cumulative values by year',
    ...inHome.query({
      ...asked,
      /** One indicator, with its leaves: what a row is unfolded by. */
      logframeId: id.optional(),
      withLeaves: z
        .enum(['true', 'false'])
        .default('false')
        .transform((one) => one === 'true'),
    }),
    response: report,
    problems: ['record.not-found', 'indicator.period-unfit'],
  }),
  exportResultsReport: operation({
    method: 'POST',
    path: ofLogframe('report/export'),
    permission: 'Report/Export',
    summary: 'Begin a workbook of the results report: merged headings, formulas, and what its figures mean',
    project: { ...ofHome.body, archivedToo: true },
    body: exportBody,
    response: dataOf(task),
    problems: ['record.not-found', 'indicator.period-unfit'],
  }),
  resultsReportPdf: operation({
    method: 'POST',
    path: ofLogframe('report/pdf'),
    permission: 'Report/Export',
    summary: 'Begin the results report on paper, in English or Bangla, with the columns that are named',
    project: { ...ofHome.body, archivedToo: true },
    body: pdfBody,
    response: dataOf(task),
    problems: ['record.not-found', 'indicator.period-unfit'],
  }),
};
