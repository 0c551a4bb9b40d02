import type { forms } from '@msurvey/contract';
import { changeFormFlags } from '@msurvey/domain';
import type { Call, Reply } from '#http/call.ts';
import { Problem, problem } from '#http/problem.ts';
import { announceForm } from '../form.events.ts';
import { type FormChange, type FormRow, formRow, holdForm, removeForm, updateForm } from './form.queries.ts';
import { formView } from './form.view.ts';

type Change = Call<(typeof forms)['setFormStatus' | 'changeFormTitle' | 'setFormTarget' | 'deleteProjectForm']>;
type Row = Reply<(typeof forms)['setFormTarget']>;

/** The form as it is, held; one that was deleted in the meantime is not there. */
async function held({ db, form, who }: Change): Promise<FormRow | Problem> {
  await holdForm(db, form);
  return (await formRow(db, form, who.userId)) ?? problem('record.not-found');
}

/** Changes what differs and says so; what is as it should be leaves no line. */
async function change<K extends keyof FormChange>(
  call: Change,
  before: FormRow,
  action: string,
  after: Pick<FormRow, K>,
): Promise<Row> {
  const changed = (Object.keys(after) as K[]).filter((key) => before[key] !== after[key]);
  if (changed.length > 0) {
    await updateForm(call.db, call.form, after as FormChange);
    const only = (row: Pick<FormRow, K>) => Object.fromEntries(changed.map((key) => [key, row[key]]));
    const { id, projectId } = call.form;
    const line = { entity: 'form', entityId: id, projectId, before: only(before), after: only(after) };
    await call.audit({ action, ...line });
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
  const { db, form, body } = call;
  const before = await held(call);
  if (before instanceof Problem) return before;
  const wanted = {
    ...(body.isActive === undefined ? {} : { isActive: body.isActive }),
    ...(body.isPublished === undefined ? {} : { isPublished: body.isPublished }),
  };
  const after = changeFormFlags(before, wanted);
  if (!after) return problem('form.not-published');
  const answer = await change(call, before, 'set-status', after);
  await announceForm(db, 'form.status', { projectId: form.projectId, formId: form.id, ...after });
  return answer;
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
  await announceForm(db, 'form.deleted', { projectId, formId: id });
  return { data: { id } };
}
