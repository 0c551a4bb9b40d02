import { isExternalInstance, QUESTION_TYPES } from '../model/question-types.ts';
import { readOsm, readSelect, SELECT_COMMANDS } from '../model/type-cell.ts';
import { blankLabel } from './container.ts';
import type { Context } from './context.ts';
import { applyType } from './generated.ts';
import { geoQuestion } from './geo.ts';
import { type FormNode, makeNode } from './node.ts';
import { backgroundAudio, backgroundGeopoint, photo, recorded, textRows } from './parameters.ts';
import { rangeQuestion } from './range.ts';
import type { Row } from './row.ts';
import { selectQuestion } from './select.ts';

export interface QuestionFacts {
  trigger?: string[];
  dynamic: boolean;
  inRepeat: boolean;
}

type Parameters = Map<string, string>;
type Refine = (context: Context, node: FormNode, parameters: Parameters) => void;

/** Types whose parameters or other columns mean something of their own. */
const REFINEMENTS: ReadonlyMap<string, Refine> = new Map<string, Refine>([
  ['text', textRows],
  ['photo', photo],
  ['audio', recorded],
  ['background-audio', backgroundAudio],
  ['geopoint', geoQuestion],
  ['geoshape', geoQuestion],
  ['geotrace', geoQuestion],
  ['range', rangeQuestion],
  ['background-geopoint', backgroundGeopoint],
  [
    'start-geopoint',
    (_, node) => (node.actions ??= []).push({ element: 'odk:setgeopoint', event: 'odk-instance-first-load' }),
  ],
]);

/** Makes the node of a question, and those it brings along. */
export function lowerQuestion(
  context: Context,
  row: Row,
  name: string,
  parameters: Parameters,
  facts: QuestionFacts,
): FormNode[] {
  const type = row.type ?? '';
  if (isExternalInstance(type)) {
    context.instances.add(name.replace(/(.)\.[^.]*$/, '$1'));
    return [makeNode('external', name, row.row, { type })];
  }
  // One literal, always the same shape: there are as many of these as rows.
  const node: FormNode = {
    kind: 'question',
    name,
    row: row.row,
    type,
    path: '',
    children: [],
    spec: undefined,
    label: row.label,
    hint: row.hint,
    guidance: row.guidance,
    media: row.media,
    bind: row.bind,
    control: row.control,
    instance: row.instance,
    default: row.default,
    choiceFilter: row.choiceFilter,
    query: row.query,
    trigger: facts.trigger,
    dynamicDefault: facts.dynamic,
    actions: undefined,
    parameters: undefined,
    itemset: undefined,
    listName: undefined,
  };
  if (facts.dynamic) {
    node.actions = [{ element: 'setvalue', event: 'odk-instance-first-load' }];
    if (facts.inRepeat) node.actions.push({ element: 'setvalue', event: 'odk-new-repeat' });
  }
  judgeType(context, node, type, row);

  const select = readSelect(type);
  if (select) return selectQuestion(context, node, select, parameters);

  const osm = readOsm(type);
  if (osm !== undefined) node.tags = context.osmTags.get(osm)?.choices ?? [];
  const known = osm === undefined ? type : 'osm';
  const spec = QUESTION_TYPES.get(known);
  if (!spec || spec.tag === 'select' || spec.tag === 'select1' || spec.tag === 'odk:rank') {
    unknownType(context, row, type, spec !== undefined);
  }
  applyType(node, known);
  blankLabel(node);
  REFINEMENTS.get(known)?.(context, node, parameters);
  return [node];
}

function judgeType({ problems, survey }: Context, node: FormNode, type: string, { row }: Row): void {
  if (type === 'calculate' && !node.bind?.get('calculate') && !node.dynamicDefault) {
    problems.error('calculate.missing', 'Fill in the calculation of this question.', survey.at(row, 'bind::calculate'));
  }
  if (type === 'subscriberid' || type === 'simserial') {
    const message = `${type} is no longer supported on most devices. Only old versions of Collect on Android versions older than 11 still support it.`;
    problems.warn('types.deprecated', message, survey.at(row, 'type'));
  }
}

function unknownType(context: Context, row: Row, type: string, needsList: boolean): void {
  const at = context.survey.at(row.row, 'type');
  if (needsList || SELECT_COMMANDS.includes(type)) {
    context.problems.error('types.no-list', `Say which list '${type}' takes its choices from: '${type} LIST'.`, at);
    return;
  }
  const [first = '', ...rest] = type.split(' ');
  const word = context.suggest.near(first, SELECT_COMMANDS);
  const whole = context.suggest.near(type, [...QUESTION_TYPES.keys(), ...CONTAINER_TYPES]);
  const suggestion = whole ?? (word && rest.length > 0 ? [word, ...rest].join(' ') : undefined);
  context.problems.error('types.unknown', `There is no question type '${type}'.`, { ...at, suggestion });
}

const CONTAINER_TYPES = ['begin_group', 'end_group', 'begin_repeat', 'end_repeat', 'begin_loop', 'end_loop'];
