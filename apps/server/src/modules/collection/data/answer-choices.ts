import type { formData } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldFaults } from '#problem/problem.ts';
import { isPersonalList, type LabelSources, offeredItems } from '#modules/forms/index.ts';
import type { FormShape, ShapeQuestion } from './form-shape.ts';
import { formShape } from './known-shapes.ts';
import { choicesIn, type ListChoice, listedView, listOf } from './listed.ts';

/** A person picks from these; whoever wants another types more of its name. */
const MOST_FOUND = 50;

const isFound = (search: string) => {
  const wanted = search.toLowerCase();
  return (code: string, label: Record<string, unknown>) =>
    [code, ...Object.values(label)].some((text) => typeof text === 'string' && text.toLowerCase().includes(wanted));
};

type Reader = { projectId: number; userId: number; xformId: number };

/** What the question offers now: of a list that the server makes, what it offers to this reader. */
async function offered(
  sources: LabelSources,
  shape: FormShape,
  question: ShapeQuestion,
  reader: Reader,
): Promise<Iterable<[code: string, label: Record<string, unknown>]>> {
  if (question.choices) return question.choices.map(({ name, label }) => [name, label]);
  if (question.list === null) return [];
  const items = await offeredItems(sources, reader, shape.version, listOf(question));
  return [...items].map(([code, label]) => [code, { ...label }]);
}

/** Found by words for whoever picks one, or what codes mean that somebody has picked before. */
export const answerChoices =
  ({ files }: Pick<Context, 'files'>) =>
  async ({ db, body, form, who }: Call<(typeof formData)['answerChoices']>) => {
    const sources = { db, files };
    const shape = await formShape(db, form.xformId);
    const choices: (ListChoice & { path: string })[] = [];
    for (const [i, { path, search, codes }] of body.asked.entries()) {
      const question = shape?.byPath.get(path);
      if (!shape || question?.kind !== 'question') return fieldFaults({ field: `asked/${i}/path`, fault: 'invalid' });
      // Whom a list of people names is told to whom it offers them: nobody reads the register by counting up codes.
      if (codes.length > 0 && !isPersonalList(question.list ?? '')) {
        const known = codes.map((code) => ({ version: null, answers: { [path]: code } }));
        for (const choice of await choicesIn(sources, shape, form, known)) choices.push({ ...choice, path });
        continue;
      }
      const fits = codes.length > 0 ? (code: string) => codes.includes(code) : isFound(search ?? '');
      const items = await offered(sources, shape, question, { ...form, userId: who.userId });
      const found = new Map<string, Record<string, unknown>>();
      for (const [name, texts] of items) {
        if (found.size === MOST_FOUND) break;
        if (fits(name, texts)) found.set(name, texts);
      }
      const list = question.choices ? path : (question.list ?? path);
      for (const choice of listedView(new Map([[list, found]]))) choices.push({ ...choice, path });
    }
    return { data: { choices } };
  };
