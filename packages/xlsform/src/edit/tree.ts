import type { Item, ItemKind } from '../model/types.ts';
import { surveyItems } from '../parse/survey.ts';
import { columnsIn, sheetOf } from './document.ts';
import { read } from './fields.ts';
import type { DocumentRow, DocumentSheet, FormDocument } from './types.ts';

/** A row of the survey in its place among groups and repeats. */
export interface TreeNode {
  kind: ItemKind;
  /** Of the row; of a group or repeat the one that begins it. */
  key: string;
  row: DocumentRow;
  /** Where it stands among all rows of the sheet. */
  index: number;
  depth: number;
  parent?: TreeNode;
  /** Only of groups, repeats and loops. */
  children?: TreeNode[];
  /** The row that ends it; absent when the author forgot it. */
  end?: DocumentRow;
  endIndex?: number;
  /** As their columns say, or empty. */
  type: string;
  name: string;
}

export interface Tree {
  roots: TreeNode[];
  /** By the key of their row, and of the row that ends them. */
  byKey: ReadonlyMap<string, TreeNode>;
  /** In the order of the sheet. */
  all: TreeNode[];
}

const trees = new WeakMap<DocumentSheet, Tree>();
const NOTHING: Tree = { roots: [], byKey: new Map(), all: [] };

/** The survey as groups, repeats and questions, as the compiler sees them. */
export function tree(document: FormDocument): Tree {
  const sheet = sheetOf(document, 'survey');
  if (!sheet) return NOTHING;
  const known = trees.get(sheet);
  if (known) return known;
  const made = build(sheet);
  trees.set(sheet, made);
  return made;
}

function build(sheet: DocumentSheet): Tree {
  const numbered = sheet.rows.map(({ cells }, row) => ({ row, cells }));
  const byKey = new Map<string, TreeNode>();
  const all: TreeNode[] = [];
  const grow = (items: readonly Item[], parent: TreeNode | undefined): TreeNode[] =>
    items.map((item) => {
      const index = item.row as number;
      const row = sheet.rows[index] as DocumentRow;
      const node: TreeNode = {
        kind: item.kind,
        key: row.key,
        row,
        index,
        depth: parent ? parent.depth + 1 : 0,
        type: read(sheet, 'survey', row, 'type') ?? '',
        name: read(sheet, 'survey', row, 'name') ?? '',
      };
      if (parent) node.parent = parent;
      byKey.set(row.key, node);
      all.push(node);
      if (item.children) node.children = grow(item.children, node);
      if (item.end) {
        node.endIndex = item.end.row;
        node.end = sheet.rows[item.end.row] as DocumentRow;
        byKey.set(node.end.key, node);
      }
      return node;
    });
  return { roots: grow(surveyItems(numbered, columnsIn(sheet, 'survey')), undefined), byKey, all };
}

/** The rows of a question, or of a group with everything in it up to its end. */
export function span(document: FormDocument, key: string): DocumentRow[] {
  const sheet = sheetOf(document, 'survey');
  const node = tree(document).byKey.get(key);
  if (!sheet || !node) return [];
  return sheet.rows.slice(node.index, lastIndex(node) + 1);
}

/** Where the last row of a node stands. */
export function lastIndex(node: TreeNode): number {
  if (node.endIndex !== undefined) return node.endIndex;
  const last = node.children?.at(-1);
  return last ? lastIndex(last) : node.index;
}

export interface OutlineNode {
  key: string;
  kind: ItemKind;
  type: string;
  name: string;
  label: string;
  depth: number;
  /** 1-based, as `2.1.3`, counting what people see. */
  position: string;
  children?: OutlineNode[];
}

/** The form in short, with labels in one language (or in whichever there is). */
export function outline(document: FormDocument, language?: string): OutlineNode[] {
  const sheet = sheetOf(document, 'survey');
  if (!sheet) return [];
  const short = (nodes: readonly TreeNode[], before: string): OutlineNode[] =>
    nodes.map((node, i) => {
      const { key, kind, type, name, depth } = node;
      const position = `${before}${i + 1}`;
      const label =
        read(sheet, 'survey', node.row, 'label', language) ?? read(sheet, 'survey', node.row, 'label') ?? '';
      const made: OutlineNode = { key, kind, type, name, label, depth, position };
      if (node.children) made.children = short(node.children, `${position}.`);
      return made;
    });
  return short(tree(document).roots, '');
}
