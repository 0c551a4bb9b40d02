import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  abilities,
  dataOf,
  id,
  instant,
  listOf,
  option,
  optionalEmail,
  optionalPhone,
  optionalText,
  pageOf,
  paging,
  sorting,
  text,
} from '../shapes.ts';

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

export const organizations = {
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
};
