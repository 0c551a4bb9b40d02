import type { bindings } from '@msurvey/contract';
import { bindingFaults } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import { derivingFrom, startRebuild } from '#modules/collection/index.ts';
import { taskView } from '#tasks/task.view.ts';
import {
  bindableForm,
  type BindingRow,
  bindingOf,
  holdBindings,
  removeBinding,
  saveBinding,
} from './binding.queries.ts';
import { readyBindings } from './known-bindings.ts';

const keyOf = ({ projectId, id, xformId }: FormOfProject) => ({ projectId, formId: id, xformId });
const shown = (row: BindingRow | undefined) =>
  row ? { registry: row.registry, questions: row.questions, isMain: row.isMain } : null;
const said = (row: BindingRow | undefined) => (row ? { ...shown(row), questions: { ...row.questions } } : null);

/** One error for each column, so that the screen can mark it. */
const unfit = (faults: ReadonlyMap<string, string>): Problem =>
  new Problem(
    'binding.unfit',
    {},
    [],
    {},
    [...faults].map(([column, fault]) => ({ text: 'binding.unfit', values: {}, meta: { column, fault } })),
  );

type Change = Pick<Call<(typeof bindings)['saveFormBinding']>, 'db' | 'who' | 'form' | 'audit' | 'language'>;

/** In one transaction with the work that brings the registry in line; who derived from the form until now is told to clear. */
async function change(context: Context, call: Change, title: string, next: BindingRow | undefined) {
  const { db, form, who, audit, language } = call;
  const key = keyOf(form);
  await readyBindings(db);
  const [before, formerly] = [await bindingOf(db, form), derivingFrom(key)];
  if (next) await saveBinding(db, next);
  else await removeBinding(db, form);
  const task = await startRebuild(context, db, { form: key, formerly, ownerId: who.userId, language, name: title });
  await audit({
    action: next ? 'bind' : 'unbind',
    entity: 'form',
    entityId: form.id,
    projectId: form.projectId,
    before: said(before) ?? {},
    after: said(next) ?? {},
  });
  return { data: { binding: shown(next), task: taskView(task) } };
}

export const saveBindingOf = (context: Context) => async (call: Call<(typeof bindings)['saveFormBinding']>) => {
  const { db, form, body } = call;
  await holdBindings(db, form.projectId);
  const bindable = await bindableForm(db, form);
  if (!bindable) return problem('record.not-found');
  // What it filled would be seen by nobody.
  if (bindable.hasUmbrella) return problem('binding.in-umbrella');
  const { registry, isMain } = body;
  const questions = Object.fromEntries(Object.entries(body.questions).filter(([, path]) => path !== ''));
  const faults = bindingFaults(registry, questions, bindable.questions);
  if (faults.size > 0) return unfit(faults);
  const next = { projectId: form.projectId, formId: form.id, registry, questions, isMain };
  return change(context, call, bindable.title, next);
};

export const removeBindingOf = (context: Context) => async (call: Call<(typeof bindings)['removeFormBinding']>) => {
  const { db, form } = call;
  await holdBindings(db, form.projectId);
  const bindable = await bindableForm(db, form);
  if (!bindable) return problem('record.not-found');
  if (!(await bindingOf(db, form))) return { data: { binding: null, task: null } };
  return change(context, call, bindable.title, undefined);
};
