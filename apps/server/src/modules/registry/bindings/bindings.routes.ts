import type { bindings } from '@msurvey/contract';
import { bindingFaults, may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { recordsOf } from '#modules/collection/index.ts';
import { bindableForm, bindingOf } from './binding.queries.ts';
import { removeBindingOf, saveBindingOf } from './change-binding.ts';

export const bindingHandlers = (context: Context): Handlers<typeof bindings> => ({
  formBinding: async ({ db, form, who }) => {
    const [bindable, row, records] = await Promise.all([
      bindableForm(db, form),
      bindingOf(db, form),
      recordsOf(db, { projectId: form.projectId, formId: form.id, xformId: form.xformId }),
    ]);
    if (!bindable) return problem('record.not-found');
    const { questions, defaultLanguage } = bindable;
    return {
      data: {
        binding: row ? { registry: row.registry, questions: row.questions, isMain: row.isMain } : null,
        faults: row ? Object.fromEntries(bindingFaults(row.registry, row.questions, questions)) : {},
        questions: questions.map(({ kind, path, type, dataType, label, repeats }) => ({
          kind,
          path,
          type,
          dataType,
          label,
          repeats,
        })),
        defaultLanguage,
        records,
        can: { edit: !form.isArchived && may(who, 'Form/Edit') },
      },
    };
  },
  saveFormBinding: saveBindingOf(context),
  removeFormBinding: removeBindingOf(context),
});
