/** Unknown is null: it is neither 0 nor left out in silence. */
export type Figure = number | null;

/** What is no number, and what has no end, is not known. */
const known = (value: Figure | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

/** So many digits of a number are its own; what stands behind them comes from the way it was computed. */
const OWN_DIGITS = 15;

/** Half goes up, as people round who count by hand: 220.775 is 220.78, although its binary form lies a little below. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = value * factor;
  // The largest numbers have no decimals that could be cut.
  return Number.isFinite(scaled) ? Math.round(Number(scaled.toPrecision(OWN_DIGITS))) / factor : value;
}

/** Percent of a target, two decimals; null where either is unknown or there is no target to measure against. */
export function percentOf(part: Figure | undefined, whole: Figure | undefined): Figure {
  if (!known(part) || !known(whole) || whole <= 0) return null;
  const percent = (part / whole) * 100;
  return Number.isFinite(percent) ? roundTo(percent, 2) : null;
}

/** On the wire of the specification what cannot be said is 0. */
export const percentOrZero = (part: Figure | undefined, whole: Figure | undefined): number =>
  percentOf(part, whole) ?? 0;

/** How far a bar is drawn: between 0 and 100 whatever was reached. */
export const barPercent = (part: Figure | undefined, whole: Figure | undefined): number =>
  Math.min(100, Math.max(0, percentOrZero(part, whole)));

/** The sum of what is known; null where nothing is. */
export const sumOf = (values: readonly Figure[]): Figure => cumulativeOf(values, 'increments').at(-1) ?? null;

/**
 * What the values of a row of periods are. Increments add up; cumulative ones, and percentages, are never added: the
 * latest reported one stands.
 */
export const CUMULATIVE_MODES = ['increments', 'latest'] as const;
export type CumulativeMode = (typeof CUMULATIVE_MODES)[number];

/** For each period, what was reached to its end; null until something is known. */
export function cumulativeOf(values: readonly Figure[], mode: CumulativeMode): Figure[] {
  let reached: Figure = null;
  return values.map((value) => {
    if (known(value)) reached = mode === 'increments' ? (reached ?? 0) + value : value;
    return reached;
  });
}

/** For each period, percent of the target of the whole time. */
export const progressOf = (values: readonly Figure[], mode: CumulativeMode, target: Figure): Figure[] =>
  cumulativeOf(values, mode).map((reached) => percentOf(reached, target));
