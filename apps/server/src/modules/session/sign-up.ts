import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { fieldFaults, fieldProblem, type Problem } from '#problem/problem.ts';
import { hashPassword, newPasswordProblem } from '#modules/access/index.ts';
import type { Db } from '#db/tables.ts';
import { sentence } from './mail-texts/index.ts';
import { insertPendingUser, isUserNameTaken, openOrganization } from './sign-up.queries.ts';
import type { Throttle } from './throttle.ts';

async function refusal(
  db: Db,
  body: { organizationId: number; username: string; email: string; password: string },
): Promise<Problem | undefined> {
  if (await isUserNameTaken(db, body.username)) return fieldProblem('username', 'user.name-taken');
  const organizations = await openOrganization(db, body.organizationId);
  if (!organizations) return fieldFaults({ field: 'organizationId', fault: 'notFound' });
  return newPasswordProblem(body.password, { ...body, organizations });
}

/**
 * A pending account. A user name may be told to be taken; an e-mail address may not, so the answer is the same and the
 * owner of the address learns by mail what happened.
 */
export const signUp = (context: Context, throttle: Throttle) =>
  prepared<typeof session.signUp, string>({
    async prepare({ db, body, origin }) {
      return (
        (await throttle.request('sign-up', body.email, origin.address)) ??
        (await refusal(db, body)) ??
        (await hashPassword(body.password))
      );
    },

    async act({ db, body, language, audit }, passwordHash) {
      const { password: _, ...person } = body;
      const userId = await insertPendingUser(db, { ...person, passwordHash });
      if (userId !== undefined) {
        const { organizationId } = person;
        const actor = { userId, name: `${person.firstName} ${person.lastName}`, organizationId };
        await audit({ action: 'sign-up', entity: 'user', entityId: userId, after: person, actor });
      } else if (await isUserNameTaken(db, body.username)) {
        return fieldProblem('username', 'user.name-taken');
      }
      await context.jobs.enqueue(db, 'mail-sign-up-link', { email: body.email, language });
      return { data: { message: sentence(language, 'signedUp') } };
    },
  });

/** The same answer, and the same work, for every address, as for a forgotten password. */
export const requestVerification = (context: Context, throttle: Throttle) =>
  prepared<typeof session.requestVerification, true>({
    prepare: async ({ body, origin }) => (await throttle.request('sign-up', body.email, origin.address)) ?? true,
    async act({ db, body, language }) {
      await context.jobs.enqueue(db, 'mail-sign-up-link', { email: body.email, language, again: true });
      return { data: { message: sentence(language, 'signedUp') } };
    },
  });
