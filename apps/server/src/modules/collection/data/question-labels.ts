import type { Language } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { type LabelSources, type Picked, uploadedLabels } from '#modules/forms/index.ts';
import { textIn } from '../exports/plan.ts';
import { formLanguage } from './form-language.ts';
import { formShape } from './known-shapes.ts';
import { isListed, listOf } from './listed.ts';

export interface LabelledQuestion {
  /** Without the root. */
  path: string;
  label: string;
  kind: 'text' | 'number' | 'date';
  /** Label by code, of choices that stand in the form; null: it has none. */
  choices: Record<string, string> | null;
  isMany: boolean;
  /** Answered from a list in a file: where its items stand; null: it is not. */
  items: Pick<Picked, 'list' | 'file' | 'columns'> | null;
}

const FILE_OR_PLACE = /^(image|audio|video|file|background-audio|geo\w+)$/;

/** The questions of a form outside of repeats that hold a value people read, in the reader's language. */
export async function labelledQuestions(db: Db, xformId: number, reader: Language): Promise<LabelledQuestion[]> {
  const shape = await formShape(db, xformId);
  if (!shape) return [];
  const language = formLanguage(shape, reader);
  const said = (texts: Record<string, string>) => textIn(texts, language, shape.defaultLanguage);
  return shape.questions
    .filter(({ kind, type, generated, repeats, path }) => {
      const isMeta = generated || type === 'note' || type === 'calculate' || path.startsWith('meta/');
      return kind === 'question' && repeats.length === 0 && !isMeta && !FILE_OR_PLACE.test(type);
    })
    .map((question) => {
      const { path, name, label, type, dataType, choices, formerChoices } = question;
      return {
        path,
        label: said(label) ?? name,
        kind: dataType === 'int' || dataType === 'decimal' ? 'number' : dataType === 'date' ? 'date' : 'text',
        choices:
          choices &&
          Object.fromEntries(
            [...formerChoices, ...choices].map((choice) => [choice.name, said(choice.label) ?? choice.name]),
          ),
        isMany: type.startsWith('select_multiple') || type.startsWith('rank'),
        items: isListed(question) ? listOf(question) : null,
      };
    });
}

/** Label by code of one question, wherever it stands: from the form, or from the files that were uploaded with it; null: it has none. */
export async function choiceLabels(
  sources: LabelSources,
  xformId: number,
  path: string,
  reader: Language,
): Promise<Record<string, string> | null> {
  const shape = await formShape(sources.db, xformId);
  const question = shape?.byPath.get(path);
  if (!shape || !question) return null;
  if (isListed(question)) {
    const items = await uploadedLabels(sources, xformId, listOf(question));
    return Object.fromEntries([...items].map(([code, label]) => [code, label[reader] ?? label.en]));
  }
  if (!question.choices) return null;
  const language = formLanguage(shape, reader);
  return Object.fromEntries(
    [...question.formerChoices, ...question.choices].map(({ name, label }) => [
      name,
      textIn(label, language, shape.defaultLanguage) ?? name,
    ]),
  );
}
