import { REACHES } from '@msurvey/domain';
import { z } from 'zod';
import { named } from '../named.ts';
import { id, option } from '../shapes.ts';
import { operation } from './operation.ts';

const reach = z.enum(REACHES);
named('Reach', reach);
/** 0 is every project for which the role has no entry of its own. */
const projectId = z.coerce.number().int().min(0).max(2_147_483_647);

const roleReach = z.object({
  data: z.array(z.object({ projectId: z.number(), projectName: z.string().nullable(), records: reach, people: reach })),
  meta: z.object({
    role: option.extend({ organization: option }),
    canEdit: z.boolean(),
    /** What the caller reaches and may give, in every project. */
    mayGive: z.object({ records: z.array(reach), people: z.array(reach) }),
    /** For which the role may get an entry of its own. */
    projects: z.array(option),
  }),
});

export const reaches = {
  roleReach: operation({
    method: 'GET',
    path: '/msurvey/api/sacp/role-reach',
    permission: 'Access Control/View',
    summary: 'Whose records and people a role reaches, in every project and in single ones',
    query: z.object({ role_id: id }),
    response: roleReach,
    problems: ['record.not-found'],
  }),
  changeRoleReach: operation({
    method: 'POST',
    path: '/msurvey/api/sacp/role-reach',
    permission: 'Access Control/Edit',
    summary: 'Say what a role reaches in every project or in one; null takes away what it has in one',
    body: z.object({ role_id: id, project: projectId, reach: z.object({ records: reach, people: reach }).nullable() }),
    response: roleReach,
    problems: ['role.protected', 'role.exceeds-own', 'record.not-found'],
  }),
};
