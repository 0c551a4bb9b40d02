import type { RootNode } from '@getodk/xforms-engine';
import type { TakenLabels } from './compact-lists.ts';
import { blobOf } from './files.ts';
import { type HeldAnswer, holdChoices } from './held-choices.ts';
import { type ListRows, withRows } from './list-rows.ts';
import { type LoadedInstance, loadInstance } from './load-instance.ts';
import { lostAnswers, place } from './lost-answers.ts';
import { readInstance } from './read-instance.ts';
import { findNode } from './tree.ts';
import type { LostAnswer } from './lost-answer.ts';
import type { GivenInstance, OpenOptions, ResolveFile } from './types.ts';

/** First with what the filters depend on as it was stored; what is still dropped then is offered in any case. */
const ROUNDS = 2;

/** Answers that a list dropped, when at least one of them is asked for now. */
function droppedChoices(root: RootNode, { xml }: GivenInstance): LostAnswer[] {
  const lost = lostAnswers(xml, root.instanceState.instanceXML);
  const isChoice = ({ path }: LostAnswer): boolean => {
    const node = findNode(root, path);
    return (node?.nodeType === 'select' || node?.nodeType === 'rank') && node.currentState.relevant;
  };
  return lost.some(isChoice) ? lost : [];
}

/** The form's files, and its lists with more rows than they have. */
const withLists =
  (resolve: ResolveFile, rowsOf: (name: string) => (ListRows & { key?: string }) | undefined): ResolveFile =>
  async (name) => {
    const [file, rows] = [await resolve(name), rowsOf(name)];
    if (!rows || !name.endsWith('.csv')) return file;
    const csv = (await (await blobOf(file))?.text()) ?? '';
    return new Blob([withRows(csv, rows, rows.key)], { type: 'text/csv' });
  };

export interface Written {
  /** With long lists written shorter, and what was taken out of them. */
  short: string;
  labels: TakenLabels;
  whole: string;
}

/** The instance with every choice that it holds; loaded again, with its lists whole, only when one was dropped. */
export async function loadHolding(
  { short, labels, whole }: Written,
  given: OpenOptions,
): Promise<LoadedInstance & { labels: TakenLabels }> {
  const { instance } = given;
  if (!instance) return { ...(await loadInstance(short, given)), labels };
  const attachments = withLists(given.attachments ?? (async () => null), (name) => instance.lists?.[name]);
  const options = { ...given, attachments };
  let loaded = { ...(await loadInstance(short, options)), labels };
  const stored = new Map(readInstance(instance.xml)?.answers.map(({ path, value }) => [place(path), value]));
  const held = new Map<string, HeldAnswer>();
  for (let round = 0; round < ROUNDS; round++) {
    const dropped = droppedChoices(loaded.root, instance);
    if (dropped.length === 0) return loaded;
    for (const answer of dropped) held.set(answer.path, { ...answer, isAlways: round > 0 });
    const holding = holdChoices({ xml: whole, stored, held: [...held.values()], nameOf: instance.nameChoice });
    const files = withLists(attachments, (name) => holding.files.get(name));
    const again = await loadInstance(holding.xml, { ...options, attachments: files });
    const { resolve, missingFiles } = loaded;
    loaded = { ...again, resolve, missingFiles, labels: new Map() };
  }
  return loaded;
}
