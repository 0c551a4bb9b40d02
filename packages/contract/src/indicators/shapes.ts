import { MOST_GROUPS, MOST_LEAVES, MOST_RATING, MOST_CROSSED } from '@msurvey/domain';
import { z } from 'zod';
import { abilities } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, optionalText } from '../shapes.ts';

/** Null: nothing is said. Blank is not zero. */
export const amount = z.number('malformed').min(-1e15, 'invalid').max(1e15, 'invalid').nullable();
export const figure = z.number().nullable();
/** The state that was seen; left out by whoever has seen none, and then nothing is compared. */
export const seenVersion = z.number().int().min(0).optional();
/** `2025-26`, `2025-H2`, `2025-Q3`, `2025-07`, or `2025` for the year that begins in it. */
export const periodDate = z.union([z.string().min(1).max(10), z.number().int()], 'malformed').transform(String);

const leaf = z.object({ id, value: amount.optional(), denominator: amount.optional() });
/** As deep as types may be crossed; written out, because a document of a tree that contains itself would have no end. */
const nodes = (depth: number): z.ZodType<SentValueNode[]> =>
  z
    .array(depth <= 1 ? leaf : leaf.extend({ nodes: nodes(depth - 1).optional() }))
    .max(MOST_LEAVES) as unknown as z.ZodType<SentValueNode[]>;
export interface SentValueNode {
  id: number;
  value?: number | null;
  denominator?: number | null;
  nodes?: SentValueNode[];
}

/** What is sent of a period: a total, and the tree of each group of disaggregation. Of a ratio the total is the Number. */
export const sentData = z.object({
  total: amount.default(null),
  denominator: amount.default(null),
  text: optionalText(4000),
  rating: z.number().int().min(1, 'invalid').max(MOST_RATING, 'invalid').nullish(),
  groups: z
    .array(z.object({ nodes: nodes(MOST_CROSSED) }))
    .max(MOST_GROUPS)
    .default([]),
});
export type SentData = z.output<typeof sentData>;
named('SentData', sentData);

const shownLeaf = { id: z.number(), value: figure, denominator: figure };
const shownNodes = (depth: number): z.ZodType<ShownValueNode[]> =>
  z.array(
    z.object({ ...shownLeaf, nodes: depth <= 1 ? z.array(z.never()) : shownNodes(depth - 1) }),
  ) as unknown as z.ZodType<ShownValueNode[]>;
export interface ShownValueNode {
  id: number;
  value: number | null;
  denominator: number | null;
  nodes: ShownValueNode[];
}
export const shownData = z.object({
  total: figure,
  denominator: figure,
  /** Of a ratio the percentage; else the total. */
  shown: figure,
  text: z.string().nullable(),
  rating: figure,
  groups: z.array(
    z.object({
      types: z.array(z.number()),
      nodes: shownNodes(MOST_CROSSED),
      /** What of the total no leaf of this group holds; below zero the leaves hold more. */
      rest: figure,
      restDenominator: figure,
    }),
  ),
});
export type ShownData = z.output<typeof shownData>;
named('ShownData', shownData);

/** A group of types as tables are headed by it. */
export const headedGroup = z.object({
  types: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      items: z.array(z.object({ id: z.number(), label: z.string(), code: z.string() })),
    }),
  ),
});
export type HeadedGroup = z.output<typeof headedGroup>;
named('HeadedGroup', headedGroup);

export const optionOf = <const T extends readonly [string, ...string[]]>(labels: T) =>
  z.object({ id: z.number().optional(), label: z.enum(labels) });
export const itemOption = z.object({ id: z.number(), name: z.string(), code: z.string() });

/** What somebody may do with an indicator. */
export const indicatorAbilities = abilities('setting', 'target', 'collect', 'validate', 'contribute');
export type IndicatorAbilities = z.output<typeof indicatorAbilities>;
named('IndicatorAbilities', indicatorAbilities);
