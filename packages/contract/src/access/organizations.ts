import { z } from 'zod';
import { abilities, dataOf, listOf, pageOf, paging, sorting } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant, option, optionalEmail, optionalPhone, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';

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
named('OrganizationRow', organizationRow);
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
    permission: 'Organization/Create',
    summary: 'Create an organisation',
    body: z.object(organizationFields),
    response: dataOf(organizationRow),
    problems: ['organization.name-taken'],
  }),
  updateOrganization: operation({
    method: 'PUT',
    path: '/msurvey/api/organization/update',
    permission: 'Organization/Edit',
    summary: 'Change an organisation',
    body: z.object({ orgId: id, ...organizationFields }),
    response: dataOf(organizationRow),
    problems: ['organization.name-taken', 'record.not-found'],
  }),
  changeOrganizationStatus: operation({
    method: 'PUT',
    path: '/msurvey/api/organization/status',
    permission: 'Organization/Edit',
    summary: 'Activate or deactivate an organisation',
    body: z.object({ orgId: id, isActive: z.boolean() }),
    response: dataOf(organizationRow),
    problems: ['organization.has-users', 'record.not-found'],
  }),
  organizationOptions: operation({
    method: 'GET',
    path: '/msurvey/api/organization/options',
    permission: 'signed-in',
    summary: 'Organisations for filters and choices',
    response: listOf(option),
  }),
};
