import { randomUUID } from 'node:crypto';
import type { Permission } from '@msurvey/domain';
import { secretOf } from '../../apps/server/src/db/secrets.queries.ts';
import type { Db } from '../../apps/server/src/db/tables.ts';
import { newSecret, Tokens } from '../../apps/server/src/http/tokens.ts';
import { joinProject } from '../../apps/server/test/activities/support/state.queries.ts';
import { insertPersonWithSession } from '../../apps/server/test/support/people.queries.ts';

/** So many members of a project's team who are signed in: hundreds who sign in at once would be taken for an attack. */
export async function peopleWithTokens(
  db: Db,
  projectId: number,
  count: number,
  permissions: readonly Permission[],
): Promise<string[]> {
  const signer = new Tokens(await secretOf(db, 'token', newSecret));
  const tokens: string[] = [];
  for (let n = 0; n < count; n++) {
    const session = randomUUID();
    const userId = await insertPersonWithSession(db, permissions, session);
    await joinProject(db, projectId, userId);
    tokens.push(await signer.sign(userId, session));
  }
  return tokens;
}
