import type { access } from '@msurvey/contract';
import { may, menuFor, splitPermission } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { inSight, mayGive } from '../access.policy.ts';
import { roleOutranks } from '../rank.queries.ts';
import { maySwitch } from '../roles/role.policy.ts';
import { allRoles, rolesById } from '../roles/role.queries.ts';
import { changePermission } from './change-permission.ts';
import { permissionGivers } from './givers.queries.ts';
import { switchesOf } from './switch.queries.ts';
import { permissionListView, switchedOn } from './switch.view.ts';

export const switchHandlers = (context: Context) =>
  ({
    roleList: async ({ db }) => ({ data: await allRoles(db) }),

    permissionList: async ({ db, query, who }) => {
      const [role] = await rolesById(db, [query.role_id]);
      if (!role || !inSight(who, role.organization.id)) return problem('record.not-found');
      const canEdit =
        maySwitch(who, { name: role.name, organizationId: role.organization.id }) &&
        !(await roleOutranks(db, who, role.id));
      const mayTurn = (permission: string) => canEdit && mayGive(who, [permission]);
      return { data: permissionListView(await switchesOf(db, [role.id]), mayTurn), meta: { role, canEdit } };
    },

    permissionGivers: async ({ db, query, who }) => ({
      data: await permissionGivers(db, who.organizationId, query.permission),
    }),

    permissionChange: (call) => changePermission(context, call),

    userPermission: async ({ db, body, who }) => {
      const wanted = [...new Set(body.roles)];
      const own = new Set(who.roles.map((role) => role.id));
      if (wanted.some((id) => !own.has(id))) {
        const roles = may(who, 'Access Control/View') ? await rolesById(db, wanted) : [];
        const seen = new Set(roles.filter((role) => inSight(who, role.organization.id)).map((role) => role.id));
        if (wanted.some((id) => !own.has(id) && !seen.has(id))) return problem('record.not-found');
      }
      const permissions = switchedOn(await switchesOf(db, wanted)).map(splitPermission);
      return { data: permissions.map(({ module, action }) => ({ module_name: module, action_name: action })) };
    },

    sidebar: async ({ who }) => ({ data: menuFor(who) }),
  }) satisfies Partial<Handlers<typeof access>>;
