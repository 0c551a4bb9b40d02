import { FILE_EXTENSIONS, readFile, SELECT_EXTERNAL, SELECT_MULTIPLE, type SelectCell } from '../model/type-cell.ts';
import { isXmlName } from '../text/names.ts';
import { hasReference, soleReference } from '../text/references.ts';
import { misspelt } from './sheet-names.ts';
import type { ChoiceList } from './choices.ts';
import { blankLabel } from './container.ts';
import type { Context } from './context.ts';
import { applyType, generated } from './generated.ts';
import { addOther } from './or-other.ts';
import type { FormNode } from './node.ts';
import { acceptOnly, badParameter, controlOf, isNumber } from './parameters.ts';
import { NAME_RULE } from './settings.ts';

/** A select or rank question, with the nodes it generates around it. */
export function selectQuestion(
  context: Context,
  node: FormNode,
  cell: SelectCell,
  parameters: Map<string, string>,
): FormNode[] {
  const external = cell.type === SELECT_EXTERNAL;
  const list = context.lists.get(cell.list);
  const file = readFile(cell.list);
  node.itemset = external ? undefined : cell.list;
  node.parameters = parameters;
  applyType(node, cell.type);
  blankLabel(node);

  if (external) checkExternal(context, node, cell.list);
  else {
    context.instances.add(file?.base ?? cell.list.replace(/(.)\.[^.]*$/, '$1'));
    checkList(context, node, cell, list);
  }
  if (list && cell.type === SELECT_MULTIPLE && !file) checkNames(context, node, list);
  checkParameters(context, node, cell, parameters);

  const filtered = node.choiceFilter !== undefined && node.choiceFilter !== '';
  const random = parameters.get('randomize') === 'true';
  if (filtered ? list !== undefined : !random && !file && !hasReference(cell.list)) node.listName = cell.list;

  const nodes = tableListed(context, node, cell);
  nodes.push(node);
  const other = cell.orOther ? addOther(context, node, list) : undefined;
  if (other) nodes.push(other);
  return nodes;
}

function checkExternal(context: Context, node: FormNode, list: string): void {
  const { problems, survey, externalLists, sheetNames } = context;
  context.externalSelect = true;
  node.query = list;
  if (node.choiceFilter === undefined) {
    const message = 'select one external is only meant for filtered selects.';
    problems.warn('select.external-filter', message, survey.at(node.row, 'choice_filter'));
  }
  const at = survey.at(node.row, 'type');
  if (!externalLists) {
    const message =
      "There should be an external_choices sheet in this xlsform, with the columns 'list_name' and 'name'.";
    problems.error('select.no-external-sheet', message, {
      ...at,
      suggestion: misspelt('external_choices', sheetNames)[0],
    });
  } else if (!externalLists.has(list)) {
    const suggestion = context.suggest.near(list, externalLists);
    problems.error('choices.unknown-list', `The external_choices sheet has no list '${list}'.`, { ...at, suggestion });
  }
}

function checkList(context: Context, node: FormNode, cell: SelectCell, list: ChoiceList | undefined): void {
  const { problems, survey, lists } = context;
  const at = survey.at(node.row, 'type');
  const file = readFile(cell.list);
  const base = cell.list.slice(cell.list.lastIndexOf('/') + 1).replace(/^\.+/, '');
  if (cell.fromFile && (!file || base.split('.').length !== 2)) {
    const message = `The file of '${cell.command} ${cell.list}' should end with one of ${FILE_EXTENSIONS.join(', ')}.`;
    problems.error('select.file', message, at);
  } else if (list || file || hasReference(cell.list)) return;
  else if (lists.size === 0) {
    const message =
      "There should be a choices sheet in this xlsform, with the columns 'list_name', 'name' and 'label'.";
    problems.error('select.no-choices-sheet', message, {
      ...at,
      suggestion: misspelt('choices', context.sheetNames)[0],
    });
  } else {
    const suggestion = context.suggest.near(cell.list, lists.keys());
    problems.error('choices.unknown-list', `The choices sheet has no list '${cell.list}'.`, { ...at, suggestion });
  }
}

/** Answers of a select_multiple are joined by blanks, so a name with a blank could not be told apart. */
function checkNames({ problems, survey }: Context, node: FormNode, list: ChoiceList): void {
  const bad = list.choices.find((choice) => choice.name.includes(' '));
  if (!bad) return;
  const message = `Choice names with spaces cannot be used in multiple choice selects: '${bad.name}' in the list '${list.name}' (row ${bad.row} of the choices sheet).`;
  problems.error('choices.name-space', message, survey.at(node.row, 'type'));
}

function checkParameters(context: Context, node: FormNode, cell: SelectCell, parameters: Map<string, string>): void {
  const named = cell.command.endsWith('_from_file');
  acceptOnly(context, node, parameters, named ? ['label', 'randomize', 'seed', 'value'] : ['randomize', 'seed']);
  for (const key of named ? ['value', 'label'] : []) {
    const value = parameters.get(key);
    if (value !== undefined && !isXmlName(value)) {
      badParameter(context, node, `The parameter '${key}' must be the name of a column or element. ${NAME_RULE}`);
    }
  }
  const randomize = parameters.get('randomize');
  const seed = parameters.get('seed');
  if (randomize !== undefined && randomize !== 'true' && randomize !== 'false') {
    badParameter(context, node, `randomize must be set to true or false: '${randomize}' is an invalid value`);
  }
  if (seed === undefined) return;
  if (randomize === undefined) badParameter(context, node, 'Parameters must include randomize=true to use a seed.');
  else if (!soleReference(seed) && !isNumber(seed)) {
    badParameter(context, node, 'seed value must be a number or a reference to another field.');
  }
}

/** Inside a table-list: the first select brings a header row of labels, and all must use one list. */
function tableListed(context: Context, node: FormNode, cell: SelectCell): FormNode[] {
  const { tableList, problems, survey } = context;
  if (tableList === undefined) return [];
  controlOf(node).set('appearance', 'list-nolabel');
  if (tableList === true) {
    context.tableList = cell.list;
    if (node.choiceFilter !== undefined) {
      const message = 'Choice filter not supported for table-list appearance.';
      problems.error('table-list.filter', message, survey.at(node.row, 'choice_filter'));
    }
    const header = generated(cell.type, `reserved_name_for_field_list_labels_${node.row}`, node.row, {
      control: new Map([['appearance', 'label']]),
      itemset: cell.list,
    });
    blankLabel(header);
    return [header];
  }
  if (tableList !== cell.list) {
    const message = `All selects of a table-list must use the same list: this one uses '${cell.list}', the first one '${tableList}'.`;
    problems.error('table-list.lists', message, survey.at(node.row, 'type', tableList));
  }
  return [];
}
