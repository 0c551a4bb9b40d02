import type { DataFilter, formExports } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { checkFilter } from '../data/check-filter.ts';
import { formShape } from '../data/known-shapes.ts';
import { formAnnouncement } from '../form-users/form-user-change.queries.ts';
import { keyOf } from '../form-users/form-key.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import { startTask } from '#tasks/start-task.ts';
import { taskView } from '#tasks/task.view.ts';
import type { ExportInput } from './run-export.ts';

export const EXPORT = 'export';

/** What is wrong with the request is said at once; the work itself is done behind. */
export const startExport = (context: Context) => async (call: Call<(typeof formExports)['exportData']>) => {
  const { db, body, form, who, audit } = call;
  const { formId: _, type, language, values, headers, ...filter } = body;
  const shape = await formShape(db, form.xformId);
  if (!shape) return problem('record.not-found');
  const known = language === null || shape.languages.includes(language) || language === shape.defaultLanguage;
  if (!known) return fieldFaults({ field: 'language', fault: 'invalid' });
  const checked = await checkFilter(
    db,
    form,
    filter satisfies DataFilter,
    await reachOfRecords(db, who, form.projectId),
  );
  if (checked instanceof Problem) return checked;
  const { form: name } = await formAnnouncement(db, keyOf(form), who.organizationId);
  const style = { type, language, values, headers };
  const input: ExportInput = { interface: call.language, name, filter, ...style, xformId: form.xformId };
  const { projectId, id: formId } = form;
  const task = await startTask(context, db, { ownerId: who.userId, kind: EXPORT, projectId, formId, input });
  const after = { ...style, filter, task: task.id };
  await audit({ action: 'export', entity: 'form', entityId: formId, projectId, after });
  return { data: taskView(task) };
};
