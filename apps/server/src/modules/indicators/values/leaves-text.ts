import type { Leaves } from '@msurvey/domain';

/** Leaves as one text, whatever their order: two that say the same are the same. */
export const leavesText = (leaves: Leaves): string =>
  JSON.stringify(
    Object.keys(leaves)
      .sort()
      .map((key) => [key, leaves[key]?.value ?? null, leaves[key]?.denominator ?? null]),
  );
