import type { Form } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import { readFile } from '../model/type-cell.ts';
import { hasReference } from '../text/references.ts';
import type { Resolver } from './resolver.ts';
import { attribute } from './xml.ts';

interface Itemset {
  nodeset: string;
  value: string;
  label: string;
  filter?: string;
}

/** The itemset of a select, range or map question: a file, nodes of a repeat, or a list of the form. */
export function itemset(node: FormNode, form: Form, resolver: Resolver): string {
  if (!node.itemset) return '';
  const isRange = node.type === 'range';
  const fromNodes = !isRange && hasReference(node.itemset);
  const set =
    (isRange ? undefined : fromFile(node)) ?? (fromNodes ? fromRepeat(node, resolver) : fromList(node.itemset, form));
  if (!isRange) {
    set.filter = filter(node, set, fromNodes, resolver) ?? set.filter;
    if (set.filter) set.nodeset += `[${set.filter}]`;
    set.nodeset = randomized(node, set.nodeset, resolver);
  }
  return `<itemset${attribute('nodeset', set.nodeset)}><value${attribute('ref', set.value)}/><label${attribute('ref', set.label)}/></itemset>`;
}

function fromFile(node: FormNode): Itemset | undefined {
  const file = readFile(node.itemset ?? '');
  if (!file) return undefined;
  const geojson = file.extension === '.geojson';
  return {
    nodeset: `instance('${file.base}')/root/item`,
    value: node.parameters?.get('value') ?? (geojson ? 'id' : 'name'),
    label: node.parameters?.get('label') ?? (geojson ? 'title' : 'label'),
  };
}

const isGeo = (node: FormNode) => node.type.startsWith('geo');

function fromRepeat(node: FormNode, resolver: Resolver): Itemset {
  const path = resolver.resolve(node.itemset ?? '', node, { repeatParent: true }).trim();
  // Some clients would add an index to a bare repeat; a predicate keeps all repetitions.
  if (isGeo(node)) return { nodeset: path, value: 'geometry', label: 'geometry', filter: "./geometry != ''" };
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  return { nodeset: steps.join('/'), value: last, label: last, filter: `./${last} != ''` };
}

function fromList(list: string, form: Form): Itemset {
  const label = form.itextLists.has(list) ? 'jr:itext(itextId)' : 'label';
  return { nodeset: `instance('${list}')/root/item`, value: 'name', label };
}

function filter(node: FormNode, set: Itemset, fromNodes: boolean, resolver: Resolver): string | undefined {
  if (!node.choiceFilter) return undefined;
  const text = resolver.resolve(node.choiceFilter, node, { useCurrent: true, repeatParent: fromNodes });
  return fromNodes ? text.replaceAll(`current()/${set.nodeset}`, '.').replaceAll(set.nodeset, '.') : text;
}

function randomized(node: FormNode, nodeset: string, resolver: Resolver): string {
  if (node.parameters?.get('randomize') !== 'true') return nodeset;
  const seed = node.parameters.get('seed');
  return seed === undefined ? `randomize(${nodeset})` : `randomize(${nodeset}, ${resolver.resolve(seed, node).trim()})`;
}
