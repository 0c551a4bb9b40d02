import type { access } from '@msurvey/contract';
import { masterPrivileges, ROLE_TEMPLATES } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { onlyOrganization } from '../access.policy.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { countRoles, listRoles, roleOptions } from './role.queries.ts';
import { roleView } from './role.view.ts';
import { updateRole } from './update-role.ts';

export const roleHandlers = (context: Context) =>
  ({
    roles: async ({ db, body, who }) => {
      const filter = { ...body, only: onlyOrganization(who) };
      const [rows, count] = await Promise.all([listRoles(db, filter), countRoles(db, filter)]);
      return { data: rows.map((row) => roleView(who, row)), meta: { count } };
    },

    roleOptions: async ({ db, query, who }) => ({
      data: await roleOptions(db, { orgId: query.orgId, only: onlyOrganization(who) }),
    }),

    masterPrivileges: async () => ({
      data: ROLE_TEMPLATES.map((template) => ({ template, permissions: [...masterPrivileges(template)] })),
    }),

    createRole: (call) => createRole(context, call),
    updateRole: (call) => updateRole(context, call),
    deleteRole: (call) => deleteRole(context, call),
  }) satisfies Partial<Handlers<typeof access>>;
