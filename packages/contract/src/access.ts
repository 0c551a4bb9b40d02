import { ROLE_TEMPLATES } from '@msurvey/domain';
import { z } from 'zod';
import { operation } from './operation.ts';
import {
  abilities,
  anyOrId,
  dataOf,
  emailText,
  id,
  idParams,
  instant,
  listOf,
  newPassword,
  optionalEmail,
  optionalPhone,
  optionalText,
  pageOf,
  paging,
  sorting,
  statusName,
  text,
  userNameText,
} from './shapes.ts';

const option = z.object({ id: z.number(), name: z.string() });

// ---- organisations
const organizationRow = z.object({
  orgId: z.number(),
  orgName: z.string(),
  name: z.string(),
  shortName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  isActive: z.boolean(),
  userCount: z.number(),
  roleCount: z.number(),
  createdAt: instant,
  can: abilities('edit', 'changeStatus'),
});
const organizationFields = {
  name: text(200),
  shortName: text(30),
  email: optionalEmail,
  phone: optionalPhone,
  address: optionalText(500),
};

// ---- roles
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

// ---- users
const userRow = z.object({
  id: z.number(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  organization: option,
  roles: z.array(option),
  status: statusName,
  isActive: z.boolean(),
  isSuperUser: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  can: abilities('edit', 'changeStatus', 'approve'),
});
export type UserRow = z.output<typeof userRow>;
const userFields = {
  firstName: text(100),
  lastName: text(100),
  email: optionalEmail,
  phone: optionalPhone,
  location: optionalText(200),
  organizationId: id,
  /** In order; the first is the primary role. */
  roles: z.array(id).min(1, 'required').max(20),
};

// ---- switches
const permissionRow = z.object({
  module_name: z.string(),
  activity: z.array(z.object({ module_action_role_id: z.number(), action_name: z.string(), permission: z.boolean() })),
});

export const access = {
  // as specified
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

  // organisations
  organizations: operation({
    method: 'POST',
    path: '/msurvey/api/organization/list',
    domain: 'access',
    permission: 'Organization/View',
    effect: 'read',
    summary: 'Organisations the caller may see',
    body: paging
      .extend({ name: optionalText(), isActive: z.boolean().nullish() })
      .extend(sorting(['name', 'createdAt', 'userCount']).shape),
    response: pageOf(organizationRow),
  }),
  createOrganization: operation({
    method: 'POST',
    path: '/msurvey/api/organization/create',
    domain: 'access',
    permission: 'Organization/Create',
    summary: 'Create an organisation',
    body: z.object(organizationFields),
    response: dataOf(organizationRow),
    problems: ['organization.name-taken'],
  }),
  updateOrganization: operation({
    method: 'PUT',
    path: '/msurvey/api/organization/update',
    domain: 'access',
    permission: 'Organization/Edit',
    summary: 'Change an organisation',
    body: z.object({ orgId: id, ...organizationFields }),
    response: dataOf(organizationRow),
    problems: ['organization.name-taken', 'record.not-found'],
  }),
  changeOrganizationStatus: operation({
    method: 'PUT',
    path: '/msurvey/api/organization/status',
    domain: 'access',
    permission: 'Organization/Edit',
    summary: 'Activate or deactivate an organisation',
    body: z.object({ orgId: id, isActive: z.boolean() }),
    response: dataOf(organizationRow),
    problems: ['organization.has-users', 'record.not-found'],
  }),
  organizationOptions: operation({
    method: 'GET',
    path: '/msurvey/api/organization/options',
    domain: 'access',
    permission: 'signed-in',
    summary: 'Organisations for filters and choices',
    response: listOf(option),
  }),

  // roles
  roles: operation({
    method: 'POST',
    path: '/msurvey/api/role/list',
    domain: 'access',
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
    domain: 'access',
    permission: 'signed-in',
    summary: 'Roles of an organisation for filters and choices',
    query: z.object({ orgId: anyOrId }),
    response: listOf(option.extend({ orgId: z.number() })),
  }),
  masterPrivileges: operation({
    method: 'GET',
    path: '/msurvey/api/role/master-privileges',
    domain: 'access',
    permission: 'Role/View',
    summary: 'The master privilege list a new role starts from',
    response: listOf(z.object({ template: z.enum(ROLE_TEMPLATES), permissions: z.array(z.string()) })),
  }),
  createRole: operation({
    method: 'POST',
    path: '/msurvey/api/role/create',
    domain: 'access',
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
    domain: 'access',
    permission: 'Role/Edit',
    summary: 'Rename or describe a role',
    body: z.object({ id, name: text(100), description: optionalText(500) }),
    response: dataOf(roleRow),
    problems: ['role.name-taken', 'role.protected', 'record.not-found'],
  }),
  deleteRole: operation({
    method: 'DELETE',
    path: '/msurvey/api/role/:id',
    domain: 'access',
    permission: 'Role/Delete',
    summary: 'Delete a role nobody holds',
    params: idParams,
    response: 'empty',
    problems: ['role.in-use', 'role.protected', 'record.not-found'],
  }),

  // users
  users: operation({
    method: 'POST',
    path: '/msurvey/api/user/list',
    domain: 'access',
    permission: 'User/View',
    effect: 'read',
    summary: 'Users the caller may see',
    body: paging
      .extend({ name: optionalText(), orgId: anyOrId, roleId: anyOrId, status: statusName.nullish() })
      .extend(sorting(['name', 'username', 'createdAt', 'lastSeenAt']).shape),
    response: pageOf(userRow),
  }),
  createUser: operation({
    method: 'POST',
    path: '/msurvey/api/user/create',
    domain: 'access',
    permission: 'User/Create',
    summary: 'Create an active user; without a password a link to set one is mailed',
    body: z.object({ ...userFields, username: userNameText, email: emailText, password: newPassword.nullish() }),
    response: dataOf(userRow),
    problems: ['user.name-taken', 'user.email-taken', 'user.role-foreign', 'role.exceeds-own', 'record.not-found'],
  }),
  updateUser: operation({
    method: 'PUT',
    path: '/msurvey/api/user/update',
    domain: 'access',
    permission: 'User/Edit',
    summary: 'Change a user’s details, organisation and roles',
    body: z.object({ id, ...userFields }),
    response: dataOf(userRow),
    problems: [
      'user.email-taken',
      'user.role-foreign',
      'user.own-account',
      'user.exceeds-own',
      'role.exceeds-own',
      'record.not-found',
    ],
  }),
  changeUserStatus: operation({
    method: 'PUT',
    path: '/msurvey/api/user/status',
    domain: 'access',
    permission: 'User/Edit',
    summary: 'Activate or deactivate a user; deactivation ends every session',
    body: z.object({ id, isActive: z.boolean() }),
    response: dataOf(userRow),
    problems: ['user.own-account', 'user.status-move', 'user.exceeds-own', 'record.not-found'],
  }),
  approveUser: operation({
    method: 'POST',
    path: '/msurvey/api/user/sign-up/approve',
    domain: 'access',
    permission: 'User/Edit',
    summary: 'Approve or refuse a verified sign-up',
    body: z.object({ id, approve: z.boolean(), roles: z.array(id).max(20).default([]) }),
    response: dataOf(userRow),
    problems: ['user.status-move', 'user.role-foreign', 'role.exceeds-own', 'record.not-found'],
  }),

  // super-user
  createUserAnywhere: operation({
    method: 'POST',
    path: '/msurvey/api/super-user/user/create',
    domain: 'access',
    permission: 'super-user',
    summary: 'Create a user of any organisation, also a super-user',
    body: z.object({
      ...userFields,
      username: userNameText,
      email: emailText,
      password: newPassword.nullish(),
      isSuperUser: z.boolean().default(false),
    }),
    response: dataOf(userRow),
    problems: ['user.name-taken', 'user.email-taken', 'user.role-foreign', 'record.not-found'],
  }),
  uploadUsers: operation({
    method: 'POST',
    path: '/msurvey/api/super-user/user/upload',
    domain: 'access',
    permission: 'super-user',
    summary:
      'Create many users from a spreadsheet; with any fault nothing is stored and the workbook comes back with the faults written into it',
    upload: { field: 'xls_file', maxBytes: 5_000_000 },
    response: dataOf(
      z.object({
        created: z.number(),
        faults: z.array(z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })),
        /** Fetch it at /msurvey/api/file/{uuid}. */
        workbook: z.string().nullable(),
      }),
    ),
    problems: ['upload.no-file', 'upload.unreadable', 'upload.wrong-type', 'upload.empty', 'request.too-large'],
  }),
  userTemplate: operation({
    method: 'GET',
    path: '/msurvey/api/super-user/user/template',
    domain: 'access',
    permission: 'super-user',
    summary: 'An empty workbook for the upload, with the organisations and roles listed',
    response: 'file',
  }),
  accessGrid: operation({
    method: 'GET',
    path: '/msurvey/api/super-user/acl',
    domain: 'access',
    permission: 'super-user',
    summary: 'All switches of the roles of one organisation in one grid',
    query: z.object({ orgId: id }),
    response: dataOf(
      z.object({
        organization: option,
        roles: z.array(option),
        rows: z.array(
          z.object({
            module_name: z.string(),
            action_name: z.string(),
            switches: z.array(
              z.object({ role_id: z.number(), module_action_role_id: z.number(), permission: z.boolean() }),
            ),
          }),
        ),
      }),
    ),
    problems: ['record.not-found'],
  }),
  changeAccessGrid: operation({
    method: 'POST',
    path: '/msurvey/api/super-user/acl',
    domain: 'access',
    permission: 'super-user',
    summary: 'Turn many switches at once',
    body: z.object({
      changes: z
        .array(z.object({ id, permission: z.boolean() }))
        .min(1, 'required')
        .max(2000),
    }),
    response: dataOf(z.object({ changed: z.number() })),
    problems: ['record.not-found'],
  }),
  forumAccess: operation({
    method: 'GET',
    path: '/msurvey/api/super-user/forums',
    domain: 'access',
    permission: 'super-user',
    summary: 'Forums and which roles may read and write them',
    response: listOf(
      z.object({
        id: z.number(),
        title: z.string(),
        description: z.string().nullable(),
        roles: z.array(
          z.object({
            roleId: z.number(),
            roleName: z.string(),
            orgName: z.string(),
            read: z.boolean(),
            write: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  createForum: operation({
    method: 'POST',
    path: '/msurvey/api/super-user/forums',
    domain: 'access',
    permission: 'super-user',
    summary: 'Create a forum',
    body: z.object({ title: text(150), description: optionalText(500) }),
    response: dataOf(z.object({ id: z.number() })),
    problems: ['forum.title-taken'],
  }),
  changeForumAccess: operation({
    method: 'PUT',
    path: '/msurvey/api/super-user/forums/access',
    domain: 'access',
    permission: 'super-user',
    summary: 'Say whether a role may read and write a forum; writing includes reading',
    body: z.object({ forumId: id, roleId: id, read: z.boolean(), write: z.boolean() }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
};
