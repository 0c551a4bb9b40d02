import { SELECT_MULTIPLE } from '../model/type-cell.ts';
import { yesNo } from '../text/clean.ts';
import type { Context } from './context.ts';
import type { FormNode } from './node.ts';
import { bindOf } from './parameters.ts';
import { plain } from './row.ts';

const CONSTRAINT = "(.='none' or not(selected(., 'none')))";

/** The add_none_option setting: "none" excludes all other answers. The reference constrains one question per list. */
export function addNoneConstraints(context: Context, root: FormNode): void {
  if (!yesNo(context.settings.values.get('add_none_option'))) return;
  const done = new Set<string>();
  const visit = (node: FormNode) => {
    node.children.forEach(visit);
    if (node.type !== SELECT_MULTIPLE || node.generated) return;
    const list = node.listName === undefined ? undefined : context.lists.get(node.listName);
    if (!list) {
      const message = 'With add_none_option, every select_multiple needs a list of the choices sheet.';
      context.problems.error('select.none-option', message, context.survey.at(node.row, 'type'));
      return;
    }
    if (done.has(list.name) || list.choices.some((c) => c.name === 'none' && c.label === 'None')) return;
    done.add(list.name);
    const own = plain(node.bind, 'constraint');
    bindOf(node).set('constraint', own === undefined ? CONSTRAINT : `${own} and ${CONSTRAINT}`);
  };
  visit(root);
}
