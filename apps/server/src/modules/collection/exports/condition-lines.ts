import type { DataFilter } from '@msurvey/contract';
import type { LabelSources } from '#modules/forms/index.ts';
import type { FormShape } from '../data/form-shape.ts';
import { choiceOf } from '../data/form-shape.ts';
import { spokenIn } from '../data/form-language.ts';
import { type FormPlace, listedIn } from '../data/listed.ts';
import { textIn } from './plan.ts';

type Condition = DataFilter['answers'][number];
const SIGNS: Record<Condition['is'], string> = {
  equal: '=',
  contains: '∋',
  from: '≥',
  to: '≤',
  blank: '= ∅',
  filled: '≠ ∅',
};

/** What was asked of answers, as a person reads it: `Crop = Rice`. */
export async function conditionLines(
  sources: LabelSources,
  shape: FormShape,
  form: FormPlace,
  conditions: readonly Condition[],
  language: string,
): Promise<string[]> {
  const asked = conditions.map(({ path, value }) => ({
    version: null,
    answers: value === null ? {} : { [path]: value },
  }));
  const listed = await listedIn(sources, shape, form, asked);
  const spoken = spokenIn(language, 'en');
  const said = (texts: Record<string, string>) => textIn(texts, language, shape.defaultLanguage);
  return conditions.map(({ path, is, value }) => {
    const question = shape.byPath.get(path);
    const choice = question && value !== null ? choiceOf(question, value) : undefined;
    const item = value === null ? undefined : listed.get(question?.list ?? '')?.get(value);
    const words = (choice ? said(choice.label) : item && (item[spoken] ?? item.en)) ?? value;
    return [(question && said(question.label)) ?? path, SIGNS[is], words].filter((part) => part !== null).join(' ');
  });
}
