import type { audit } from '@msurvey/contract';
import { FAO_ADMIN } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Who } from '#http/access-cache.ts';
import type { Handlers } from '#http/call.ts';
import { auditFilterValues, countAudit, listAudit } from './audit.queries.ts';
import { auditView } from './audit.view.ts';

/** The programme's administrators read everything, others what their own organisation did. */
const visibleOrganization = (who: Who): number | null =>
  who.isSuperUser || who.roleNames.includes(FAO_ADMIN) ? null : who.organizationId;

export const auditHandlers = (_context: Context): Handlers<typeof audit> => ({
  auditLog: async ({ db, body, who }) => {
    const filter = { ...body, organizationId: visibleOrganization(who) };
    const [rows, counted] = await Promise.all([listAudit(db, filter), countAudit(db, filter)]);
    return { data: rows.map(auditView), meta: counted };
  },
  auditFilters: async ({ db }) => ({ data: await auditFilterValues(db) }),
});
