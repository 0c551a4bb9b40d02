import { type Edit, type FormDocument, move, moveStep, topmost, tree } from '@msurvey/xlsform/edit';
import { placeOf } from './drop.ts';

export type MoveStep = 'up' | 'down' | 'in' | 'out';

/** One step of one row, or of several that go as one: past the neighbour of the first or the last of them. */
export function moveSteps(document: FormDocument, keys: readonly string[], step: MoveStep): Edit {
  const nodes = topmost(document, keys);
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return { operations: [], refused: 'not-found' };
  if (nodes.length === 1) return atEdge(document, first.key, step);
  const around = (step === 'down' ? last : first).parent;
  const siblings = around?.children ?? tree(document).roots;
  const before = siblings[siblings.indexOf(first) - 1];
  const next = siblings[siblings.indexOf(last) + 1];
  if (step === 'up' && before) return move(document, keys, placeOf(document, { key: before.key, where: 'before' }));
  if (step === 'down' && next) return move(document, keys, { after: next.key });
  if (step === 'in' && before?.children) return move(document, keys, { last: before.key });
  if (step !== 'in' && around) return leave(document, keys, around.key, step);
  return { operations: [] };
}

/** At the edge of a group one step more leads out of it, as it does in an outline. */
function atEdge(document: FormDocument, key: string, step: MoveStep): Edit {
  const edit = moveStep(document, key, step);
  const around = tree(document).byKey.get(key)?.parent;
  if (!edit.refused) return edit;
  return around && (step === 'up' || step === 'down') ? leave(document, [key], around.key, step) : { operations: [] };
}

const leave = (document: FormDocument, keys: readonly string[], around: string, step: MoveStep): Edit =>
  move(document, keys, placeOf(document, { key: around, where: step === 'up' ? 'before' : 'after' }));
