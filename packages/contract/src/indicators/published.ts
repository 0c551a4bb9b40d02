import {
  DIRECTIONS,
  FREQUENCIES,
  INDICATOR_COUNTS,
  NODE_PROGRAMMES,
  PUBLISHED_FIGURES,
  VALUE_KINDS,
  VALUE_SOURCES,
} from '@msurvey/domain';
import { z } from 'zod';
import { inHome } from '../entering.ts';
import { abilities, dataOf, listOf } from '../envelopes.ts';
import { id, instant, optionalText, text } from '../shapes.ts';
import { ofLogframe, operation } from './operation.ts';
import { reportRow, reportYear } from './report.ts';
import { figure } from './shapes.ts';

const ofReport = <const N extends string>(name: N) => ofLogframe(`report/${name}` as const);

const told = z.object({ by: z.string(), at: instant, reason: z.string() });
const publication = z.object({
  id: z.number(),
  project: z.enum(NODE_PROGRAMMES),
  /** The calendar year in which the closed year begins. */
  year: z.number(),
  label: z.string(),
  version: z.number(),
  /** Null of the first: closing a year needs none, restating it does. */
  reason: z.string().nullable(),
  by: z.string(),
  at: instant,
  /** As of when computed values were counted; null: nothing was computed. */
  computedAt: instant.nullable(),
  /** closed: it stands. superseded: a later one does. reopened: nothing does until the year is closed again. */
  state: z.enum(['closed', 'superseded', 'reopened']),
  reopened: told.nullable(),
});
export type Publication = z.output<typeof publication>;

const yearOfList = z.object({
  year: z.number(),
  label: z.string(),
  isOver: z.boolean(),
  isClosed: z.boolean(),
  /** Of its latest publication; 0: none. */
  version: z.number(),
});
const publications = z.object({
  data: z.array(publication),
  meta: z.object({ years: z.array(yearOfList), can: abilities('publish', 'export') }),
});
export type Publications = z.output<typeof publications>;

/** What an indicator meant when it was published, in names. */
const definition = z.object({
  logframeId: z.number(),
  source: z.enum(VALUE_SOURCES),
  counts: z.enum(INDICATOR_COUNTS).nullable(),
  frequency: z.enum(FREQUENCIES),
  how: z.object({ kind: z.enum(VALUE_KINDS), mode: z.enum(['increments', 'latest']) }),
  direction: z.enum(DIRECTIONS),
  band: z.number(),
  works: z.array(z.string()),
  from: z.string(),
  input: z.number(),
  groups: z.array(z.string()),
});
export type PublishedDefinition = z.output<typeof definition>;

const restated = z.object({
  logframeId: z.number(),
  /** Code and title, and the leaf where it is one. */
  name: z.string(),
  kind: z.enum(VALUE_KINDS),
  figure: z.enum(PUBLISHED_FIGURES),
  was: figure,
  is: figure,
});
export type RestatedFigure = z.output<typeof restated>;

const shown = publication.extend({
  years: z.array(reportYear),
  rows: z.array(reportRow),
  definitions: z.array(definition),
  /** Against the publication before it. */
  restated: z.array(restated),
  can: abilities('export'),
});
export type ShownPublication = z.output<typeof shown>;

const ofYear = {
  project: z.enum(NODE_PROGRAMMES),
  year: z.number().int().min(1990).max(2100),
};

export const indicatorPublications = {
  reportPublications: operation({
    method: 'GET',
    path: ofReport('publications'),
    permission: 'Report/View',
    summary: 'The publications of a programme’s results report, the latest first, and which years are closed',
    ...inHome.query({ project: z.enum(NODE_PROGRAMMES) }),
    response: publications,
    problems: ['record.not-found'],
  }),
  reportPublication: operation({
    method: 'GET',
    path: ofReport('publication'),
    permission: 'Report/View',
    summary: 'A results report as it was published, with the definitions of its indicators and what it restates',
    ...inHome.query({ id }),
    response: dataOf(shown),
    problems: ['record.not-found'],
  }),
  publicationFile: operation({
    method: 'GET',
    path: ofReport('publication/file'),
    permission: 'Report/Export',
    summary: 'The workbook of a publication in the language of the request: the same bytes each time',
    ...inHome.query({ id }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  publishReport: operation({
    method: 'POST',
    path: ofReport('publish'),
    permission: 'Report/Validate',
    summary: 'Close a year: its figures are kept as published. With a reason, restate a year that was published before',
    ...inHome.body({
      ...ofYear,
      /** The one that this will be: 1 closes the year, any later one restates it. */
      version: z.number().int().min(1).max(10_000),
      reason: optionalText(500),
    }),
    response: dataOf(publication),
    problems: [
      'record.not-found',
      'project.archived',
      'indicator.period-unfit',
      'indicator.year-not-over',
      'indicator.published-meanwhile',
    ],
  }),
  reopenReportYear: operation({
    method: 'POST',
    path: ofReport('reopen'),
    permission: 'Report/Validate',
    summary: 'Open a closed year again, with a reason; its publications stay',
    ...inHome.body({ ...ofYear, version: z.number().int().min(1).max(10_000), reason: text(500) }),
    response: listOf(publication),
    problems: ['record.not-found', 'project.archived', 'indicator.published-meanwhile'],
  }),
};
