import { type ListLabels, type LabelSources, type Picked, pickedLabels } from '#modules/forms/index.ts';
import type { Answers } from '../ingest/answers.ts';
import { choiceOf, type FormShape, type ShapeQuestion } from './form-shape.ts';

const ITEMSETS = 'itemsets.csv';

/** An answer to a select as the codes that it holds. */
export const codesOf = ({ type }: Pick<ShapeQuestion, 'type'>, answer: string): string[] =>
  type.startsWith('select_multiple') || type.startsWith('rank') ? answer.split(' ').filter(Boolean) : [answer];

/** Whether it is answered from a file; choices that stand in the form are known by the form. */
export const isListed = ({ list, choices, kind }: ShapeQuestion): boolean =>
  kind === 'question' && list !== null && !choices;

/** The file that its items stand in, and where. */
export function listOf(question: ShapeQuestion): Pick<Picked, 'list' | 'file' | 'columns'> {
  const { type, itemColumns } = question;
  const list = question.list ?? '';
  return type === 'select_one_external'
    ? { list, file: ITEMSETS, columns: { within: list } }
    : { list, file: list, columns: itemColumns };
}

/** Every answer to a select, wherever it stands. */
export function* selectsIn(shape: FormShape, answers: Answers): Generator<[ShapeQuestion, codes: string[]]> {
  for (const [path, value] of Object.entries(answers)) {
    if (Array.isArray(value)) for (const item of value) yield* selectsIn(shape, item);
    else {
      const question = shape.byPath.get(path);
      if (question && (question.choices || isListed(question))) yield [question, codesOf(question, String(value))];
    }
  }
}

/** Codes among answers that were picked from files. */
export function* pickedIn(shape: FormShape, answers: Answers): Generator<{ file: string; code: string }> {
  for (const [question, codes] of selectsIn(shape, answers))
    if (isListed(question)) for (const code of codes) yield { file: listOf(question).file, code };
}

/** A record as far as its codes are asked about. */
export interface Answered {
  /** Null: of none that we know; then it is read by the newest. */
  version: number | null;
  answers: Answers;
}
export interface FormPlace {
  projectId: number;
  xformId: number;
}

/** What the codes among records' answers mean that were picked from files; each list is asked once. */
export function listedIn(
  sources: LabelSources,
  shape: FormShape,
  form: FormPlace,
  records: readonly Answered[],
): Promise<ListLabels> {
  const picked = new Map<string, Picked>();
  for (const { version, answers } of records)
    for (const [question, codes] of selectsIn(shape, answers))
      if (isListed(question))
        for (const code of codes) {
          const one = { ...listOf(question), code, version: version ?? shape.version };
          picked.set(`${one.version}/${question.path}/${code}`, one);
        }
  return pickedLabels(sources, form, [...picked.values()]);
}

/** What the codes among records' answers mean that stand in the form, also in a version before the newest: by path. */
export function chosenIn(shape: FormShape, records: readonly Answered[]): ListTexts {
  const chosen = new Map<string, Map<string, Record<string, string>>>();
  for (const { answers } of records)
    for (const [question, codes] of selectsIn(shape, answers))
      for (const code of codes) {
        const { path } = question;
        const known = chosen.get(path) ?? new Map<string, Record<string, string>>();
        const choice = known.has(code) ? undefined : choiceOf(question, code);
        if (choice) chosen.set(path, known.set(code, choice.label));
      }
  return chosen;
}

type ListTexts = ReadonlyMap<string, ReadonlyMap<string, object>>;

export interface ListChoice {
  list: string;
  name: string;
  label: Record<string, string>;
}

export const listedView = (...all: readonly ListTexts[]): ListChoice[] => {
  const choices = new Map<string, ListChoice>();
  for (const labels of all)
    for (const [list, byCode] of labels)
      for (const [name, texts] of byCode) {
        const label = Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
        choices.set(`${list} ${name}`, { list, name, label });
      }
  return [...choices.values()];
};

/** What all codes among records' answers mean, as screens are told. */
export async function choicesIn(
  sources: LabelSources,
  shape: FormShape | undefined,
  form: FormPlace,
  records: readonly Answered[],
): Promise<ListChoice[]> {
  if (!shape) return [];
  return listedView(await listedIn(sources, shape, form, records), chosenIn(shape, records));
}
