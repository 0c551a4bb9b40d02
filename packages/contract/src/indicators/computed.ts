import { DISAGGREGATION_DIMENSIONS, INDICATOR_COUNTS } from '@msurvey/domain';
import { z } from 'zod';
import { dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { instant } from '../shapes.ts';
import { ofIndicator, operation, readsOne } from './operation.ts';
import { figure } from './shapes.ts';

const computedLeaf = z.object({
  key: z.string(),
  name: z.string(),
  attributes: z.array(z.object({ dimension: z.enum(DISAGGREGATION_DIMENSIONS), value: z.string() })).nullable(),
  value: figure,
  /** Of a derived indicator: before it is multiplied by the input. */
  fetched: figure,
  stated: figure,
});
const computedPeriod = z.object({
  date: z.string(),
  first: z.string(),
  last: z.string(),
  /** What the product counts, and what is stated in its place. */
  value: figure,
  /** Of a derived indicator: the value of its source, before × input / 100. */
  fetched: figure,
  stated: figure,
  /** Why it is stated; without a reason what is counted stands. */
  reason: z.string().nullable(),
  /** Stated less counted; null: nothing is stated, or it is the same. */
  difference: figure,
  /** Of unique people and households: took part in this period, of them for the first time. */
  tookPart: figure,
  fresh: figure,
  leaves: z.array(computedLeaf),
});
export type ComputedPeriod = z.output<typeof computedPeriod>;
named('ComputedPeriod', computedPeriod);

const computed = z.object({
  logframeId: z.number(),
  /** Null: it is not counted by the product. */
  counts: z
    .object({
      count: z.enum(INDICATOR_COUNTS),
      subActivityIds: z.array(z.number()),
      mode: z.enum(['increments', 'latest']),
    })
    .nullable(),
  /** Null: not counted yet. */
  asOf: instant.nullable(),
  /** Something has changed since, and it is being counted again. */
  isStale: z.boolean(),
  periods: z.array(computedPeriod),
});
export type ComputedValues = z.output<typeof computed>;
named('ComputedValues', computed);

export const indicatorComputed = {
  indicatorComputed: operation({
    ...readsOne,
    path: ofIndicator('computed'),
    summary: 'What the product counts for an indicator in each period, as of when, and what is stated beside it',
    response: dataOf(computed),
  }),
};
