import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { createLink, revokeLinks } from '../links.ts';
import { userRow } from './user-list.queries.ts';
import { userMail } from './user-mails.ts';

/** Once the transaction has committed, the user is mailed a link to choose a password. */
export const inviteUser = (context: Context, call: { db: Db; language: Language }, userId: number): Promise<void> =>
  context.jobs.enqueue(call.db, 'mail-invitation', { userId, language: call.language });

/** The link is made and mailed in one go, so that its id stands nowhere but in the mail: a failed mail makes a new link. */
export async function mailInvitation(
  context: Context,
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  const user = await userRow(context.database.db, userId, null);
  if (!user.email || user.status !== 'active') return;
  const id = await context.database.transaction(async ({ db }) => {
    await revokeLinks(db, ['invite'], userId);
    return createLink(db, 'invite', userId);
  });
  const link = `${context.config.publicUrl}/new-password?id=${id}`;
  await context.mailer.send(userMail(language, 'invitation', user.email, user, link));
}
