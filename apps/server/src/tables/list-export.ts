import type { AuditEntity } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { type Asking, startTable } from './start-table.ts';
import type { TableFormat } from './table-file.ts';
import { tableRunner } from './table-runner.ts';
import type { ExportValues } from './valued-columns.ts';

interface Chosen<Filter> {
  filter: Filter;
  format: TableFormat;
  values?: ExportValues;
}

/** A list of a project as a file: what it was narrowed by, and how it is to be written. */
export type ListExport<Filter> = TaskInput & Chosen<Filter>;

const taskKind = (list: AuditEntity) => `export-${list}`;

export const listTask = (list: AuditEntity, prepare: Parameters<typeof tableRunner>[0]): TaskRunners => ({
  [taskKind(list)]: tableRunner(prepare),
});

/** `name`: what the file is called, in the language of the screen. */
export function startListExport<Filter extends { projectId: number }>(
  context: Pick<Context, 'jobs'>,
  call: Asking & { language: string },
  { list, name, ...chosen }: Chosen<Filter> & { list: AuditEntity; name: string },
) {
  const input: ListExport<Filter> = { interface: call.language, name, ...chosen };
  const { projectId } = chosen.filter;
  return startTable(context, call, { kind: taskKind(list), entity: list, projectId, input, chosen: { ...chosen } });
}
