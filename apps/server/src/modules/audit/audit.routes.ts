import type { audit } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { auditFilterValues, countAudit, listAudit } from './audit.queries.ts';
import { auditView } from './audit.view.ts';
import { startAuditExport } from './export-audit.ts';
import { visibleOrganization } from './visible.ts';

export const auditHandlers = (context: Context): Handlers<typeof audit> => ({
  auditLog: async ({ db, body, who }) => {
    const filter = { ...body, organizationId: visibleOrganization(who) };
    const [rows, counted] = await Promise.all([listAudit(db, filter), countAudit(db, filter)]);
    return { data: rows.map(auditView), meta: counted };
  },
  exportAudit: startAuditExport(context),
  auditFilters: async ({ db }) => ({ data: await auditFilterValues(db) }),
});
