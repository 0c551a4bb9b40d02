import { z } from 'zod';
import { inHome } from '../entering.ts';
import { dataOf, listOf } from '../envelopes.ts';
import { FREQUENCIES } from '@msurvey/domain';
import { id } from '../shapes.ts';
import { ofIndicator, ofLogframe, operation } from './operation.ts';
import { figure } from './shapes.ts';

/** Years and periods for which indicators are reported. */
export const indicatorTimes = {
  indicatorYears: operation({
    method: 'GET',
    path: ofLogframe('time-periods'),
    permission: 'Log Frame/View',
    summary: 'From which year to which a project reports',
    ...inHome.query(),
    response: dataOf(
      z.object({
        year_start: z.number(),
        year_end: z.number(),
        /** `2018-19` of each. */
        years: z.array(z.object({ year: z.number(), label: z.string() })),
      }),
    ),
    problems: ['record.not-found'],
  }),
  reportingPeriods: operation({
    method: 'GET',
    path: ofIndicator('reporting-periods'),
    permission: 'Log Frame/View',
    summary: 'The periods for which a project reports, by frequency',
    ...inHome.query({ frequency: z.enum(FREQUENCIES).default('yearly') }),
    response: listOf(z.object({ id: z.string(), name: z.string(), first: z.string(), last: z.string() })),
    problems: ['record.not-found'],
  }),
  targetVsCollection: operation({
    method: 'GET',
    path: ofIndicator('target-vs-collection'),
    permission: 'Log Frame/View',
    summary: 'Target and collection of each period in which there is either',
    ...inHome.query({ indicatorId: id }),
    response: listOf(
      z.object({
        reportingPeriod: z.object({ id: z.string() }),
        target: figure,
        collection: figure,
        /** 0 when the target is 0. */
        progress: z.number(),
      }),
    ),
    problems: ['record.not-found'],
  }),
};
