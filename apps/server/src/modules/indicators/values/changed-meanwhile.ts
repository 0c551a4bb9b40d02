import { Problem } from '#problem/problem.ts';

const CODE = 'indicator.changed-meanwhile';

/** Whoever saved from an older state is told the dates on which others changed something; '' is the LOP value. */
export const changedMeanwhile = (dates: readonly string[]): Problem =>
  new Problem(
    CODE,
    {},
    [],
    {},
    dates.map((date) => ({ text: CODE, values: {}, meta: date === '' ? { field: 'lopValue' } : { date } })),
  );
