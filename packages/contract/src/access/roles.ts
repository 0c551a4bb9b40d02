import { ROLE_TEMPLATES } from '@msurvey/domain';
import { z } from 'zod';
import { abilities, dataOf, listOf, pageOf, paging, sorting } from '../envelopes.ts';
import { named } from '../named.ts';
import { anyOrId, id, idParams, instant, option, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';

const roleRow = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  organization: option,
  userCount: z.number(),
  permissionCount: z.number(),
  createdAt: instant,
  can: abilities('edit', 'delete', 'permissions'),
});
named('RoleRow', roleRow);

export const roles = {
  roles: operation({
    method: 'POST',
    path: '/msurvey/api/role/list',
    permission: 'Role/View',
    effect: 'read',
    summary: 'Roles the caller may see',
    body: paging
      .extend({ orgId: anyOrId, name: optionalText() })
      .extend(sorting(['name', 'createdAt', 'userCount']).shape),
    response: pageOf(roleRow),
  }),
  roleOptions: operation({
    method: 'GET',
    path: '/msurvey/api/role/options',
    permission: 'signed-in',
    summary: 'Roles of an organisation for filters and choices',
    query: z.object({ orgId: anyOrId }),
    response: listOf(option.extend({ orgId: z.number() })),
  }),
  masterPrivileges: operation({
    method: 'GET',
    path: '/msurvey/api/role/master-privileges',
    permission: 'Role/View',
    summary: 'The master privilege list a new role starts from',
    response: listOf(z.object({ template: z.enum(ROLE_TEMPLATES), permissions: z.array(z.string()) })),
  }),
  createRole: operation({
    method: 'POST',
    path: '/msurvey/api/role/create',
    permission: 'Role/Create',
    summary: 'Create a role of an organisation from the master privilege list',
    body: z.object({
      name: text(100),
      description: optionalText(500),
      organizationId: id,
      template: z.enum(ROLE_TEMPLATES).default('none'),
    }),
    response: dataOf(roleRow),
    problems: ['role.name-taken', 'role.protected', 'role.exceeds-own', 'record.not-found'],
  }),
  updateRole: operation({
    method: 'PUT',
    path: '/msurvey/api/role/update',
    permission: 'Role/Edit',
    summary: 'Rename or describe a role',
    body: z.object({ id, name: text(100), description: optionalText(500) }),
    response: dataOf(roleRow),
    problems: ['role.name-taken', 'role.protected', 'record.not-found'],
  }),
  deleteRole: operation({
    method: 'DELETE',
    path: '/msurvey/api/role/:id',
    permission: 'Role/Delete',
    summary: 'Delete a role nobody holds',
    params: idParams,
    response: 'empty',
    problems: ['role.in-use', 'role.protected', 'record.not-found'],
  }),
};
