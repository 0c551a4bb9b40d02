import type { formData } from '@msurvey/contract';
import type { z } from 'zod';
import type { Db } from '#db/tables.ts';
import { labelsOf, type ListLabels, uploadedFiles } from '#modules/forms/index.ts';
import type { Answers } from '../ingest/answers.ts';
import type { FormShape, ShapeQuestion } from './form-shape.ts';

/** An answer to a select as the codes that it holds. */
export const codesOf = ({ type }: Pick<ShapeQuestion, 'type'>, answer: string): string[] =>
  type.startsWith('select_multiple') || type.startsWith('rank') ? answer.split(' ').filter(Boolean) : [answer];

/** Codes that were picked from files; choices that stand in the form are known by the form. */
function* pickedIn(shape: FormShape, answers: Answers): Generator<{ file: string; code: string }> {
  for (const [path, value] of Object.entries(answers)) {
    if (Array.isArray(value)) for (const item of value) yield* pickedIn(shape, item);
    else {
      const question = shape.byPath.get(path);
      if (!question || question.list === null || question.choices) continue;
      for (const code of codesOf(question, String(value))) yield { file: question.list, code };
    }
  }
}

export interface Answered {
  projectId: number;
  xformId: number;
  /** Null: of none that we know; then it is read by the newest. */
  version: number | null;
  answers: Answers;
}

/** What the codes among a record's answers mean. A file that was uploaded has codes of its own, whatever it is called. */
export async function listedIn(db: Db, shape: FormShape, record: Answered): Promise<ListLabels> {
  const { projectId, xformId, version, answers } = record;
  const picked = [...pickedIn(shape, answers)];
  if (picked.length === 0) return new Map();
  const uploaded = await uploadedFiles(db, xformId, version ?? shape.version);
  const own = new Set(uploaded.map(({ name }) => name));
  return labelsOf(
    db,
    projectId,
    picked.filter(({ file }) => !own.has(file)),
  );
}

type ListChoice = z.input<(typeof formData)['submission']['response']>['data']['choices'][number];

export const listedView = (...all: readonly ListLabels[]): ListChoice[] => {
  const choices = new Map<string, ListChoice>();
  for (const labels of all)
    for (const [list, byCode] of labels)
      for (const [name, label] of byCode) choices.set(`${list} ${name}`, { list, name, label });
  return [...choices.values()];
};
