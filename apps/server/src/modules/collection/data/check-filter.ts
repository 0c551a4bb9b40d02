import type { DataFilter } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import { Problem } from '#problem/problem.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import type { Reached } from '#modules/geography/index.ts';
import { keyOf } from '../form-users/form-key.ts';
import { checkConditions } from './conditions.ts';
import type { RecordFilter } from './filter.queries.ts';
import { formShape } from './known-shapes.ts';

/** A filter as it was asked for, checked against the form, within the reach of whoever asks. */
export async function checkFilter(
  db: Db,
  form: FormOfProject,
  asked: DataFilter,
  reached: Reached,
): Promise<RecordFilter | Problem> {
  const { answers, ...plain } = asked;
  const shape = answers.length > 0 ? await formShape(db, form.xformId) : undefined;
  const conditions = checkConditions(shape, answers);
  return conditions instanceof Problem ? conditions : { ...plain, ...keyOf(form), conditions, reached };
}
