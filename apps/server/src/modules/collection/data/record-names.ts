import type { Language } from '@msurvey/domain';
import type { LabelSources } from '#modules/forms/index.ts';
import type { Answers } from '../ingest/answers.ts';
import { answerWords } from './answer-words.ts';
import type { FormShape } from './form-shape.ts';
import { type FormPlace, isListed, listedIn } from './listed.ts';
import { nameInWords, namingPaths } from './record-naming.ts';

export interface Named {
  version: number | null;
  instanceName: string | null;
  /** At least those that `nameColumns` names. */
  answers: Answers;
}

const namingFor = ({ naming, version: newest }: FormShape, version: number | null) => naming.get(version ?? newest);

const isCoded = ({ byPath }: FormShape, path: string): boolean => {
  const question = byPath.get(path);
  return question !== undefined && (question.choices !== null || isListed(question));
};

/** The answers without which names cannot be said in words: of forms that call their records by codes; none of all others. */
export function nameColumns(shape: FormShape | undefined): string[] {
  if (!shape) return [];
  const coded = [...shape.naming.values()]
    .map(namingPaths)
    .filter((paths) => paths.some((path) => isCoded(shape, path)));
  return [...new Set(coded.flat())];
}

/** What records are called, with labels where their form calls them by codes; each list is asked once. */
export async function recordNames(
  sources: LabelSources,
  shape: FormShape | undefined,
  form: FormPlace,
  records: readonly Named[],
  language: Language,
): Promise<(string | null)[]> {
  const columns = nameColumns(shape);
  if (!shape || columns.length === 0) return records.map(({ instanceName }) => instanceName);
  const naming = records.map(({ version, answers }) => ({
    version,
    answers: Object.fromEntries(
      columns.flatMap((path): [string, string][] => {
        const value = answers[path];
        return value === undefined || typeof value === 'object' ? [] : [[path, String(value)]];
      }),
    ),
  }));
  const words = answerWords(shape, language, await listedIn(sources, shape, form, naming));
  return records.map(({ version, instanceName }, i) => {
    const answers = naming[i]?.answers ?? {};
    const labelOf = (path: string) => {
      const question = shape.byPath.get(path);
      const value = answers[path] ?? '';
      return question && value !== '' ? words(question, value) : value;
    };
    return nameInWords(instanceName, namingFor(shape, version), (path) => answers[path] ?? '', labelOf);
  });
}
