import { FIGURE_NAMES, type FigureName, NO_SUB_ACTIVITY, WORK_TYPES } from '@msurvey/domain';
import { z } from 'zod';
import { activityRow } from '../activities/shapes.ts';
import { abilities, dataOf, paging } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { named } from '../named.ts';
import { operationsOf } from '../operation.ts';
import { groupRow } from '../registry/groups.ts';
import { memberRow } from '../registry/members.ts';
import { exportAs } from '../registry/shapes.ts';
import { id, optionalText, text } from '../shapes.ts';
import { task } from '../tasks.ts';

const operation = operationsOf('figures');

/** A year (2025) or a month (202507). */
const period = z.coerce
  .number()
  .int()
  .refine((n) => (n >= 1900 && n <= 2200) || (n >= 190_001 && n <= 220_012 && n % 100 >= 1 && n % 100 <= 12));

/** What a figure is asked for; what is not said is all. */
const cut = {
  unitId: id.nullable().default(null),
  programme: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .default(null),
  from: period.nullable().default(null),
  to: period.nullable().default(null),
  agencyId: id.nullable().default(null),
  /** 0: what names none of the catalogue. */
  subActivityIds: z
    .array(id.or(z.literal(NO_SUB_ACTIVITY)))
    .min(1)
    .max(300)
    .nullable()
    .default(null),
  type: z.enum(WORK_TYPES).nullable().default(null),
  kind: z.string().max(50).nullable().default(null),
  /** As records name it; '' is what names none. */
  crop: z.string().max(200).nullish(),
  /** Only what lies in no unit beneath the place. */
  isExact: z.boolean().optional(),
  /** Of unique people and households: who took part for the first time. */
  isFirst: z.boolean().optional(),
  sex: z.enum(['male', 'female']).nullish(),
  ageGroup: z.enum(['youth', 'adult']).nullish(),
  isEthnic: z.boolean().nullish(),
};
const figure = z.enum(FIGURE_NAMES as [FigureName, ...FigureName[]]);
named('FigureName', figure);
const cutFields = z.object(cut);
/** What a figure is asked for, as it is sent. */
export type FigureCut = z.output<typeof cutFields>;
named('FigureCut', cutFields);

/** The cut in the words of the reader. */
const cutWords = z.object({
  /** With what stands above it: union, upazila, district. */
  unit: z.string().nullable(),
  /** Also where the project itself is one of the programmes. */
  programme: z.number().nullable(),
  agency: z.string().nullable(),
  subActivities: z.array(z.string()),
  /** As forms call it. */
  crop: z.string().nullable(),
});
export type FigureCutWords = z.output<typeof cutWords>;
named('FigureCutWords', cutWords);

export type FigureExport = z.output<(typeof figures)['exportFigure']['body']>;

/** A figure, a page of what it counts, and words by which the page is narrowed; the figure is not. */
const open = { ...cut, ...paging.shape, figure, search: optionalText(100) };
const opened = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    meta: z.object({
      figure: z.number(),
      /** How many rows it was counted from are within reach of whoever asks, and how many are not. */
      count: z.number(),
      hidden: z.number(),
      /** How many of those within reach the search leaves; past a bound they are not counted to the end. */
      found: z.number(),
      isMore: z.boolean(),
      cut: cutWords,
      can: abilities('export'),
    }),
  });

export const figures = {
  figureValues: operation({
    method: 'POST',
    path: '/msurvey/api/project/figures/values',
    permission: 'Dashboard/View',
    effect: 'read',
    summary: 'What figures are in a cut of the whole project',
    ...inHome.body({ ...cut, figures: z.array(figure).min(1).max(FIGURE_NAMES.length) }),
    response: dataOf(z.partialRecord(figure, z.number())),
    problems: ['figure.span'],
  }),
  figureRecords: operation({
    method: 'POST',
    path: '/msurvey/api/project/figures/records',
    permission: 'Dashboard/View',
    effect: 'read',
    summary: 'The activities that a figure counts, the latest first, within reach',
    ...inHome.body(open),
    response: opened(activityRow.omit({ can: true })),
    problems: ['figure.span', 'figure.no-records'],
  }),
  figurePeople: operation({
    method: 'POST',
    path: '/msurvey/api/project/figures/people',
    permission: 'Dashboard/View',
    effect: 'read',
    summary:
      'The people whom a figure counts, the newest first, within reach; a household is shown by who was registered first',
    ...inHome.body(open),
    response: opened(memberRow.omit({ can: true })),
    problems: ['figure.span', 'figure.no-people'],
  }),
  exportFigure: operation({
    method: 'POST',
    path: '/msurvey/api/project/figures/export',
    permission: 'Dashboard/Export',
    summary: 'Begin an export of what a figure was counted from, within reach: people, groups or activities',
    project: { ...ofHome.body, archivedToo: true },
    body: z.object({ projectId: id, ...cut, figure, search: optionalText(100), ...exportAs }),
    response: dataOf(task),
    problems: ['figure.span'],
  }),
  figureCountsIn: operation({
    method: 'GET',
    path: '/msurvey/api/project/figures/counts-in',
    permission: 'Dashboard/View',
    summary: 'Every figure that a member, a group or an activity is counted in',
    ...inHome.query({ of: z.enum(['member', 'group', 'activity']), instance: text(200) }),
    response: dataOf(
      z.object({
        /** The nearest place that is known of it; what has none is counted in the whole project only. */
        unit: z.object({ id: z.number(), name: z.string() }).nullable(),
        figures: z.array(
          z.object({
            figure,
            /** Of these two; what belongs to neither is counted in all. */
            programmes: z.array(z.union([z.literal(1), z.literal(2)])),
            years: z.array(z.number()),
          }),
        ),
      }),
    ),
    problems: ['record.not-found'],
  }),
  figureGroups: operation({
    method: 'POST',
    path: '/msurvey/api/project/figures/groups',
    permission: 'Dashboard/View',
    effect: 'read',
    summary: 'The groups that a figure counts, the newest first, within reach',
    ...inHome.body(open),
    response: opened(groupRow.omit({ can: true, codeInUse: true })),
    problems: ['figure.span', 'figure.no-groups'],
  }),
};
