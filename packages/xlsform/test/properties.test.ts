import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../scripts/testing/samples.ts';
import { compile, compileModel, diff, parse, questions, unparse, type Workbook } from '../src/index.ts';
import { SHEETS, VOCABULARIES } from '../src/model/aliases.ts';
import { QUESTION_TYPES } from '../src/model/question-types.ts';
import { parseXml } from './support.ts';

const NASTY = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '${',
  '${a',
  '${}',
];
const nasty = fc.constantFrom(...NASTY);
const headers = Object.values(VOCABULARIES).flatMap(({ aliases, columns }) => [...aliases.keys(), ...columns]);
const header = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...headers, 'disabled', 'intent', 'list name') },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...headers), fc.constantFrom('::', ':'), fc.string()).map((p) => p.join('')),
  },
  { weight: 1, arbitrary: fc.oneof(fc.string({ unit: 'binary' }), nasty) },
);
const types = [
  ...QUESTION_TYPES.keys(),
  'begin group',
  'end group',
  'begin_repeat',
  'end_repeat',
  'begin loop over l',
  'end loop',
  'select_one l',
  'select_multiple l or_other',
  'select_one ${a}',
  'select_one_from_file l.csv',
  'select_one_external l',
  'osm l',
  'form_id',
];
const cell = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...types) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'a',
      'b',
      'l',
      'x',
      'yes',
      'no',
      '${a}',
      '${b} > 1',
      'start=1 end=',
      'randomize=true',
      'table-list',
      'search(a)',
      'a#b',
      '1',
      "instance('l')/root/item[name < ${a}]",
      'indexed-repeat(${a}, ${b}, 1)',
    ),
  },
  { weight: 1, arbitrary: fc.oneof(fc.string({ unit: 'binary' }), nasty) },
);
// JSON.parse makes `__proto__` an own property, as a hostile file would.
const cells = fc
  .array(fc.tuple(header, cell), { maxLength: 8 })
  .map(
    (pairs) =>
      JSON.parse(`{${pairs.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join(',')}}`) as Record<
        string,
        string
      >,
  );
const sheet = fc.record({
  name: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...SHEETS) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), nasty) },
  ),
  rows: fc.array(cells, { maxLength: 12 }),
  extra: fc.array(header, { maxLength: 3 }),
});
const workbook: fc.Arbitrary<Workbook> = fc.array(sheet, { maxLength: 5 }).map((sheets) => ({
  sheets: sheets.map(({ name, rows, extra }) => ({
    name,
    headers: [...new Set([...rows.flatMap((row) => Object.keys(row)), ...extra])],
    rows: rows.map((row, i) => ({ row: i + 2, cells: row })),
  })),
}));

describe('arbitrary workbooks', () => {
  it('never make the compiler throw, and its forms are well-formed', () => {
    fc.assert(
      fc.property(workbook, (input) => {
        const result = compile(input);
        expect(result.ok).toBe(result.xml !== undefined);
        if (result.xml) parseXml(result.xml);
        questions(result.model);
        diff(result.model, result.model);
      }),
      { numRuns: samples(600) },
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('survive the way to the model and back', () => {
    fc.assert(
      fc.property(workbook, (input) => {
        const model = parse(input);
        expect(JSON.parse(JSON.stringify(model))).toEqual(model);
        const back = unparse(model);
        expect(back).toEqual(input);
        expect(parse(back)).toEqual(model);
      }),
      { numRuns: samples(300) },
    );
  });

  it('give the same diagnostics when compiled as an edited model', () => {
    fc.assert(
      fc.property(workbook, (input) => {
        const direct = compile(input);
        expect(compileModel(direct.model).diagnostics).toEqual(direct.diagnostics);
      }),
      { numRuns: samples(150) },
    );
  });
});

describe('nesting', () => {
  const nested = (depth: number): Workbook => {
    const begin = Array.from({ length: depth }, (_, i) => ({ type: 'begin_group', name: `g${i}`, label: 'G' }));
    const end = Array.from({ length: depth }, () => ({ type: 'end_group' }));
    const rows = [...begin, { type: 'text', name: 'q', label: 'Q' }, ...end];
    return {
      sheets: [
        {
          name: 'survey',
          headers: ['type', 'name', 'label'],
          rows: rows.map((r, i) => ({ row: i + 2, cells: r as Record<string, string> })),
        },
      ],
    };
  };

  it('of a hundred groups compiles', () => expect(compile(nested(100)).ok).toBe(true));

  it('of fifty thousand groups is refused with a diagnostic', () => {
    const result = compile(nested(50_000));
    expect(result.ok).toBe(false);
    expect(result.diagnostics[0]?.code).toBe('survey.too-deep');
  });
});

type Tree = { kind: 'text' | 'select_one l' | 'calculate' } | { kind: 'group' | 'repeat'; children: Tree[] };
const tree = fc.letrec<{ node: Tree; nodes: Tree[] }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Tree>({ kind: 'text' }, { kind: 'select_one l' }, { kind: 'calculate' }),
    fc.record({ kind: fc.constantFrom('group' as const, 'repeat' as const), children: tie('nodes') }),
  ),
}));

describe('a random sound form', () => {
  it('has every question path in its primary instance', () => {
    fc.assert(
      fc.property(tree.nodes, (nodes) => {
        const rows: Record<string, string>[] = [];
        let count = 0;
        const add = (list: Tree[]) => {
          for (const node of list) {
            const name = `n${count++}`;
            if ('children' in node) {
              rows.push({ type: `begin_${node.kind}`, name, label: name });
              add(node.children);
              rows.push({ type: `end_${node.kind}` });
            } else
              rows.push({ type: node.kind, name, label: name, calculation: node.kind === 'calculate' ? '1 + 1' : '' });
          }
        };
        add(nodes);
        const { xml, diagnostics, model } = compile({
          sheets: [
            {
              name: 'survey',
              headers: ['type', 'name', 'label', 'calculation'],
              rows: rows.map((r, i) => ({ row: i + 2, cells: r })),
            },
            {
              name: 'choices',
              headers: ['list_name', 'name', 'label'],
              rows: [{ row: 2, cells: { list_name: 'l', name: 'a', label: 'A' } }],
            },
          ],
        });
        expect(diagnostics).toEqual([]);
        const paths = new Set<string>();
        const walk = (element: Element, path: string) => {
          paths.add(path);
          for (let c = element.firstChild; c; c = c.nextSibling)
            if (c.nodeType === 1) walk(c as Element, `${path}/${c.nodeName}`);
        };
        const instance = parseXml(xml ?? '').getElementsByTagName('instance')[0];
        for (let c = instance?.firstChild; c; c = c.nextSibling)
          if (c.nodeType === 1) walk(c as unknown as Element, `/${c.nodeName}`);
        for (const { path } of questions(model)) expect(paths).toContain(path);
      }),
      { numRuns: samples(200) },
    );
  });
});
