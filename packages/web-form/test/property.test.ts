import { DOMParser as OtherParser } from '@xmldom/xmldom';
import type { RepeatRangeUncontrolledNode } from '@getodk/xforms-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from '../../../scripts/testing/samples.ts';
import { findNode, type OpenedForm, serializeSubmission, setAnswer } from '../src/node.ts';
import { expectedOf } from './support/random-expected.ts';
import { CHOICES, type Item, type Question, randomForm } from './support/random-form.ts';
import { workbookOf } from './support/random-workbook.ts';
import { opened, xmlOf } from './support/workbook.ts';

type Gen = fc.GeneratorValue;

/** Read by another parser than the engine's, and by none of our code. */
function leavesOf(xml: string): Map<string, string> {
  const leaves = new Map<string, string>();
  const root = new OtherParser().parseFromString(xml, 'text/xml').documentElement;
  const visit = (element: NonNullable<typeof root>, path: string) => {
    const children = Array.from(element.childNodes).filter((node) => node.nodeType === 1) as (typeof element)[];
    if (children.length === 0) leaves.set(path, element.textContent ?? '');
    const seen = new Map<string, number>();
    for (const child of children) {
      const nth = (seen.get(child.nodeName) ?? 0) + 1;
      seen.set(child.nodeName, nth);
      visit(child, `${path}/${child.nodeName}${/^s\d+$/.test(child.nodeName) ? `[${nth}]` : ''}`);
    }
  };
  if (root) visit(root, `/${root.nodeName}`);
  return leaves;
}

function answer(g: Gen, { kind }: Question): string {
  if (g(fc.integer, { min: 0, max: 9 }) < 2) return '';
  if (kind === 'int') return String(g(fc.integer, { min: -20, max: 30 }));
  if (kind === 'decimal') return String(g(fc.integer, { min: -200, max: 300 }) / 8);
  if (kind === 'one') return g(fc.constantFrom, ...CHOICES);
  if (kind === 'many') return g(fc.subarray, CHOICES, { minLength: 1 }).join(' ');
  return g(
    fc.constantFrom,
    'a',
    'b',
    'x',
    'Müller & <Söhne>',
    'কৃষক',
    '"\'',
    'two words',
    ' lead',
    '😀 𝔸',
    ']]>',
    'line\nbreak',
    '0',
  );
}

/** Every place there is to answer. */
function* placesOf(items: readonly Item[], instances: ReadonlyMap<string, number>): Generator<[string, Question]> {
  for (const item of items) {
    if (item.what === 'question') yield [`/data/${item.name}`, item];
    else
      for (let i = 1; i <= (instances.get(item.name) ?? 1); i++)
        for (const question of item.items)
          yield [`/data/${item.name}${item.what === 'repeat' ? `[${i}]` : ''}/${question.name}`, question];
  }
}

function addInstances(form: OpenedForm, items: readonly Item[], g: Gen): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (item.what !== 'repeat') continue;
    const count = g(fc.integer, { min: 1, max: 3 });
    const range = form.root.currentState.children.find((node) => node.currentState.reference === `/data/${item.name}`);
    for (let i = 1; i < count; i++) (range as RepeatRangeUncontrolledNode).addInstances();
    counts.set(item.name, count);
  }
  return counts;
}

it('property: what is sent equals what was filled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const items = randomForm(fc, g);
      const form = await opened(xmlOf(workbookOf(items)));
      const instances = addInstances(form, items, g);
      const answers = new Map<string, string>();
      const places = [...placesOf(items, instances)].filter(([, { kind }]) => kind !== 'calc');
      // in any order, some of them more than once: only the last answer counts
      const turns = g(fc.integer, { min: 0, max: places.length * 2 });
      for (let i = 0; i < turns; i++) {
        const [path, question] = places[g(fc.integer, { min: 0, max: places.length - 1 })] ?? [];
        if (!path || !question) continue;
        const text = answer(g, question);
        setAnswer(findNode(form.root, path) as never, text);
        answers.set(path, text);
      }
      const expected = expectedOf(items, answers, instances);
      const result = await serializeSubmission(form);
      expect(new Set(result.status === 'incomplete' ? result.violations.map(({ path }) => path) : [])).toEqual(
        expected.violations,
      );
      const leaves = leavesOf(form.root.instanceState.instanceXML);
      for (const [path, text] of expected.values) {
        const here = path.replace(/^\/data\/(s\d+)\//, '/data/$1[1]/');
        expect({ path, text: leaves.get(here) }).toEqual({ path, text });
        leaves.delete(here);
      }
      const left = [...leaves.keys()].filter((path) => !path.includes('/meta/') && !/^\/data\/s\d+\[\d+\]$/.test(path));
      expect(left).toEqual([]);
    }),
    { numRuns: samples(60) },
  );
});
