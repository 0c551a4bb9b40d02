import type { RankNode, SelectNode } from '@getodk/xforms-engine';
import { controlsOf, pathOf } from './tree.ts';
import type { OpenedForm } from './types.ts';

/** A choice that an answer holds, as a person reads it. */
export interface NamedChoice {
  path: string;
  code: string;
  label: string;
}

/** What the choices among the answers are called now: kept with a draft, they have names also when a list has lost them. */
export function namedChoices({ root, labels }: OpenedForm): NamedChoice[] {
  const found = new Map<string, NamedChoice>();
  const { language } = root.currentState.activeLanguage;
  for (const node of controlsOf(root)) {
    if (node.nodeType !== 'select' && node.nodeType !== 'rank') continue;
    const { value, valueOptions } = (node as SelectNode | RankNode).currentState;
    const path = pathOf(node);
    for (const code of value) {
      const option = valueOptions.find((one) => one.value === code);
      const label = labels.get(path)?.get(code)?.[language] ?? option?.label.asString;
      if (label) found.set(`${path} ${code}`, { path, code, label });
    }
  }
  return [...found.values()];
}
