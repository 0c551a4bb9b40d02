import { z } from 'zod';
import { dataOf, howMany, listOf } from '../envelopes.ts';
import { emailText, id, newPassword, option, optionalText, text, userNameText } from '../shapes.ts';
import { operation } from './operation.ts';
import { userFields, userRow } from './users.ts';

export const superUser = {
  createUserAnywhere: operation({
    method: 'POST',
    path: '/msurvey/api/super-user/user/create',
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
    permission: 'super-user',
    summary: 'An empty workbook for the upload, with the organisations and roles listed',
    response: 'file',
  }),
  accessGrid: operation({
    method: 'GET',
    path: '/msurvey/api/super-user/acl',
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
    permission: 'super-user',
    summary: 'Turn many switches at once',
    body: z.object({
      changes: z
        .array(z.object({ id, permission: z.boolean() }))
        .min(1, 'required')
        .max(2000),
    }),
    response: howMany('changed'),
    problems: ['record.not-found'],
  }),
  forumAccess: operation({
    method: 'GET',
    path: '/msurvey/api/super-user/forums',
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
    permission: 'super-user',
    summary: 'Create a forum',
    body: z.object({ title: text(150), description: optionalText(500) }),
    response: dataOf(z.object({ id: z.number() })),
    problems: ['forum.title-taken'],
  }),
  changeForumAccess: operation({
    method: 'PUT',
    path: '/msurvey/api/super-user/forums/access',
    permission: 'super-user',
    summary: 'Say whether a role may read and write a forum; writing includes reading',
    body: z.object({ forumId: id, roleId: id, read: z.boolean(), write: z.boolean() }),
    response: 'empty',
    problems: ['record.not-found'],
  }),
};
