import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { forumsWithRoles, insertForum, saveForumRole } from './forum.queries.ts';

export const forumAccessHandlers = ({ access: remembered }: Context) =>
  ({
    forumAccess: async ({ db }) => ({ data: await forumsWithRoles(db) }),

    createForum: async ({ db, body, audit }) => {
      const id = await insertForum(db, body);
      await audit({ action: 'create', entity: 'forum', entityId: id, after: body });
      return { data: { id } };
    },

    changeForumAccess: async (call) => {
      const { db, body, audit } = call;
      const after = { forumId: body.forumId, roleId: body.roleId, read: body.read || body.write, write: body.write };
      const before = await saveForumRole(db, after);
      if (!before) return problem('record.not-found');
      await audit({
        action: 'change-access',
        entity: 'forum',
        entityId: body.forumId,
        before: { roleId: body.roleId, ...before },
        after: { roleId: after.roleId, read: after.read, write: after.write },
      });
      // Whether somebody reads any forum is remembered with what they may do.
      await remembered.changed(call);
    },
  }) satisfies Partial<Handlers<typeof access>>;
