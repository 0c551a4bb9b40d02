import type { Problems } from '../diagnostics.ts';
import type { Choice } from '../form/choices.ts';
import type { Form } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import { isSelect } from '../form/visible.ts';
import { isExternalInstance } from '../model/question-types.ts';
import { readFile } from '../model/type-cell.ts';
import { hasLastSaved } from '../text/references.ts';
import { attribute, escapeText, type Lines } from './xml.ts';

interface Instance {
  id: string;
  /** Absent for choice lists, whose items stand in the form itself. */
  src?: string;
  row: number;
  external?: boolean;
}

const COMPUTED = new Set(['calculate', 'constraint', 'readonly', 'required', 'relevant']);
const PULLDATA = /pulldata\s*\(\s*(.*?),/g;

/** All instances beside the record itself, each once, in the order the form needs them. */
export function writeSecondary(form: Form, problems: Problems, lines: Lines): void {
  const found = new Map<string, Instance>();
  const externals = new Map<string, Instance>();
  for (const instance of instancesOf(form)) {
    const at = { sheet: form.surveySheet, row: instance.row };
    if (instance.external) {
      if (externals.has(instance.id)) {
        const message = `Two external instances are named '${instance.id}'. Instance names must be unique within a form.`;
        problems.error('instances.duplicate', message, { ...at, column: 'name' });
      }
      externals.set(instance.id, instance);
    }
    const prior = found.get(instance.id);
    if (!prior) found.set(instance.id, instance);
    else if (prior.src !== instance.src) {
      const what = (i: Instance) => i.src ?? 'a choice list';
      const message = `The instance id '${instance.id}' would stand for ${what(prior)} and for ${what(instance)}. Rename one of them.`;
      problems.error('instances.conflict', message, at);
    }
  }
  for (const { id, src } of found.values()) {
    if (src === undefined) writeList(form, id, lines);
    else lines.add(`<instance${attribute('id', id)}${attribute('src', src)}/>`);
  }
}

function* instancesOf(form: Form): Generator<Instance> {
  let lastSaved = false;
  for (const node of form.nodes) {
    if (node.kind === 'external') {
      if (isExternalInstance(node.type)) yield externalInstance(node);
      continue;
    }
    if (node.kind === 'attribute' || node.kind === 'label') continue;
    yield* pulled(node);
    if (node.kind !== 'question') continue;
    const file = isSelect(node) && node.itemset ? readFile(node.itemset) : undefined;
    if (file) {
      const folder = file.extension === '.csv' ? 'file-csv' : 'file';
      yield { id: file.base, src: `jr://${folder}/${node.itemset}`, row: node.row };
    }
    lastSaved ||= refersToLastSaved(node);
  }
  if (lastSaved) yield { id: '__last-saved', src: 'jr://instance/last-saved', row: 1 };
  for (const list of form.lists.values()) if (!list.searched) yield { id: list.name, row: 1 };
}

function externalInstance({ name, type, row }: FormNode): Instance {
  const extension = type.split('-')[0];
  const folder = extension === 'csv' ? 'file-csv' : 'file';
  return { id: name, src: `jr://${folder}/${name}.${extension}`, row, external: true };
}

/** Calls back for every expression of the node that contains the word; most nodes have none. */
function eachExpression(node: FormNode, word: string, use: (text: string) => void): void {
  if (node.choiceFilter?.includes(word)) use(node.choiceFilter);
  if (node.default?.includes(word)) use(node.default);
  if (!node.bind) return;
  for (const [key, text] of node.bind) {
    if (typeof text === 'string' && text.includes(word) && COMPUTED.has(key)) use(text);
  }
}

function pulled(node: FormNode): Instance[] {
  const found: Instance[] = [];
  eachExpression(node, 'pulldata(', (text) => {
    for (const match of text.matchAll(PULLDATA)) {
      const id = (match[1] ?? '').replace(/['"]/g, '').trim();
      found.push({ id, src: `jr://file-csv/${id}.csv`, row: node.row });
    }
  });
  return found;
}

function refersToLastSaved(node: FormNode): boolean {
  let found = false;
  eachExpression(node, '${last-saved#', (text) => {
    found ||= hasLastSaved(text);
  });
  return found;
}

function writeList(form: Form, id: string, lines: Lines): void {
  const choices = form.lists.get(id)?.choices ?? [];
  const itext = form.itextLists.has(id);
  lines.open(`<instance${attribute('id', id)}>`);
  lines.open('<root>');
  for (const [i, choice] of choices.entries())
    lines.add(`<item>${itemContent(choice, itext ? `${id}-${i}` : undefined)}</item>`);
  lines.close('root');
  lines.close('instance');
}

function itemContent({ name, label, extras, smsOption }: Choice, itextId: string | undefined): string {
  let out = itextId === undefined ? '' : `<itextId>${escapeText(itextId)}</itextId>`;
  out += `<name>${escapeText(name)}</name>`;
  if (itextId === undefined && typeof label === 'string') out += `<label>${escapeText(label)}</label>`;
  for (const [column, value] of extras) out += `<${column}>${escapeText(value)}</${column}>`;
  return smsOption ? `${out}<sms_option>${escapeText(smsOption)}</sms_option>` : out;
}
