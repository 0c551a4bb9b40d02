import type { Item } from '../model/types.ts';
import { readBegin } from '../model/type-cell.ts';
import { MAX_DEPTH } from '../parse/survey.ts';
import { soleReference } from '../text/references.ts';
import { generated } from './generated.ts';
import { append, type FormNode, makeNode } from './node.ts';
import { plain, type Row } from './row.ts';
import type { Lowering, Scope } from './scope.ts';

/** Groups, repeats and loops: the node itself, what it generates, and then its children. */
export function lowerContainer(lowering: Lowering, item: Item, row: Row, name: string, scope: Scope): void {
  const { context } = lowering;
  const { problems, survey } = context;
  const kind = item.kind as 'group' | 'repeat' | 'loop';
  if (!item.children) {
    const message = `Groups and repeats are nested more than ${MAX_DEPTH} levels deep here. Flatten the form.`;
    problems.error('survey.too-deep', message, survey.at(row.row, 'type'));
    return;
  }
  if (kind === 'repeat' && row.label === undefined && row.media === undefined) {
    const message = `Repeat has no label: {'name': '${row.name}', 'type': '${row.type}'}`;
    problems.warn('survey.repeat-label', message, survey.at(row.row, 'label'));
  }
  const node = makeNode(kind, name, row.row, {
    label: row.label,
    hint: row.hint,
    media: row.media,
    bind: row.bind,
    control: row.control,
    instance: row.instance,
  });
  if (kind === 'loop') node.loopList = loopList(lowering, row);
  countNode(node, scope);
  if (row.intent !== undefined) (node.control ??= new Map()).set('intent', row.intent);
  append(scope.node, node);
  tableList(lowering, node, row);
  blankLabel(node);

  lowering.lower(item.children, {
    node,
    inRepeat: scope.inRepeat || kind === 'repeat',
    names: new Set(),
    namesLower: new Set(),
    container: { name, kind, parent: scope.container, node, depth: scope.container.depth + 1 },
  });
  if (item.end) lowering.closeContainer(item.end);
  else {
    const message = `This ${kind} is never closed. Add a row 'end_${kind}' after its last question.`;
    problems.error('survey.unmatched-begin', message, survey.at(row.row, 'type'));
  }
}

function loopList({ context }: Lowering, row: Row): string | undefined {
  const list = readBegin(row.type ?? '')?.list;
  const at = context.survey.at(row.row, 'type');
  if (list === undefined) {
    context.problems.error('loop.no-list', "Say which list to loop over: 'begin loop over LIST'.", at);
  } else if (!context.lists.has(list)) {
    const suggestion = context.suggest.near(list, context.lists.keys());
    context.problems.error('choices.unknown-list', `The choices sheet has no list '${list}'.`, { ...at, suggestion });
  }
  return list;
}

/** A count that is more than one reference needs a node of its own to be computed in. */
function countNode(node: FormNode, scope: Scope): void {
  const count = plain(node.control, 'jr:count');
  if (count === undefined || soleReference(count)) return;
  const name = `${node.name}_count`;
  const bind = new Map([
    ['readonly', 'true()'],
    ['calculate', count],
  ]);
  append(scope.node, generated('calculate', name, node.row, { bind }));
  node.control?.set('jr:count', `\${${name}}`);
}

/** A table-list group is a field-list whose label moves to a note, so that it stands above the table. */
function tableList({ context }: Lowering, node: FormNode, row: Row): void {
  const words = plain(row.control, 'appearance')?.split(/\s+/) ?? [];
  if (!words.includes('table-list')) return;
  context.tableList = true;
  node.control?.set('appearance', ['field-list', ...words.filter((word) => word !== 'table-list')].join(' '));
  if (node.label === undefined && node.hint === undefined) return;
  const { label, hint } = node;
  append(node, generated('note', `generated_table_list_label_${row.row}`, row.row, { label, hint }));
  node.label = undefined;
  node.hint = undefined;
}

/** Headers of tables show only the labels of choices; without a label of their own they get a blank one. */
export function blankLabel(node: FormNode): void {
  if (node.label === undefined && plain(node.control, 'appearance') === 'label') node.label = ' ';
}
