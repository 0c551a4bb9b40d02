import type { Place } from '../diagnostics.ts';
import { namespaces } from '../emit/namespaces.ts';
import type { Context } from '../form/context.ts';
import type { Form } from '../form/form.ts';

/** A prefix nobody declared makes a document no XML parser accepts. */
export function checkNamespaces(form: Form, { problems, survey }: Context): void {
  const declared = new Set([...namespaces(form).keys()].map((name) => name.replace('xmlns:', '')));
  for (const prefix of ['xml', 'xmlns']) declared.add(prefix);
  const complained = new Set<string>();
  const check = (name: string, place: () => Place) => {
    const colon = name.indexOf(':');
    if (colon < 0) return;
    const prefix = name.slice(0, colon);
    if (declared.has(prefix) || complained.has(prefix)) return;
    complained.add(prefix);
    const message = `The prefix of '${name}' is not declared. Add it to the namespaces setting: ${prefix}="http://…".`;
    problems.error('namespaces.undeclared', message, place());
  };
  check(form.root.name, () => ({ sheet: form.settings.sheet, row: 1, column: 'name' }));
  for (const key of form.settings.attributes.keys())
    check(key, () => ({ sheet: form.settings.sheet, row: 1, column: `attribute::${key}` }));
  for (const node of form.nodes) {
    check(node.name, () => survey.at(node.row, 'name'));
    for (const kind of ['bind', 'control', 'instance'] as const) {
      if (node[kind]) for (const key of node[kind].keys()) check(key, () => survey.at(node.row, `${kind}::${key}`));
    }
  }
  for (const list of form.lists.values()) {
    for (const { row, extras } of list.choices) {
      for (const [column] of extras) check(column, () => ({ sheet: form.choicesSheet, row, column }));
    }
  }
}
