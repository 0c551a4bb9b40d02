import type { Db } from '#db/tables.ts';
import { Problem } from '#problem/problem.ts';
import { projectNames } from './door.queries.ts';

/** Whoever is of some projects beneath an umbrella adds nothing to the others, where they would not even see it. */
export async function otherProgramme(db: Db, own: readonly number[], question: string | undefined): Promise<Problem> {
  const values = { projects: (await projectNames(db, own)).join(', ') };
  const text = 'submission.other-programme' as const;
  return new Problem(text, values, [], {}, [{ text, values, meta: { question } }]);
}
