import { rowOf, sheetOf } from './document.ts';
import { headerFor, read } from './fields.ts';
import { freeName, isGoodName, namesIn } from './names.ts';
import { anchorOf, type Place } from './places.ts';
import { randomKey } from './random-key.ts';
import { rewriteReferences } from './rewrite.ts';
import { lastIndex, span, type TreeNode, tree } from './tree.ts';
import type { DocumentRow, Edit, FormDocument, Operation } from './types.ts';
import { referencesTo } from './where-used.ts';

const refuse = (refused: NonNullable<Edit['refused']>): Edit => ({ operations: [], refused });

/** Nodes of these keys in the order of the form, without those that lie in another of them. */
export function topmost(document: FormDocument, keys: readonly string[]): TreeNode[] {
  const { byKey } = tree(document);
  const nodes = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
  const lies = (node: TreeNode): boolean => {
    for (let around = node.parent; around; around = around.parent) if (nodes.has(around)) return true;
    return false;
  };
  return [...nodes].filter((node) => !lies(node)).sort((a, b) => a.index - b.index);
}

const rowsOf = (document: FormDocument, nodes: readonly TreeNode[]): DocumentRow[] =>
  nodes.flatMap((node) => span(document, node.key));

/** Questions, and groups with all that is in them, to another place. */
export function move(document: FormDocument, keys: readonly string[], place: Place): Edit {
  const sheet = sheetOf(document, 'survey');
  const nodes = topmost(document, keys);
  const after = anchorOf(document, place);
  if (!sheet || nodes.length === 0 || after === undefined) return refuse('not-found');
  const rows = rowsOf(document, nodes).map(({ key }) => key);
  const target = 'first' in place ? place.first : 'last' in place ? place.last : place.after;
  const into = target === null ? undefined : tree(document).byKey.get(target);
  const moved = new Set(rows);
  let around = 'after' in place ? into?.parent : into;
  for (; around; around = around.parent) if (moved.has(around.key)) return refuse('into-itself');
  return { operations: [{ op: 'move', sheet: sheet.key, rows, after }], focus: nodes[0]?.key };
}

/** One step up or down among its neighbours, into and out of groups, as the keyboard moves it. */
export function moveStep(document: FormDocument, key: string, step: 'up' | 'down' | 'in' | 'out'): Edit {
  const { byKey, roots } = tree(document);
  const node = byKey.get(key);
  if (!node) return refuse('not-found');
  const siblings = node.parent?.children ?? roots;
  const at = siblings.indexOf(node);
  const before = siblings[at - 1];
  const next = siblings[at + 1];
  if (step === 'out') return node.parent ? move(document, [key], { after: node.parent.key }) : refuse('not-found');
  if (step === 'in') return before?.children ? move(document, [key], { last: before.key }) : refuse('not-a-container');
  if (step === 'down') return next ? move(document, [key], { after: next.key }) : refuse('not-found');
  if (!before) return refuse('not-found');
  const ahead = siblings[at - 2];
  if (ahead) return move(document, [key], { after: ahead.key });
  return move(document, [key], node.parent ? { first: node.parent.key } : { after: null });
}

/** Takes questions, and groups with all that is in them, out of the form. */
export function remove(document: FormDocument, keys: readonly string[]): Edit {
  const sheet = sheetOf(document, 'survey');
  const nodes = topmost(document, keys);
  if (!sheet || nodes.length === 0) return refuse('not-found');
  const rows = rowsOf(document, nodes).map(({ key }) => key);
  const gone = new Set(rows);
  const first = nodes[0] as TreeNode;
  const last = nodes.at(-1) as TreeNode;
  const focus = sheet.rows.slice(lastIndex(last) + 1).find(({ key }) => !gone.has(key)) ?? sheet.rows[first.index - 1];
  return { operations: [{ op: 'remove', sheet: sheet.key, rows }], focus: focus?.key };
}

