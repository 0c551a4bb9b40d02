import { REGISTRIES } from '@msurvey/domain';
import { z } from 'zod';
import { named } from '../named.ts';
import { task } from '../tasks.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { inForm } from '../entering.ts';
import { operation } from './operation.ts';

/** Column of the registry → path of the question, with the form's root. */
const questions = z
  .record(z.string().max(60), z.string().max(1000))
  .refine((bound) => Object.keys(bound).length <= 100, 'tooLong');

/** Which registry a form fills, and which question fills which column. */
const binding = z.object({
  registry: z.enum(REGISTRIES),
  questions: z.record(z.string(), z.string()),
  /** Add and Edit of the registry open this form. */
  isMain: z.boolean(),
});

const faults = z.record(
  z.string(),
  z.enum(['unknown-column', 'not-bound', 'no-question', 'wrong-type', 'wrong-place']),
);

const view = z.object({
  /** Null: the form fills no registry. */
  binding: binding.nullable(),
  /** By column: where the form's newest version does not fit what is bound. */
  faults,
  /** Of the newest version, in its order: what can be bound. */
  questions: z.array(
    z.object({
      kind: z.enum(['question', 'group', 'repeat']),
      path: z.string(),
      type: z.string(),
      dataType: z.string(),
      label: z.record(z.string(), z.string()),
      repeats: z.array(z.string()),
    }),
  ),
  defaultLanguage: z.string(),
  /** Records that would be derived anew. */
  records: z.number(),
  can: abilities('edit'),
});
export type FormBinding = z.output<typeof view>;
named('FormBinding', view);

const changed = z.object({ binding: binding.nullable(), task: task.nullable() });

export const bindings = {
  formBinding: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/binding',
    permission: 'Form/View',
    summary: 'Which registry a form fills, which question fills which column, and what can be bound',
    ...inForm.query(),
    response: dataOf(view),
    problems: ['record.not-found'],
  }),
  saveFormBinding: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/binding',
    permission: 'Form/Edit',
    summary: 'Bind a form to a registry; what is derived from its records is derived anew, as a task',
    ...inForm.body({ registry: z.enum(REGISTRIES), questions, isMain: z.boolean().default(true) }),
    response: dataOf(changed),
    problems: ['record.not-found', 'project.archived', 'binding.unfit', 'binding.in-umbrella'],
  }),
  removeFormBinding: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/binding/remove',
    permission: 'Form/Edit',
    summary: 'The form fills no registry any more; what was derived from its records goes, as a task',
    ...inForm.body(),
    response: dataOf(changed),
    problems: ['record.not-found', 'project.archived'],
  }),
};
