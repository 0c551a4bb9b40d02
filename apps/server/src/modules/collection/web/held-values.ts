import type { EntryRecord } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { FileStore } from '#external/file-store.ts';
import { heldRows, idsByList, replacedRows, uploadedFiles } from '#modules/forms/index.ts';
import { formLanguage } from '../data/form-language.ts';
import { choiceOf, type FormShape } from '../data/form-shape.ts';
import { formShape } from '../data/known-shapes.ts';
import { pickedIn, selectsIn } from '../data/listed.ts';
import { textIn } from '../exports/plan.ts';
import type { Answers } from '../ingest/answers.ts';

type Held = Pick<EntryRecord, 'lists' | 'choices'>;

/** Choices of the form itself, also of its earlier versions, that the record names. */
function choicesIn(shape: FormShape, answers: Answers, language: Language): Held['choices'] {
  const found = new Map<string, Held['choices'][number]>();
  const inForm = formLanguage(shape, language);
  for (const [question, codes] of selectsIn(shape, answers))
    for (const code of codes) {
      const choice = question.choices && choiceOf(question, code);
      const label = choice && textIn(choice.label, inForm, shape.defaultLanguage);
      if (label) found.set(`${question.path} ${code}`, { path: question.path, code, label });
    }
  return [...found.values()];
}

export interface HeldBy {
  projectId: number;
  xformId: number;
  answers: Answers;
}

/**
 * What a record needs in its lists to be opened: everything that it names, with labels and the columns that filters ask
 * for. Of these lists its editor is shown nothing else that lies outside their sites.
 */
export async function heldValues(db: Db, store: FileStore, record: HeldBy, language: Language): Promise<Held> {
  const shape = await formShape(db, record.xformId);
  if (!shape) return { lists: [], choices: [] };
  const picked = [...pickedIn(shape, record.answers)];
  const choices = choicesIn(shape, record.answers, language);
  if (picked.length === 0) return { lists: [], choices };
  const uploaded = await uploadedFiles(db, record.xformId, shape.version);
  const own = new Set(uploaded.map(({ name }) => name));
  const [made, replaced] = await Promise.all([
    heldRows(db, record.projectId, idsByList(picked.filter(({ file }) => !own.has(file)))),
    replacedRows(db, store, record.xformId, uploaded, picked),
  ]);
  return { lists: [...made, ...replaced], choices };
}
