import { Problems } from './diagnostics.ts';
import type { Form } from './form/form.ts';
import { lower } from './form/lower.ts';
import type { FormNode } from './form/node.ts';
import { plain } from './form/row.ts';
import { type CompileOptions, readSettings } from './form/settings.ts';
import type { Text } from './form/text.ts';
import { hasControl } from './form/visible.ts';
import { readFile } from './model/type-cell.ts';
import type { FormModel } from './model/types.ts';
import { parse } from './parse/index.ts';
import { yesNo } from './text/clean.ts';
import { Suggester } from './text/nearest.ts';
import { unparse } from './unparse.ts';

/** Texts by language. A text without a language stands under the form's default language. */
export type Texts = Record<string, string>;

export interface ChoiceView {
  name: string;
  label: Texts;
}

/** One node of the record, with what tables, exports and projections want to know about it. */
export interface QuestionView {
  kind: 'question' | 'group' | 'repeat';
  path: string;
  name: string;
  /** XLSForm type in its usual spelling: `text`, `select_one`, `image` … */
  type: string;
  /** Type of the stored value: `string`, `int`, `binary`, `geopoint` …; empty for groups and repeats. */
  dataType: string;
  label: Texts;
  hint: Texts;
  /** Choices of a list of the form; absent for selects from files, repeats and external lists. */
  choices?: ChoiceView[];
  list?: string;
  /** The columns of a file that hold the value and the label of an item, where the form names them. */
  itemColumns?: { value?: string; label?: string };
  /** Paths of the repeats around it, outermost first. */
  repeats: string[];
  /** Paths of groups and repeats around it, outermost first. */
  groups: string[];
  required: boolean | 'conditional';
  /** Has a control that people see. */
  visible: boolean;
  /** Made by the compiler: counts, "other" texts, metadata. */
  generated: boolean;
  row: number;
}

/** The questions, groups and repeats of a form in the order of the record. Works for faulty forms as far as they go. */
export function questions(model: FormModel, options: CompileOptions = {}): QuestionView[] {
  const sound = parse(unparse(model));
  const problems = new Problems();
  const form = lower(sound, readSettings(sound, options, problems), problems, new Suggester())?.form;
  if (!form) return [];
  return form.nodes.filter(isShown).map((node) => viewOf(node, form));
}

const isShown = (node: FormNode) =>
  node.kind === 'question' ||
  ((node.kind === 'group' || node.kind === 'loop' || node.kind === 'repeat') && !node.bodyless);

function viewOf(node: FormNode, form: Form): QuestionView {
  const language = form.settings.defaultLanguage;
  const around: FormNode[] = [];
  for (let n = node.parent; n && n.kind !== 'survey'; n = n.parent) around.unshift(n);
  const view: QuestionView = {
    kind: node.kind === 'question' || node.kind === 'repeat' ? node.kind : 'group',
    path: node.path,
    name: node.name,
    type: usualType(node),
    dataType: node.kind === 'question' ? (plain(node.bind, 'type') ?? 'string') : '',
    label: texts(node.label, language),
    hint: texts(node.hint, language),
    repeats: around.filter((n) => n.kind === 'repeat').map((n) => n.path),
    groups: around.filter((n) => !n.bodyless).map((n) => n.path),
    required: requiredOf(node),
    visible: node.kind !== 'question' || hasControl(node),
    generated: node.generated === true,
    row: node.row,
  };
  const list = node.itemset ?? node.query;
  if (list !== undefined) view.list = list;
  const [value, label] = [node.parameters?.get('value'), node.parameters?.get('label')];
  if (node.itemset !== undefined && readFile(node.itemset) && (value || label))
    view.itemColumns = { ...(value && { value }), ...(label && { label }) };
  const choices =
    node.itemset === undefined || readFile(node.itemset) ? undefined : form.lists.get(node.itemset)?.choices;
  if (choices) view.choices = choices.map((choice) => ({ name: choice.name, label: texts(choice.label, language) }));
  return view;
}

function requiredOf(node: FormNode): QuestionView['required'] {
  const required = plain(node.bind, 'required');
  return required === undefined ? false : (yesNo(required) ?? 'conditional');
}

function texts(text: Text | undefined, language: string): Texts {
  if (text === undefined) return {};
  return Object.fromEntries(typeof text === 'string' ? [[language, text]] : text);
}

const USUAL = new Map([
  ['select one', 'select_one'],
  ['select all that apply', 'select_multiple'],
  ['select one external', 'select_one_external'],
  ['photo', 'image'],
  ['string', 'text'],
  ['int', 'integer'],
  ['datetime', 'dateTime'],
  ['date time', 'dateTime'],
  ['gps', 'geopoint'],
  ['location', 'geopoint'],
]);

const usualType = (node: FormNode): string => (node.kind === 'loop' ? 'group' : (USUAL.get(node.type) ?? node.type));
