/** The full suite looks at twenty times as many random cases as what checks every change. */
const TIMES = process.env.TEST_SUITE === 'full' ? 20 : 1;

/** How many random cases a property is tried with, for one that is slower or needs more than the hundred of fast-check. */
export const samples = (inTheGate: number): number => inTheGate * TIMES;
