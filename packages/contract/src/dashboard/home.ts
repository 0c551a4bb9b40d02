import { HOME_FIGURES } from '@msurvey/domain';
import { z } from 'zod';
import { inHome } from '../entering.ts';
import { dataOf } from '../envelopes.ts';
import { operation } from './operation.ts';

export const home = {
  homeFigures: operation({
    method: 'POST',
    path: '/msurvey/api/project/dashboard/home',
    permission: 'Dashboard/View',
    effect: 'read',
    summary: 'The headline figures of a project for the home page, each with what the last years added',
    ...inHome.body(),
    response: dataOf(
      z.object({
        /** The years of the trends, the latest last. */
        years: z.array(z.number()),
        figures: z.array(z.object({ figure: z.enum(HOME_FIGURES), value: z.number(), trend: z.array(z.number()) })),
      }),
    ),
  }),
};
