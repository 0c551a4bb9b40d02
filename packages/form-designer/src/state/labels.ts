import {
  type Edit,
  type FormDocument,
  nameFromLabel,
  type Operation,
  questionName,
  readTypeCell,
  rename,
  renameList,
  setField,
  tree,
  usersOfList,
} from '@msurvey/xlsform/edit';
import type { Designer } from './designer.ts';
import { cellText } from './form-facts.ts';

/** `text`, `begin_group` … as `add` calls what has no label yet, and the same with a number behind it. */
const isMadeFrom = (name: string, wanted: string): boolean =>
  wanted !== '' && (name === wanted || (name.startsWith(`${wanted}_`) && /^\d+$/.test(name.slice(wanted.length + 1))));

/**
 * What a question asks, in a language. Its name follows the label as long as it was made from it and nothing was sent under
 * it yet; who names a question himself keeps that name.
 */
export function setLabel(designer: Designer, key: string, language: string, text: string): void {
  const { document } = designer.get();
  const node = tree(document).byKey.get(key);
  if (!node) return;
  const before = cellText(document, node.row, 'label', language);
  const value = text.trim() === '' ? null : text;
  const named = nameOfLabel(designer, key, before, text);
  const edit: Edit = {
    operations: [...setField(document, key, 'label', value, language || undefined), ...(named?.operations ?? [])],
  };
  designer.edit(edit, `${key} label ${language}`);
}

function nameOfLabel(designer: Designer, key: string, before: string, text: string): Edit | undefined {
  const { document } = designer.get();
  const node = tree(document).byKey.get(key);
  if (!node || designer.isNameFixed(node.name) || text.trim() === '') return undefined;
  if (designer.isOfLibrary(node.name, before)) return undefined;
  const plain = readTypeCell(node.type)
    .type.replace(/^begin_/, '')
    .replace(/[^A-Za-z0-9]+/g, '_');
  const follows =
    before === '' ? isMadeFrom(node.name, plain) || node.name === '' : isMadeFrom(node.name, nameFromLabel(before));
  const wanted = nameFromLabel(text);
  if (!follows || wanted === '' || isMadeFrom(node.name, wanted)) return undefined;
  const name = questionName(document, text);
  const edit = rename(document, key, name);
  return edit.refused ? undefined : { operations: [...edit.operations, ...listToo(document, key, node.name, name)] };
}

/** A list that has the name of the question, and no other question, follows, too. */
function listToo(document: FormDocument, key: string, from: string, to: string): Operation[] {
  const users = usersOfList(document, from);
  if (users.length !== 1 || users[0] !== key) return [];
  return renameList(document, from, to).operations;
}
