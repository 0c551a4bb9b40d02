import { z } from 'zod';
import { operation } from '../operation.ts';
import { dataOf, id, listOf, option } from '../shapes.ts';

const permissionRow = z.object({
  module_name: z.string(),
  activity: z.array(z.object({ module_action_role_id: z.number(), action_name: z.string(), permission: z.boolean() })),
});

export const switches = {
  roleList: operation({
    method: 'GET',
    path: '/msurvey/api/sacp/role-list',
    domain: 'access',
    permission: 'fao-admin',
    summary: 'All roles, for access control',
    response: listOf(z.object({ id: z.number(), name: z.string(), organization: option })),
  }),
  permissionList: operation({
    method: 'GET',
    path: '/msurvey/api/sacp/permission-list',
    domain: 'access',
    permission: 'Access Control/View',
    summary: 'The switches of one role',
    query: z.object({ role_id: id }),
    response: z.object({
      data: z.array(permissionRow),
      meta: z.object({ role: option.extend({ organization: option }), canEdit: z.boolean() }),
    }),
    problems: ['record.not-found'],
  }),
  permissionChange: operation({
    method: 'POST',
    path: '/msurvey/api/sacp/permission-change',
    domain: 'access',
    permission: 'Access Control/Edit',
    summary: 'Turn one switch on or off',
    body: z.object({ id, permission: z.boolean() }),
    response: dataOf(z.object({ module_action_role_id: z.number(), permission: z.boolean() })),
    problems: ['role.protected', 'role.exceeds-own', 'record.not-found'],
  }),
  userPermission: operation({
    method: 'POST',
    path: '/msurvey/api/sacp/user-permission',
    domain: 'access',
    permission: 'signed-in',
    effect: 'read',
    summary: 'What a set of roles may do; one’s own, or any visible one with Access Control/View',
    body: z.object({ roles: z.array(id).max(50) }),
    response: listOf(z.object({ module_name: z.string(), action_name: z.string() })),
    problems: ['record.not-found'],
  }),
  sidebar: operation({
    method: 'GET',
    path: '/msurvey/api/sidebar',
    domain: 'access',
    permission: 'signed-in',
    summary: 'The menu entries that the caller may open',
    response: listOf(z.object({ id: z.string(), path: z.string().nullable(), parent: z.string().nullable() })),
  }),
};
