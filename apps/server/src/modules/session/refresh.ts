import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { audited } from '#http/audited.ts';
import { type Origin, prepared } from '#http/call.ts';
import { type Problem, problem } from '#http/problem.ts';
import { isReuse } from './session.policy.ts';
import { endSession, findRefreshToken, type RefreshRow, useRefreshToken } from './session.queries.ts';
import { issuePair, tokenHash } from './token-pair.ts';

/** Two people hold the same token: nobody can say who is the thief, so the whole family ends. */
async function endFamily({ database, access }: Context, token: RefreshRow, origin: Origin): Promise<void> {
  const { userId, name, organizationId, sessionId } = token;
  await audited(database, origin, async (tx) => {
    if (!(await endSession(tx.db, userId, sessionId, 'reuse'))) return;
    const actor = { userId, name, organizationId };
    await tx.audit({ action: 'end', entity: 'session', entityId: sessionId, after: { reason: 'reuse' }, actor });
    await access.changed(tx);
  });
}

const refusal = (token: RefreshRow | undefined): Problem | undefined => {
  if (!token?.sessionOpen || isReuse(token)) return problem('auth.refresh-refused');
  return token.accountActive ? undefined : problem('auth.account-inactive');
};

/**
 * Rotation. The end of a family must outlive the refusal that follows it, so it has a transaction of its own. A rotation
 * leaves no audit line: every open browser makes one each quarter of an hour, and it changes nothing for anybody.
 */
export const refresh = (context: Context) =>
  prepared<typeof session.refreshToken, Buffer>({
    async prepare({ db, body, origin }) {
      const hash = tokenHash(body.refreshToken);
      const token = await findRefreshToken(db, hash, false);
      if (token?.sessionOpen && isReuse(token)) await endFamily(context, token, origin);
      return refusal(token) ?? hash;
    },

    async act({ db, language }, hash) {
      const token = await findRefreshToken(db, hash, true);
      if (!token) return problem('auth.refresh-refused');
      const refused = refusal(token);
      if (refused) return refused;
      await useRefreshToken(db, hash, token, language);
      return issuePair(context, db, token);
    },
  });
