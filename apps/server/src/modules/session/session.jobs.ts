import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { audited } from '#http/audited.ts';
import type { Origin } from '#audit/origin.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { createLink, revokeLinks } from '#modules/access/index.ts';
import { accountByEmail, accountById, actorOf } from './account.queries.ts';
import { mailOf } from './mail-texts/index.ts';
import { removeOldSessions } from './session.queries.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'mail-reset-link': { email: string; base: string; language: Language; origin: Origin };
    /** `again`: by whoever waits for it, so that an account which is further on gets none. */
    'mail-sign-up-link': { email: string; language: Language; again?: boolean };
    'mail-email-link': { userId: number; email: string; language: Language };
    'clean-sessions': unknown;
  }
}

/**
 * Whether an address is known is found out here and not in the request, whose answer and time must not tell. The link is
 * made and mailed in one go, so that its id stands nowhere but in the mail: a failed mail makes a new link.
 */
export const sessionJobs = (context: Context): JobHandlers => ({
  'mail-reset-link': async ({ email, base, language, origin }) => {
    const account = await accountByEmail(context.database.db, email);
    if (!account?.email || account.status === 'inactive' || !account.organizationActive) return;
    if (account.isDemonstration && !context.config.demonstration) return;
    const { id: userId, name, username } = account;
    const id = await audited(context.database, origin, async ({ db, audit }) => {
      await revokeLinks(db, ['reset'], userId);
      await audit({ action: 'request-reset', entity: 'user', entityId: userId, actor: actorOf(account) });
      return createLink(db, 'reset', userId);
    });
    const link = `${base}/new-password?id=${id}`;
    await context.mailer.send(mailOf(language, 'reset', account.email, { name, username, link }));
  },

  'mail-sign-up-link': async ({ email, language, again = false }) => {
    const account = await accountByEmail(context.database.db, email);
    if (!account?.email) return;
    const { id: userId, name, username, organization } = account;
    const { publicUrl } = context.config;
    // Whoever signs up again before confirming lost the first mail.
    if (account.status !== 'pending') {
      if (again) return;
      const link = `${publicUrl}/forgot`;
      await context.mailer.send(mailOf(language, 'exists', account.email, { name, username, link }));
      return;
    }
    const id = await context.database.transaction(async ({ db }) => {
      await revokeLinks(db, ['verify'], userId);
      return createLink(db, 'verify', userId);
    });
    const link = `${publicUrl}/verify?id=${id}`;
    await context.mailer.send(mailOf(language, 'verify', account.email, { name, username, organization, link }));
  },

  'mail-email-link': async ({ userId, email, language }) => {
    const account = await accountById(context.database.db, userId);
    if (account?.status !== 'active') return;
    const id = await context.database.transaction(async ({ db }) => {
      await revokeLinks(db, ['email'], userId);
      return createLink(db, 'email', userId, { email });
    });
    const { name, username } = account;
    const link = `${context.config.publicUrl}/confirm-email?id=${id}`;
    await context.mailer.send(mailOf(language, 'confirmEmail', email, { name, username, link }));
  },

  'clean-sessions': () => removeOldSessions(context.database.db),
});
