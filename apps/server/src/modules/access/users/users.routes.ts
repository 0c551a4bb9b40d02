import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { onlyOrganization } from '../access.policy.ts';
import { approveUser } from './approve-user.ts';
import { changeUserStatus } from './change-user-status.ts';
import { createUser, createUserAnywhere } from './create-user.ts';
import { unlockUser } from './unlock-user.ts';
import { updateUser } from './update-user.ts';
import { countUsers, listUsers } from './user-list.queries.ts';
import { userView } from './user.view.ts';

export const userHandlers = (context: Context) =>
  ({
    users: async ({ db, body, who }) => {
      const filter = { ...body, who, only: onlyOrganization(who) };
      const [rows, count] = await Promise.all([listUsers(db, filter), countUsers(db, filter)]);
      return { data: rows.map((row) => userView(who, row)), meta: { count } };
    },
    createUser: createUser(context),
    createUserAnywhere: createUserAnywhere(context),
    updateUser: (call) => updateUser(context, call),
    changeUserStatus: (call) => changeUserStatus(context, call),
    approveUser: (call) => approveUser(context, call),
    unlockUser,
  }) satisfies Partial<Handlers<typeof access>>;
