import type { AuditAsked, audit } from '@msurvey/contract';
import { auditWord } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { startTable } from '#tables/start-table.ts';
import type { TableFile } from '#tables/table-file.ts';
import { tableRunner } from '#tables/table-runner.ts';
import { PLAIN, valuedSheet } from '#tables/valued-columns.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { languageOf } from '#texts/texts.ts';
import { auditAsked } from './audit.queries.ts';
import { AFTER_ALL, auditColumns, auditStatement } from './audit-columns.queries.ts';
import { auditText, filterName } from './export-texts.ts';
import { visibleOrganization } from './visible.ts';

const EXPORT_AUDIT = 'export-audit';

interface AuditExport extends TaskInput {
  filter: AuditAsked;
  /** Whose entries its owner may read; null: everybody's. */
  organizationId: number | null;
  format: 'xlsx' | 'csv';
}

const prepare = async ({ database: { db } }: Context, { input }: TaskRow): Promise<TableFile> => {
  const { filter, organizationId, format, interface: spoken, name } = input as AuditExport;
  const language = languageOf(spoken);
  const columns = auditColumns(language);
  const where = await auditAsked(db, { ...filter, organizationId });
  const sheet = valuedSheet(name, columns, PLAIN, AFTER_ALL, (values) => auditStatement(db, where, values));
  const asked = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return {
    fileName: name,
    format,
    total: null,
    sheets: [sheet],
    about: asked.map(([key, value]) => [
      filterName(key as keyof AuditAsked, language),
      key === 'action' || key === 'entity' ? auditWord(key, String(value), language) : String(value),
    ]),
  };
};

export const auditTasks: TaskRunners = { [EXPORT_AUDIT]: tableRunner(prepare) };

/** The log of the log: who took it out, with which filters. */
export const startAuditExport = (context: Context) => (call: Call<(typeof audit)['exportAudit']>) => {
  const { type: format, ...filter } = call.body;
  const input: AuditExport = {
    interface: call.language,
    name: auditText('title', call.language),
    filter,
    organizationId: visibleOrganization(call.who),
    format,
  };
  const chosen = { filter, format };
  return startTable(context, call, { kind: EXPORT_AUDIT, entity: 'audit', projectId: null, input, chosen });
};
