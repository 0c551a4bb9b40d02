import type { forms } from '@msurvey/contract';
import { type AuditAction, changeFormFlags } from '@msurvey/domain';
import type { Call, Reply } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { type FormChange, type FormRow, formRow, holdForm, removeForm, updateForm } from './form.queries.ts';
import { formView } from './form.view.ts';
import { readerOf } from './reader.ts';

type Change = Call<(typeof forms)['setFormStatus' | 'changeFormTitle' | 'setFormTarget' | 'deleteProjectForm']>;
type Row = Reply<(typeof forms)['setFormTarget']>;

/** The form as it is, held; one that was deleted in the meantime is not there. */
async function held({ db, form, who }: Change): Promise<FormRow | Problem> {
  await holdForm(db, form);
  return (await formRow(db, form, await readerOf(db, who, form.projectId))) ?? problem('record.not-found');
}

/** Changes what differs and says so; what is as it should be leaves no line. */
async function change<K extends keyof FormChange>(
  call: Change,
  before: FormRow,
  action: AuditAction,
  after: Pick<FormRow, K>,
): Promise<Row> {
  const changed = (Object.keys(after) as K[]).filter((key) => before[key] !== after[key]);
  if (changed.length > 0) {
    await updateForm(call.db, call.form, after as FormChange);
    const only = (row: Pick<FormRow, K>) => Object.fromEntries(changed.map((key) => [key, row[key]]));
    const { id, projectId } = call.form;
    await call.audit({
      action,
      entity: 'form',
      entityId: id,
      projectId,
      before: only(before),
      after: only(after),
    });
  }
  return { data: formView(call.who, { ...before, ...after }) };
}

export async function changeTitle(call: Call<(typeof forms)['changeFormTitle']>) {
  const before = await held(call);
  return before instanceof Problem ? before : change(call, before, 'rename', { title: call.body.title });
}

export async function setTarget(call: Call<(typeof forms)['setFormTarget']>) {
  const before = await held(call);
  return before instanceof Problem ? before : change(call, before, 'set-target', { target: call.body.target });
}

export async function setStatus(call: Call<(typeof forms)['setFormStatus']>) {
  const { body } = call;
  const before = await held(call);
  if (before instanceof Problem) return before;
  const wanted = {
    ...(body.isActive === undefined ? {} : { isActive: body.isActive }),
    ...(body.isPublished === undefined ? {} : { isPublished: body.isPublished }),
  };
  const after = changeFormFlags(before, wanted);
  if (!after) return problem('form.not-published');
  return change(call, before, 'set-status', after);
}

/** A form that holds data stays where its data is. */
export async function deleteProjectForm(call: Call<(typeof forms)['deleteProjectForm']>) {
  const { db, form, who, audit } = call;
  const before = await held(call);
  if (before instanceof Problem) return before;
  const { totalSubmission: count, title, xformId } = before;
  if (count > 0) return problem('form.has-data', { count, projects: title });
  await removeForm(db, form, who.userId);
  const { id, projectId } = form;
  await audit({ action: 'delete', entity: 'form', entityId: id, projectId, before: { title, xformId } });
  return { data: { id } };
}
