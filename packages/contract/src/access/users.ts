import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  abilities,
  anyOrId,
  dataOf,
  emailText,
  id,
  instant,
  newPassword,
  optionalEmail,
  optionalPhone,
  optionalText,
  pageOf,
  paging,
  personShape,
  sorting,
  statusName,
  text,
  userNameText,
} from '../shapes.ts';

export const userRow = z.object({
  ...personShape,
  lastSeenAt: instant.nullable(),
  can: abilities('edit', 'changeStatus', 'approve'),
});
export type UserRow = z.output<typeof userRow>;
export const userFields = {
  firstName: text(100),
  lastName: text(100),
  email: optionalEmail,
  phone: optionalPhone,
  location: optionalText(200),
  organizationId: id,
  /** In order; the first is the primary role. */
  roles: z.array(id).min(1, 'required').max(20),
};

export const users = {
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
};
