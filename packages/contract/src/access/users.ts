import { z } from 'zod';
import { abilities, dataOf, pageOf, paging, sorting } from '../envelopes.ts';
import { named } from '../named.ts';
import {
  anyOrId,
  emailText,
  id,
  instant,
  newPassword,
  optionalEmail,
  optionalPhone,
  optionalText,
  personShape,
  someIds,
  statusName,
  text,
  userNameText,
} from '../shapes.ts';
import { operation } from './operation.ts';

export const userRow = z.object({
  ...personShape,
  lastSeenAt: instant.nullable(),
  can: abilities('edit', 'changeStatus', 'approve', 'unlock'),
});
export type UserRow = z.output<typeof userRow>;
named('UserRow', userRow);
export const userFields = {
  firstName: text(100),
  lastName: text(100),
  email: optionalEmail,
  phone: optionalPhone,
  location: optionalText(200),
  organizationId: id,
  /** In order; the first is the primary role. */
  roles: someIds(20),
};

export const users = {
  users: operation({
    method: 'POST',
    path: '/msurvey/api/user/list',
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
    permission: 'User/Create',
    summary: 'Create an active user; without a password a link to set one is mailed',
    body: z.object({ ...userFields, username: userNameText, email: emailText, password: newPassword.nullish() }),
    response: dataOf(userRow),
    problems: ['user.name-taken', 'user.email-taken', 'user.role-foreign', 'role.exceeds-own', 'record.not-found'],
  }),
  updateUser: operation({
    method: 'PUT',
    path: '/msurvey/api/user/update',
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
    permission: 'User/Edit',
    summary: 'Activate or deactivate a user; deactivation ends every session',
    body: z.object({ id, isActive: z.boolean() }),
    response: dataOf(userRow),
    problems: ['user.own-account', 'user.status-move', 'user.exceeds-own', 'record.not-found'],
  }),
  approveUser: operation({
    method: 'POST',
    path: '/msurvey/api/user/sign-up/approve',
    permission: 'User/Edit',
    summary: 'Approve or refuse a verified sign-up',
    body: z.object({ id, approve: z.boolean(), roles: z.array(id).max(20).default([]) }),
    response: dataOf(userRow),
    problems: ['user.status-move', 'user.role-foreign', 'role.exceeds-own', 'record.not-found'],
  }),
  unlockUser: operation({
    method: 'POST',
    path: '/msurvey/api/user/unlock',
    permission: 'User/Edit',
    summary: 'Forget the failed sign-ins of an account, so that its owner may try again at once',
    body: z.object({ id }),
    response: dataOf(userRow),
    problems: ['user.exceeds-own', 'record.not-found'],
  }),
};
