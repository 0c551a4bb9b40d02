import { DISAGGREGATION_DIMENSIONS, MOST_DISAGGREGATION_ITEMS } from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, optionalText, text } from '../shapes.ts';
import { ofIndicator, ofLogframe, operation } from './operation.ts';
import { figure, periodDate, seenVersion } from './shapes.ts';

const item = z.object({
  id: z.number(),
  item: z.string(),
  code: z.string(),
  labelBn: z.string().nullable(),
  /** The value of the type's dimension that it is; null: it is typed. */
  value: z.string().nullable(),
});
/** A document of JSON:API. */
const typeDocument = z.object({
  id: z.string(),
  type: z.literal('disaggregationType'),
  attributes: z.object({
    name: z.string(),
    nameEn: z.string(),
    nameBn: z.string().nullable(),
    dimension: z.enum(DISAGGREGATION_DIMENSIONS).nullable(),
    /** How many indicators are split by it. */
    uses: z.number(),
    disaggregationItems: z.array(item.extend({ label: z.string(), disaggregationId: z.number() })),
  }),
});
export type DisaggregationType = z.output<typeof typeDocument>;
named('DisaggregationType', typeDocument);

/** Letters of a spreadsheet's heading; two items of a type have different ones. */
const code = text(40);
const sentItem = z.object({
  item: text(200),
  code,
  labelBn: optionalText(200),
  value: optionalText(60),
});

const baselineItem = z.object({
  id: z.number(),
  label: z.string(),
  typeId: z.number(),
  type: z.string(),
  value: figure,
});

export const disaggregation = {
  disaggregationTypes: operation({
    method: 'GET',
    path: ofLogframe('disaggregation/types'),
    permission: 'Log Frame/View',
    summary: 'Disaggregation types of a project with their items (JSON:API)',
    ...inHome.query(),
    response: z.object({
      data: z.array(typeDocument),
      meta: z.object({ count: z.number(), can: z.object({ create: z.boolean() }) }),
    }),
    problems: ['record.not-found'],
  }),
  createDisaggregationType: operation({
    method: 'POST',
    path: ofLogframe('disaggregation/types'),
    permission: 'Log Frame/Edit',
    summary: 'Create a disaggregation type; its items follow',
    ...inHome.body({
      name: text(100),
      nameBn: optionalText(100),
      dimension: z
        .enum(DISAGGREGATION_DIMENSIONS)
        .nullish()
        .transform((one) => one ?? null),
    }),
    response: dataOf(typeDocument),
    problems: ['record.not-found', 'project.archived', 'indicator.type-taken'],
  }),
  createDisaggregationItems: operation({
    method: 'POST',
    path: ofLogframe('disaggregation/items'),
    permission: 'Log Frame/Edit',
    summary: 'Add items to a disaggregation type',
    ...inHome.body({
      disaggregationId: id,
      items: z.array(sentItem).min(1, 'required').max(MOST_DISAGGREGATION_ITEMS),
    }),
    response: z.object({
      data: z.object({ disaggregationId: z.number(), disaggregationItems: z.array(item) }),
    }),
    problems: ['record.not-found', 'project.archived', 'indicator.item-taken', 'indicator.item-unfit'],
  }),
  disaggregationBaseline: operation({
    method: 'GET',
    path: ofLogframe('disaggregation/baseline'),
    permission: 'Log Frame/View',
    summary: 'The baseline of an indicator for each item that it is split by',
    ...inHome.query({ logframeId: id }),
    response: z.object({ data: z.array(baselineItem), meta: z.object({ version: z.number(), canEdit: z.boolean() }) }),
    problems: ['record.not-found'],
  }),
  saveDisaggregationBaseline: operation({
    method: 'POST',
    path: ofLogframe('disaggregation/baseline'),
    permission: 'Log Frame/Edit',
    summary: 'Save the baseline of each item; none is left blank',
    project: ofHome.body,
    body: z.object({
      projectId: id,
      logframeId: id,
      value: z
        .array(z.object({ id, value: z.number('malformed').min(-1e15, 'invalid').max(1e15, 'invalid') }))
        .max(MOST_DISAGGREGATION_ITEMS * 10),
      version: seenVersion,
    }),
    response: z.object({ data: z.array(baselineItem), meta: z.object({ version: z.number(), canEdit: z.boolean() }) }),
    problems: ['record.not-found', 'project.archived', 'indicator.changed-meanwhile', 'indicator.is-aggregated'],
  }),
  valueOfItem: operation({
    method: 'GET',
    path: ofIndicator('disaggregation/value'),
    permission: 'Log Frame/View',
    summary: 'What was collected for one item, or one leaf of crossed items (`12.15`), in a period',
    ...inHome.query({
      logframeId: id,
      disaggregationId: z.string().regex(/^\d{1,10}(\.\d{1,10}){0,2}$/, 'invalid'),
      year: periodDate,
    }),
    response: dataOf(z.object({ value: figure, denominator: figure })),
    problems: ['record.not-found'],
  }),
};
