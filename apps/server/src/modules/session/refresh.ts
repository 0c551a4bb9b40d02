import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { audited } from '#http/audited.ts';
import { prepared } from '#http/call.ts';
import type { Origin } from '#audit/origin.ts';
import { closedAccount } from '#http/closed-account.ts';
import { type Problem, problem } from '#problem/problem.ts';
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

const refusal = ({ config }: Context, token: RefreshRow | undefined): Problem | undefined =>
  !token?.sessionOpen || isReuse(token) ? problem('auth.refresh-refused') : closedAccount(token, config);

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
      return refusal(context, token) ?? hash;
    },

    async act({ db, body, language }, hash) {
      const token = await findRefreshToken(db, hash, true);
      if (!token) return problem('auth.refresh-refused');
      const refused = refusal(context, token);
      if (refused) return refused;
      await useRefreshToken(db, hash, token, language);
      return issuePair(context, db, token, body.refreshToken);
    },
  });
