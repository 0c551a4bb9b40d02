import type { Choice, ChoiceLists } from './choices.ts';
import { append, type FormNode, makeNode } from './node.ts';
import { anyText, type Text } from './text.ts';

/** Turns every loop into one sub-group per choice, with the choice's name and label written into its questions. */
export function expandLoops(node: FormNode, lists: ChoiceLists): void {
  for (const child of node.children) expandLoops(child, lists);
  if (node.kind !== 'loop') return;
  const templates = node.children;
  node.children = [];
  for (const choice of lists.get(node.loopList ?? '')?.choices ?? []) {
    // "None" is an answer, not a thing to ask about.
    if (choice.name === 'none') continue;
    const { name, label, media } = choice;
    const group = append(node, makeNode('group', name, node.row, { label, media, generated: true }));
    for (const template of templates) append(group, substituted(template, choice));
  }
}

function copied(node: FormNode): FormNode {
  const copy: FormNode = { ...node, generated: true, children: [] };
  for (const child of node.children) append(copy, copied(child));
  return copy;
}

/** Only the loop's own questions are substituted; what lies deeper stays as it is. */
function substituted(template: FormNode, choice: Choice): FormNode {
  const copy = copied(template);
  const fill = (text: string, language?: string) => {
    if (!text.includes('%')) return text;
    const label = choice.label instanceof Map && language ? choice.label.get(language) : anyText(choice.label);
    return text.replace(/%(?:\((\w+)\)s|%)/g, (whole, key?: string) => {
      if (key === 'name') return choice.name;
      if (key === 'label') return label ?? '';
      return whole === '%%' ? '%' : whole;
    });
  };
  const fillText = (text: Text): Text =>
    typeof text === 'string'
      ? fill(text)
      : new Map([...text].map(([language, value]) => [language, fill(value, language)]));
  const fillMap = (map: Map<string, Text>) => new Map([...map].map(([key, value]) => [key, fillText(value)]));

  copy.name = fill(copy.name);
  for (const key of ['default', 'choiceFilter', 'query', 'itemset'] as const) {
    const value = copy[key];
    if (value !== undefined) copy[key] = fill(value);
  }
  for (const key of ['label', 'hint', 'guidance'] as const) {
    const value = copy[key];
    if (value !== undefined) copy[key] = fillText(value);
  }
  for (const key of ['bind', 'control', 'media', 'instance'] as const) {
    const value = copy[key];
    if (value) copy[key] = fillMap(value);
  }
  return copy;
}
