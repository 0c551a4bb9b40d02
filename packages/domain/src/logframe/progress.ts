/** One thing that an activity is followed by: how much of it is done (1: all), if anybody knows, and what it weighs. */
export interface Followed {
  done: number | null;
  weight: number;
}

/** What was achieved of a target; as the documents count, nothing of a target of 0. */
export const shareOf = (achieved: number | null | undefined, target: number): number | null => {
  if (achieved === null || achieved === undefined) return null;
  return target === 0 ? 0 : achieved / target;
};

/**
 * How far an activity has come, by the weights of what is known, and how much of the weight that is. More than all of one
 * thing makes up for nothing of another; what nobody knows is not nothing.
 */
export function weightedProgress(followed: readonly Followed[]): { share: number | null; known: number } {
  const all = followed.reduce((sum, { weight }) => sum + weight, 0);
  const known = followed.filter((one): one is Followed & { done: number } => one.done !== null && one.weight > 0);
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0 || all === 0) return { share: null, known: 0 };
  const share = known.reduce((sum, one) => sum + Math.min(1, Math.max(0, one.done)) * one.weight, 0) / weight;
  return { share, known: weight / all };
}
