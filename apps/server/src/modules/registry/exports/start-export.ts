import type { registry } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { registerTable, startTask, taskView } from '#modules/collection/index.ts';
import { exportWord } from './export-texts.ts';
import { type ExportFilters, type ExportKind, prepareExport, type RegistryExport } from './prepare-export.ts';

const KINDS = ['members', 'groups', 'demonstrations', 'infrastructure'] as const satisfies ExportKind[];
const taskKind = (kind: ExportKind) => `export-${kind}`;
for (const kind of KINDS) registerTable(taskKind(kind), prepareExport(kind));

type Asking = Pick<Call<(typeof registry)['exportMembers']>, 'db' | 'who' | 'language' | 'audit'>;

/** The work itself is done behind; the caller watches the task. */
export async function startExport<K extends ExportKind>(
  context: Context,
  { db, who, language, audit }: Asking,
  kind: K,
  filter: ExportFilters[K],
  format: 'xlsx' | 'csv',
) {
  const { projectId } = filter;
  const input: RegistryExport<K> = { interface: language, name: exportWord(kind, language), filter, format };
  const about = { ownerId: who.userId, kind: taskKind(kind), projectId, formId: null };
  const task = await startTask(context, db, { ...about, input });
  await audit({ action: 'export', entity: kind, projectId, after: { filter, format, task: task.id } });
  return { data: taskView(task) };
}
