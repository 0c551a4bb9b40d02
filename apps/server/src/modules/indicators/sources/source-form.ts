import { checkSource, type RecordSource, type SourceColumn, type SourceColumnKind } from '@msurvey/domain';
import { type LabelledQuestion, labelledQuestions } from '#modules/collection/index.ts';
import { fieldFaults, Problem, problem } from '#problem/problem.ts';
import { type Asking, type FoundIndicator, groupsOf, yearsOf } from '../find-indicator.ts';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import type { RecordsAsked } from './count-records.queries.ts';
import { recordsAsked } from './records-asked.ts';
import { type FormRow, formsOf } from './source.queries.ts';

/** The projects whose forms may be counted through one: its own and its umbrella's. */
export const projectsOf = ({ project }: Pick<Asking, 'project'>): number[] => [
  ...new Set([project.id, project.homeId]),
];

/** A form of the project or of its umbrella; any other is not there. */
export async function formHere(asking: Asking, formId: number): Promise<FormRow | undefined> {
  return (await formsOf(asking.db, projectsOf(asking), formId))[0];
}

function kindOf({ kind, choices, items, isMany }: LabelledQuestion): SourceColumnKind {
  if (isMany) return 'choices';
  if (choices || items) return 'choice';
  return kind;
}
export type NamedColumn = SourceColumn & Pick<LabelledQuestion, 'label' | 'choices'>;

/** The questions of all versions of a form by which its records can be counted. */
export async function columnsOf({ db, language }: Pick<Asking, 'db' | 'language'>, xformId: number) {
  const questions = await labelledQuestions(db, xformId, language);
  return questions.map((question): NamedColumn => {
    const { path, label, choices } = question;
    return { path, label, choices, kind: kindOf(question) };
  });
}

export interface CheckedSource {
  asked: RecordsAsked;
  form: FormRow;
  columns: NamedColumn[];
  groups: TypeRow[][];
}

/** What was sent, with everything that counting it needs; or what is wrong with it, field by field. */
export async function checkedSource(
  asking: Asking,
  found: FoundIndicator,
  source: RecordSource,
): Promise<CheckedSource | Problem> {
  const form = await formHere(asking, source.formId);
  if (!form) return problem('record.not-found');
  const columns = await columnsOf(asking, form.xformId);
  const groups = await groupsOf(asking, found);
  const faults = checkSource(source, { columns, reading: found.reading, types: groups.flat() });
  if (faults.length > 0) return fieldFaults(...faults.map(({ field, fault }) => ({ field: `source/${field}`, fault })));
  const years = await yearsOf(asking.db, found.projectId);
  return { asked: recordsAsked({ form, source, columns, groups, years }), form, columns, groups };
}
