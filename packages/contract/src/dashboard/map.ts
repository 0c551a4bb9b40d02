import { CUT_LEVELS, MAP_FIGURES, MAP_TYPES } from '@msurvey/domain';
import { z } from 'zod';
import { inHome } from '../entering.ts';
import { instant } from '../shapes.ts';
import { filters } from './filters.ts';
import { operation } from './operation.ts';

/** Latitude and longitude. */
const position = z.tuple([z.number(), z.number()]);
const read = { method: 'POST', permission: 'Dashboard/View', effect: 'read', problems: ['record.not-found'] } as const;

export const map = {
  mapByLevel: operation({
    ...read,
    path: '/msurvey/api/project/dashboard/map/level',
    summary: 'What a figure is in each place of a level, beneath the chosen place; places without any are left out',
    ...inHome.body({ ...filters, level: z.enum(CUT_LEVELS), figure: z.enum(MAP_FIGURES).default('people') }),
    response: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          /** The places above it, from the top. */
          above: z.array(z.number()),
          count: z.number(),
          /** Its own, else that of the nearest place above it; null where none is known. */
          position: position.nullable(),
          tooltipText: z.string(),
        }),
      ),
      meta: z.object({
        /** The figure itself, and how much of it lies in none of these places. */
        total: z.number(),
        elsewhere: z.number(),
        asOf: instant,
      }),
    }),
  }),
  mapByType: operation({
    ...read,
    path: '/msurvey/api/project/dashboard/map/type',
    summary: 'Each demonstration or structure of a type where it is, the latest first, within reach',
    ...inHome.body({ ...filters, type: z.enum(MAP_TYPES) }),
    response: z.object({
      data: z.array(
        z.object({
          instance: z.string(),
          position,
          /** Nobody measured it: the position is that of its place. */
          isOfPlace: z.boolean(),
          tooltipText: z.string(),
        }),
      ),
      meta: z.object({
        /** The figure itself; of what it counts: not within reach, and without any position. */
        total: z.number(),
        hidden: z.number(),
        withoutPosition: z.number(),
        /** There are more than are given. */
        isMore: z.boolean(),
        asOf: instant,
      }),
    }),
  }),
};