/** Copies behind the last of them, under free names; what the copies say of each other they say of the copies. */
export function duplicate(document: FormDocument, keys: readonly string[], newKey = randomKey): Edit {
  const sheet = sheetOf(document, 'survey');
  const nodes = topmost(document, keys);
  const last = nodes.at(-1);
  if (!sheet || !last) return refuse('not-found');
  const rows = rowsOf(document, nodes);
  const taken = namesIn(document);
  const renames = new Map<string, string>();
  for (const row of rows) {
    const name = read(sheet, 'survey', row, 'name');
    if (name === undefined || renames.has(name)) continue;
    const free = freeName(taken, name.replace(/_\d+$/, ''));
    renames.set(name, free);
    taken.push(free);
  }
  const copies = rows.map(({ cells, blank }): DocumentRow => {
    const copy: DocumentRow = { key: newKey(), cells: { ...cells }, ...(blank === undefined ? {} : { blank }) };
    const nameHeader = headerFor(sheet, 'survey', 'name', undefined, copy);
    for (const [header, text] of Object.entries(copy.cells)) {
      if (header === nameHeader) copy.cells[header] = renames.get(text) ?? text;
      else if (text.includes('${'))
        copy.cells[header] = [...renames].reduce((value, [from, to]) => rewriteReferences(value, from, to), text);
    }
    return copy;
  });
  const after = sheet.rows[lastIndex(last)]?.key ?? null;
  return { operations: [{ op: 'insert', sheet: sheet.key, after, rows: copies }], focus: copies[0]?.key };
}

/** Puts neighbours into a new group or repeat. */
export function wrap(
  document: FormDocument,
  keys: readonly string[],
  kind: 'group' | 'repeat',
  about: { name: string; label?: string; language?: string },
  newKey = randomKey,
): Edit {
  const sheet = sheetOf(document, 'survey');
  const nodes = topmost(document, keys);
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!sheet || !first || !last) return refuse('not-found');
  const siblings = first.parent?.children ?? tree(document).roots;
  const from = siblings.indexOf(first);
  if (nodes.some((node, i) => siblings[from + i] !== node)) return refuse('not-together');
  if (!isGoodName(about.name)) return refuse('name-invalid');
  const name = freeName(namesIn(document), about.name);
  const [begin, end] = containerRows(document, kind, { ...about, name }, newKey);
  const before = sheet.rows[first.index - 1]?.key ?? null;
  const after = sheet.rows[lastIndex(last)]?.key as string;
  return {
    operations: [
      { op: 'insert', sheet: sheet.key, after, rows: [end] },
      { op: 'insert', sheet: sheet.key, after: before, rows: [begin] },
    ],
    focus: begin.key,
  };
}

/** The two rows of a group or repeat. */
export function containerRows(
  document: FormDocument,
  kind: 'group' | 'repeat',
  about: { name: string; label?: string; language?: string },
  newKey = randomKey,
): [DocumentRow, DocumentRow] {
  const sheet = sheetOf(document, 'survey');
  if (!sheet) throw new Error('a document without a survey has no rows');
  const type = headerFor(sheet, 'survey', 'type');
  const cells: Record<string, string> = {
    [type]: `begin_${kind}`,
    [headerFor(sheet, 'survey', 'name')]: about.name,
    ...(about.label ? { [headerFor(sheet, 'survey', 'label', about.language)]: about.label } : {}),
  };
  return [
    { key: newKey(), cells },
    { key: newKey(), cells: { [type]: `end_${kind}` } },
  ];
}

/** Takes a group or repeat away from around what is in it. Nobody may still refer to it. */
export function unwrap(document: FormDocument, key: string): Edit {
  const sheet = sheetOf(document, 'survey');
  const node = tree(document).byKey.get(key);
  if (!sheet || !node) return refuse('not-found');
  if (!node.children) return refuse('not-a-container');
  if (node.name !== '' && referencesTo(document, node.name).length > 0) return refuse('in-use');
  const rows = [node.key, ...(node.end ? [node.end.key] : [])];
  return { operations: [{ op: 'remove', sheet: sheet.key, rows }], focus: node.children[0]?.key };
}

/** Gives a question, group or repeat another name; every reference follows. */
export function rename(document: FormDocument, key: string, to: string): Edit {
  const sheet = sheetOf(document, 'survey');
  const row = rowOf(sheet, key);
  const node = tree(document).byKey.get(key);
  if (!sheet || !row || !node) return refuse('not-found');
  if (!isGoodName(to)) return refuse('name-invalid');
  if (to === 'meta') return refuse('name-reserved');
  if (to === node.name) return { operations: [], focus: key };
  if (namesIn(document).some((name) => name !== node.name && name.toLowerCase() === to.toLowerCase()))
    return refuse('name-taken');
  const operation: Operation =
    node.name === ''
      ? { op: 'set', sheet: sheet.key, row: key, column: headerFor(sheet, 'survey', 'name'), value: to }
      : { op: 'rename', row: key, from: node.name, to };
  return { operations: [operation], focus: key };
}
