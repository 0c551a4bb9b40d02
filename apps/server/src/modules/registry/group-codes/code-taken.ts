import type { Db } from '#db/tables.ts';
import { type CodeHolder, codeHolder, ownCodeKey } from './pair.queries.ts';

/** The group that has a code. A record that holds the code already is not in its own way, whoever else has it. */
export async function codeTaken(
  db: Db,
  projectId: number,
  codeKey: string,
  instanceId: string | null,
): Promise<CodeHolder | undefined> {
  if (instanceId !== null && (await ownCodeKey(db, projectId, instanceId)) === codeKey) return undefined;
  return codeHolder(db, projectId, codeKey);
}
