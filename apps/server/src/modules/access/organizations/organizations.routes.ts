import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { changeOf } from '#audit/audit-row.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { inSight, onlyOrganization } from '../access.policy.ts';
import { changeOrganizationStatus } from './change-organization-status.ts';
import * as queries from './organization.queries.ts';
import { organizationDetails, organizationView } from './organization.view.ts';

export const organizationHandlers = (context: Context) =>
  ({
    organizations: async ({ db, body, who }) => {
      const filter = { ...body, only: onlyOrganization(who) };
      const [rows, count] = await Promise.all([
        queries.listOrganizations(db, filter),
        queries.countOrganizations(db, filter),
      ]);
      return { data: rows.map((row) => organizationView(who, row)), meta: { count } };
    },

    organizationOptions: async ({ db, who }) => ({
      data: await queries.organizationOptions(db, onlyOrganization(who)),
    }),

    createOrganization: async ({ db, body, who, audit }) => {
      const id = await queries.insertOrganization(db, body);
      await audit({ action: 'create', entity: 'organization', entityId: id, after: organizationDetails(body) });
      return { data: organizationView(who, await queries.organizationRow(db, id)) };
    },

    updateOrganization: async ({ db, body, who, audit }) => {
      const before = await queries.lockOrganization(db, body.orgId, 'update');
      if (!before || !inSight(who, before.id)) return problem('record.not-found');
      await queries.updateOrganization(db, before.id, body);
      await audit(changeOf('organization', before.id, organizationDetails, before, body));
      return { data: organizationView(who, await queries.organizationRow(db, before.id)) };
    },

    changeOrganizationStatus: (call) => changeOrganizationStatus(context, call),
  }) satisfies Partial<Handlers<typeof access>>;
