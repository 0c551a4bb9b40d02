import type { Counts } from '../counts.ts';
import type { Raw } from '../raw.ts';
import { followedBy } from './progress.ts';
import { nameOf } from './told.ts';

/** What is not compared, by table: the names of indicators. */
export interface LeftOut {
  tables: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many indicators wait to be counted anew. */
  waiting: number;
}

/**
 * Of whatever has changed since it was counted nothing is said, nor of what is made of it, nor of what is made of projects that
 * are not counted here.
 */
export function leftOut({ indicators, projects }: Raw, due: ReadonlySet<string>): LeftOut {
  const here = new Set(projects.map(({ id }) => id));
  const elsewhere = indicators.all.filter(({ projectId }) => !here.has(projectId)).map(nameOf);
  const waiting = indicators.all.filter((one) => here.has(one.projectId) && due.has(nameOf(one)));
  return {
    tables: new Map([
      ['indicator_computed', due],
      ['logframe_node', followedBy(indicators, new Set([...due, ...elsewhere]))],
    ]),
    waiting: waiting.length,
  };
}

/** Takes the lines of these indicators away. */
export function without(counts: Counts, { tables }: LeftOut): void {
  for (const [table, names] of tables)
    for (const key of counts.get(table)?.keys() ?? []) {
      const [projectId, nodeId] = JSON.parse(key) as [number, number];
      if (names.has(nameOf({ projectId, nodeId }))) counts.get(table)?.delete(key);
    }
}
