import type { QuestionType } from '../model/question-types.ts';
import type { RowTexts } from './row.ts';
import type { Text } from './text.ts';

export type NodeKind =
  | 'survey'
  | 'group'
  | 'repeat'
  | 'loop'
  | 'question'
  | 'external'
  | 'entity'
  | 'attribute'
  | 'label';

export interface Action {
  element: 'setvalue' | 'odk:setgeopoint' | 'odk:recordaudio';
  event: 'odk-instance-first-load' | 'odk-instance-load' | 'odk-new-repeat';
  value?: string;
  quality?: string;
}

/** One node of the form to be: what an author's row became, or what the compiler added. */
export interface FormNode extends RowTexts {
  kind: NodeKind;
  name: string;
  /** Row that made it, also for generated nodes. */
  row: number;
  generated?: boolean;
  parent?: FormNode;
  children: FormNode[];
  /** Absolute path in the primary instance. */
  path: string;

  /** Question type after aliases, and what it becomes. */
  type: string;
  spec?: QuestionType;
  dynamicDefault?: boolean;
  actions?: Action[];
  trigger?: string[];
  parameters?: Map<string, string>;
  itemset?: string;
  /** List whose items stand in the body, because search() fills them in. */
  searchList?: string;
  /** Choice list as far as sharing with search() is concerned. */
  listName?: string;
  tags?: { name: string; label?: Text }[];
  /** Groups only: no element in the instance. */
  flat?: boolean;
  /** Groups only: nothing in the body. */
  bodyless?: boolean;
  /** Loops only: the list whose choices make the sub-groups. */
  loopList?: string;
  /** Attributes of entities: their fixed value. */
  value?: string;
}

export function makeNode(kind: NodeKind, name: string, row: number, more?: Partial<FormNode>): FormNode {
  const node: FormNode = { kind, name, row, type: kind, path: '', children: [] };
  return more ? Object.assign(node, more) : node;
}

export function append(parent: FormNode, child: FormNode): FormNode {
  child.parent = parent;
  parent.children.push(child);
  return child;
}
