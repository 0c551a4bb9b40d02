import { components } from './components.ts';
import { sheetOf } from './document.ts';
import { read } from './fields.ts';
import { rules } from './rules.ts';
import { type TreeNode, tree } from './tree.ts';
import type { FormDocument } from './types.ts';

/** What a device must know of each question before it can show it or work it out: keys of rows. */
function dependencies(document: FormDocument): Map<string, string[]> {
  const sheet = sheetOf(document, 'survey');
  const { all } = tree(document);
  const byName = new Map<string, string | null>();
  // a name that several have is nobody's reference, which the compiler says
  for (const { key, name } of all) if (name !== '') byName.set(name, byName.has(name) ? null : key);
  const reads = new Map<string, Set<string>>(all.map(({ key }) => [key, new Set()]));
  const withRelevance = new Set<TreeNode>();
  for (const { kind, node, reads: names } of rules(document)) {
    if (kind !== 'relevant' && kind !== 'calculation') continue;
    if (kind === 'relevant') withRelevance.add(node);
    // worked out once when another answer is given, not whenever it may have changed
    if (kind === 'calculation' && sheet && read(sheet, 'survey', node.row, 'trigger') !== undefined) continue;
    for (const name of names) {
      const key = byName.get(name);
      if (key) reads.get(node.key)?.add(key);
    }
  }
  // what stands in a group is hidden with it
  for (const node of all)
    for (let { parent } = node; parent; parent = parent.parent)
      if (withRelevance.has(parent)) reads.get(node.key)?.add(parent.key);
  return new Map([...reads].map(([key, keys]) => [key, [...keys]]));
}

/** The shortest way from a question back to itself. */
function wayRound(start: string, among: ReadonlySet<string>, reads: ReadonlyMap<string, string[]>): string[] {
  const before = new Map<string, string>();
  const wave = [start];
  for (const key of wave)
    for (const next of reads.get(key) ?? []) {
      if (next === start) {
        const way = [key];
        for (let at = key; at !== start; ) {
          at = before.get(at) as string;
          way.unshift(at);
        }
        return way;
      }
      if (!among.has(next) || before.has(next)) continue;
      before.set(next, key);
      wave.push(next);
    }
  return [];
}

/**
 * Questions that decide about each other in a circle, each before the one that it reads; phones refuse such a form. Of several
 * circles that hang together the one of the first question is named: when it is mended, the next is.
 */
export function circles(document: FormDocument): TreeNode[][] {
  const reads = dependencies(document);
  const { byKey, all } = tree(document);
  const place = new Map(all.map(({ key }, i) => [key, i]));
  return components(reads)
    .map((keys) => {
      const first = keys.reduce((a, b) => ((place.get(a) ?? 0) <= (place.get(b) ?? 0) ? a : b));
      return wayRound(first, new Set(keys), reads).map((key) => byKey.get(key) as TreeNode);
    })
    .filter((circle) => circle.length > 0)
    .sort(([a], [b]) => (place.get(a?.key ?? '') ?? 0) - (place.get(b?.key ?? '') ?? 0));
}
