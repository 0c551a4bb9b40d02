import type { platform } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { hashPassword, isOpenLink, newPasswordProblem, useLink } from '#modules/access/index.ts';
import { hasUsers, insertFirstPerson, lockSetUp } from './platform.queries.ts';

/** Creates the super-administrator, once. */
export const setUp = ({ access, config }: Context) =>
  prepared<typeof platform.setUp, string>({
    async prepare({ db, body }) {
      if (await hasUsers(db, config)) return problem('setup.done');
      const weak = newPasswordProblem(body.password, { ...body, organizations: [body.organization] });
      if (weak) return weak;
      return (await isOpenLink(db, ['setup'], body.id)) ? hashPassword(body.password) : problem('link.invalid');
    },

    async act(call, passwordHash) {
      const { db, body, audit } = call;
      await lockSetUp(db);
      if (await hasUsers(db, config)) return problem('setup.done');
      if (!(await useLink(db, 'setup', body.id))) return problem('link.invalid');
      const { id: _, password: __, ...person } = body;
      const made = await insertFirstPerson(db, { ...person, passwordHash });
      const actor = { ...made, name: `${body.firstName} ${body.lastName}` };
      await audit({ action: 'set-up', entity: 'user', entityId: made.userId, after: person, actor });
      await access.changed(call);
    },
  });
