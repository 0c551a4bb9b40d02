import type { FormNode } from './node.ts';

const CONTROLS = new Set(['input', 'odk:rank', 'range', 'select', 'select1', 'trigger', 'upload']);
const SELECTS = new Set(['select', 'select1', 'odk:rank']);

/** Computed values nobody asked to see: calculates, and whatever is calculated or triggered without a text. */
export const isSilent = (node: FormNode): boolean =>
  node.type === 'calculate' ||
  ((node.bind?.has('calculate') === true || node.trigger !== undefined) && !node.label && !node.hint);

/** Does the question have an element in the body? */
export const hasControl = (node: FormNode): boolean =>
  node.kind === 'question' && CONTROLS.has(node.spec?.tag ?? '') && !isSilent(node);

export const isSelect = (node: FormNode): boolean => node.kind === 'question' && SELECTS.has(node.spec?.tag ?? '');
