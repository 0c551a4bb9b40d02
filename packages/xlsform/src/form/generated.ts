import { QUESTION_TYPES } from '../model/question-types.ts';
import { type FormNode, makeNode } from './node.ts';
import type { Text } from './text.ts';

/** A question the compiler adds by itself. */
export function generated(type: string, name: string, row: number, more: Partial<FormNode>): FormNode {
  return applyType(makeNode('question', name, row, { ...more, generated: true }), type);
}

/** Gives the node what its type brings along; what the author wrote goes before. */
export function applyType(node: FormNode, type: string): FormNode {
  const spec = QUESTION_TYPES.get(type);
  node.type = type;
  node.spec = spec;
  if (!spec) return node;
  if (spec.bind) node.bind = new Map<string, Text>([...Object.entries(spec.bind), ...(node.bind ?? [])]);
  if (spec.tag) {
    const control = new Map<string, Text>([['tag', spec.tag]]);
    if (spec.mediatype) control.set('mediatype', spec.mediatype);
    for (const [key, value] of node.control ?? []) control.set(key, value);
    node.control = control;
  }
  node.hint ??= spec.hint;
  return node;
}
