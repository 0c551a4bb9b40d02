import type { Context } from '../form/context.ts';
import type { Form } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import { plain } from '../form/row.ts';
import { isSelect } from '../form/visible.ts';
import { readFile } from '../model/type-cell.ts';

const SEARCH = /search\(.*?\)/;

const usesSearch = (node: FormNode): boolean => {
  const appearance = plain(node.control, 'appearance');
  return appearance !== undefined && appearance.length > 7 && SEARCH.test(appearance);
};

/** search() fills choices in at run time; such lists cannot be shared with questions that take them as they are. */
export function applySearch(form: Form, { problems, survey }: Context): void {
  const selects = form.nodes.filter(isSelect);
  const searching = selects.filter(usesSearch);
  if (searching.length === 0) return;
  const others = selects.filter((node) => !searching.includes(node));
  for (const node of searching) {
    const at = survey.at(node.row, 'control::appearance');
    if (readFile(node.itemset ?? '')) {
      const message = `The question '${node.name}' selects from a file and uses search(). Use one or the other.`;
      problems.error('search.file', message, at);
      continue;
    }
    const sharing = others.filter((other) => other.listName === node.listName).map((other) => `'${other.name}'`);
    if (sharing.length > 0) {
      const message = `The question '${node.name}' uses search() on the list '${node.listName}', which ${sharing.join(', ')} uses without it. Use search() in all of them, or another list here.`;
      problems.error('search.shared', message, at);
    }
    const list = form.lists.get(node.itemset ?? '');
    node.searchList = node.itemset;
    node.itemset = undefined;
    if (list) list.searched = true;
  }
}
