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
  if (spec.bind) {
    const bind = new Map<string, Text>();
    for (const key in spec.bind) bind.set(key, spec.bind[key] as string);
    if (node.bind) for (const [key, value] of node.bind) bind.set(key, value);
    node.bind = bind;
  }
  if (spec.mediatype && !node.control?.has('mediatype')) (node.control ??= new Map()).set('mediatype', spec.mediatype);
  node.hint ??= spec.hint;
  return node;
}
