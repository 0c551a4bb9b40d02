import { isPermission, type Permission } from '@msurvey/domain';
import { z } from 'zod';
import { dataOf, listOf } from '../envelopes.ts';
import { id, option } from '../shapes.ts';
import { operation } from './operation.ts';

const permissionRow = z.object({
  module_name: z.string(),
  activity: z.array(
    z.object({
      module_action_role_id: z.number(),
      action_name: z.string(),
      permission: z.boolean(),
      /** The reader may turn it. */
      canChange: z.boolean(),
    }),
  ),
});

export const switches = {
  roleList: operation({
    method: 'GET',
    path: '/msurvey/api/sacp/role-list',
    permission: 'fao-admin',
    summary: 'All roles, for access control',
    response: listOf(z.object({ id: z.number(), name: z.string(), organization: option })),
  }),
  permissionList: operation({
    method: 'GET',
    path: '/msurvey/api/sacp/permission-list',
    permission: 'Access Control/View',
    summary: 'The switches of one role',
    query: z.object({ role_id: id }),
    response: z.object({
      data: z.array(permissionRow),
      meta: z.object({ role: option.extend({ organization: option }), canEdit: z.boolean() }),
    }),
    problems: ['record.not-found'],
  }),
  permissionGivers: operation({
    method: 'GET',
    path: '/msurvey/api/sacp/permission-givers',
    permission: 'signed-in',
    summary: 'Whom in one’s own organisation to ask for a permission: who may give it, and has it',
    query: z.object({
      permission: z
        .string()
        .max(60)
        .refine((text): text is Permission => isPermission(text), 'invalid'),
    }),
    response: dataOf(
      z.object({
        /** The reader's own. */
        organization: z.string(),
        /** Some of them; none: nobody is known by name. */
        names: z.array(z.string()),
      }),
    ),
  }),
  permissionChange: operation({
    method: 'POST',
    path: '/msurvey/api/sacp/permission-change',
    permission: 'Access Control/Edit',
    summary: 'Turn one switch on or off',
    body: z.object({ id, permission: z.boolean() }),
    response: dataOf(z.object({ module_action_role_id: z.number(), permission: z.boolean() })),
    problems: ['role.protected', 'role.exceeds-own', 'role.outranks', 'record.not-found'],
  }),
  userPermission: operation({
    method: 'POST',
    path: '/msurvey/api/sacp/user-permission',
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
    permission: 'signed-in',
    summary: 'The menu entries that the caller may open',
    response: listOf(z.object({ id: z.string(), path: z.string().nullable(), parent: z.string().nullable() })),
  }),
};
