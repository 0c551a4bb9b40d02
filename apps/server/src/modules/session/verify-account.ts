import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handler } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { revokeLinks, useLink } from '#modules/access/index.ts';
import { accountById, actorOf } from './account.queries.ts';
import { mailOf, sentences } from './mail-texts/index.ts';
import { approversOf, markVerified } from './sign-up.queries.ts';

/** The mailed link makes pending → verified; those who approve hear of it in the console and by mail. */
export const verifyAccount =
  ({ config, access, jobs }: Context): Handler<typeof session.verifyAccount> =>
  async (call) => {
    const { db, body, language, audit } = call;
    const link = await useLink(db, 'verify', body.data.id);
    const account = link?.userId ? await accountById(db, link.userId) : undefined;
    if (!account || !(await markVerified(db, account.id))) return problem('link.invalid');
    await revokeLinks(db, ['verify'], account.id);
    await audit({
      action: 'verify',
      entity: 'user',
      entityId: account.id,
      before: { status: 'pending' },
      after: { status: 'verified' },
      actor: actorOf(account),
    });
    await access.changed(call);

    const { name: person, username, organization } = account;
    const approvers = await approversOf(db, account.organizationId);
    const message = sentences('waiting', { person, username });
    await jobs.enqueue(db, 'notify', {
      userIds: approvers.map((a) => a.id),
      message,
      organizationName: organization,
      path: '/users',
    });
    for (const { email, name, language: own } of approvers) {
      if (!email) continue;
      const values = { name, person, username, organization, link: `${config.publicUrl}/users` };
      await jobs.enqueue(db, 'send-mail', mailOf(own ?? language, 'waiting', email, values));
    }
  };
