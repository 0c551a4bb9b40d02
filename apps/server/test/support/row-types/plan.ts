/** A node of `EXPLAIN (VERBOSE, FORMAT JSON)`, as far as it is read here. */
export interface Plan {
  Output?: string[];
  'Join Type'?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

/** Which children of a join give nulls where the other side has a row without a partner. */
const EMPTIED: Record<string, string[]> = { Left: ['Inner'], Right: ['Outer'], Full: ['Inner', 'Outer'] };

function emptiedBelow(plan: Plan): string[] {
  const sides = EMPTIED[plan['Join Type'] ?? ''] ?? [];
  return (plan.Plans ?? []).flatMap((child) => [
    ...(sides.includes(child['Parent Relationship'] ?? '') ? (child.Output ?? []) : []),
    ...emptiedBelow(child),
  ]);
}

/** For each column of the result, in its order: whether an outer join can leave it empty. */
export function emptiedColumns(plan: Plan): boolean[] {
  const below = new Set(emptiedBelow(plan));
  return (plan.Output ?? []).map((output) => below.has(output));
}
