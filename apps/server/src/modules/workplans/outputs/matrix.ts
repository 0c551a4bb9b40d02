import type { PlanMatrix } from '@msurvey/contract';
import { planSum } from '@msurvey/domain';
import type { PlanRow } from '../plan.queries.ts';
import type { AgencyPlan } from './read-plans.ts';

/** A component of the programme: works of a type that one of its projects has planned. */
function componentsOf(rows: readonly PlanRow[]): PlanRow[][] {
  const components = new Map<string, PlanRow[]>();
  for (const row of rows) {
    const key = `${row.programme} ${row.type}`;
    components.set(key, [...(components.get(key) ?? []), row]);
  }
  return [...components.values()];
}

const unitOf = (rows: readonly PlanRow[]): string | null => {
  const [first, ...others] = new Set(rows.map(({ unit }) => unit));
  return first !== undefined && others.length === 0 ? first : null;
};

export function planMatrix(plans: readonly AgencyPlan[]): PlanMatrix {
  const years = [...new Set(plans.flatMap((plan) => plan.years))].sort((a, b) => a - b);
  const sums = (rows: readonly PlanRow[]) => years.map((year) => planSum(rows, year));
  return {
    years,
    agencies: plans.map(({ agency: { number, code, name }, rows }) => ({
      agency: number,
      code,
      name,
      sums: sums(rows),
      components: componentsOf(rows).flatMap((those) => {
        const [first] = those;
        if (!first) return [];
        const { programme, type } = first;
        return [{ programme, type, subActivities: those.length, unit: unitOf(those), sums: sums(those) }];
      }),
    })),
    sums: sums(plans.flatMap(({ rows }) => rows)),
  };
}
