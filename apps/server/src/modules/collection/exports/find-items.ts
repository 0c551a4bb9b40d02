import type { Language } from '@msurvey/domain';
import type { LabelSources, Picked } from '#modules/forms/index.ts';
import { formShape } from '../data/known-shapes.ts';
import { codesOf, type FormPlace } from '../data/listed.ts';
import type { WordsToFind, FoundWords } from '#tables/known-words.ts';
import { type LabelsToFind, findLabels } from './find-labels.ts';

/** A list in a file that a question of an export is answered from. */
export type ItemList = Pick<Picked, 'list' | 'file' | 'columns'> & { isMany: boolean };

const TEXT = /^(\d*) ([\s\S]*)$/;

interface Read {
  text: string;
  version: number;
  codes: string[];
}

/** A text that `itemsText` made, taken apart. */
function read(text: string, isMany: boolean, newest: number): Read {
  const [, version = '', picked = text] = TEXT.exec(text) ?? [];
  const codes = codesOf({ type: isMany ? 'select_multiple' : 'select_one' }, picked);
  return { text, version: version === '' ? newest : Number(version), codes };
}

/** What was picked from lists, in words; a code that nobody knows stays. */
export async function findItems(
  sources: LabelSources,
  form: FormPlace,
  lists: readonly ItemList[],
  asked: readonly WordsToFind[],
  language: Language,
): Promise<FoundWords[]> {
  const newest = (await formShape(sources.db, form.xformId))?.version ?? 0;
  const told: FoundWords[] = [];
  for (const { of, texts } of asked) {
    const all = texts.map((text) => read(text, lists[of]?.isMany ?? false, newest));
    const byVersion = new Map<number, Set<string>>();
    for (const { version, codes } of all) {
      const known = byVersion.get(version) ?? new Set<string>();
      for (const code of codes) known.add(code);
      byVersion.set(version, known);
    }
    const wanted = [...byVersion].map(([version, codes]): LabelsToFind => ({ list: of, version, codes: [...codes] }));
    const labels = new Map<string, string>();
    for (const { version, labels: known } of await findLabels(sources, form, { lists: [...lists] }, wanted, language))
      for (const [code, label] of known) labels.set(`${version} ${code}`, label);
    const said = ({ version, codes }: Read) => codes.map((code) => labels.get(`${version} ${code}`) ?? code).join(', ');
    told.push({ of, words: all.map((one) => [one.text, said(one)]) });
  }
  return told;
}
