import { needsItext } from './choices.ts';
import type { Context } from './context.ts';
import type { Form, Triggered } from './form.ts';
import type { FormNode } from './node.ts';
import { plain } from './row.ts';

/** Paths, names and triggers, once no node will be added any more. */
export function finalize(context: Context, root: FormNode, entityVersion: string | undefined): Form {
  const { settings, lists, externalSelect } = context;
  const nodes: FormNode[] = [];
  const visit = (node: FormNode, parentPath: string) => {
    nodes.push(node);
    const step = node.kind === 'attribute' ? `@${node.name}` : node.name;
    node.path = node.flat ? parentPath : `${parentPath}/${step}`;
    for (const child of node.children) visit(child, node.path);
  };
  visit(root, '');

  const names = new Map<string, FormNode | null>();
  const setvalues = new Map<string, Triggered[]>();
  const setgeopoints = new Map<string, Triggered[]>();
  for (const node of nodes) {
    if (node.kind === 'attribute' || node.kind === 'label' || node.kind === 'external') continue;
    names.set(node.name, names.has(node.name) ? null : node);
    const triggered = { target: node, value: plain(node.bind, 'calculate') ?? '' };
    const map = node.type === 'background-geopoint' ? setgeopoints : setvalues;
    for (const trigger of node.trigger ?? []) {
      const known = map.get(trigger);
      if (known) known.push(triggered);
      else map.set(trigger, [triggered]);
    }
  }
  const itextLists = new Set([...lists.values()].filter(needsItext).map((list) => list.name));
  return {
    surveySheet: context.survey.name,
    choicesSheet: context.choicesSheet,
    root,
    nodes,
    names,
    settings,
    lists,
    itextLists,
    setvalues,
    setgeopoints,
    entityVersion,
    externalSelect,
  };
}
