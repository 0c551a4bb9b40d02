import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edit from '../../src/edit/index.ts';
import type { FormDocument } from '../../src/edit/index.ts';
import { book } from '../support.ts';

const form = (survey: string) => edit.fromWorkbook(book(survey));
const namesOf = (document: FormDocument) => edit.circles(document).map((circle) => circle.map(({ name }) => name));

describe('the rules of a form', () => {
  const document = form(`
| survey |             |       |        |             |             |               |              |               |              |
|        | type        | name  | label  | relevant    | constraint  | calculation   | required     | choice_filter | repeat_count |
|        | integer     | age   | Age    |             | . < 120     |               | yes          |               |              |
|        | begin_group | home  | Home   | \${age} > 1 |             |               |              |               |              |
|        | select_one l | pick | Pick   |             |             |               | \${age} > 17 | a = \${age}   |              |
|        | end_group   |       |        |             |             |               |              |               |              |
|        | begin_repeat | child | Child |             |             |               |              |               | 3            |
|        | text        | cname | Name   |             |             |               | true()       |               |              |
|        | end_repeat  |       |        |             |             |               |              |               |              |
|        | begin_repeat | plot | Plot   |             |             |               |              |               | \${age}      |
|        | calculate   | twice |        |             |             | 2 * \${age} + \${last-saved#pick} | | |              |
|        | end_repeat  |       |        |             |             |               |              |               |              |

| choices |           |      |       |
|         | list_name | name | label |
|         | l         | a    | A     |
`);

  it('are listed in its order, with what each reads; always, never and a plain number are none', () => {
    expect(edit.rules(document).map(({ node, kind, reads }) => `${node.name} ${kind} ${reads.join()}`)).toEqual([
      'age constraint ',
      'home relevant age',
      'pick choice_filter age',
      'pick required age',
      'plot repeat_count age',
      'twice calculation age',
    ]);
  });

  it('go round where a group is shown by an answer inside it', () => {
    expect(edit.circles(document)).toEqual([]);
    const inside = edit.tree(document).all.find(({ name }) => name === 'home');
    const set = edit.setField(document, inside?.key ?? '', 'relevant', "${pick} = 'a'");
    const round = edit.apply(document, set).document;
    expect(namesOf(round)).toEqual([['home', 'pick']]);
    const [found] = edit.diagnose(round).findings.filter(({ code }) => code === 'logic.circle');
    expect(found).toMatchObject({ severity: 'warning', rowKey: inside?.key, circle: ['home', 'pick'] });
    expect(found?.row).toBe(3);
  });

  it('go round alone, but not when another answer triggers the calculation, nor by a constraint', () => {
    const counter = (trigger: string) =>
      form(`
| survey |           |       |       |             |            |            |
|        | type      | name  | label | calculation | constraint | trigger    |
|        | integer   | age   | Age   |             | . < \${n}  |            |
|        | calculate | n     |       | \${n} + 1   |            | ${trigger} |
`);
    expect(namesOf(counter(''))).toEqual([['n']]);
    expect(namesOf(counter('${age}'))).toEqual([]);
  });
});

/** Questions in groups, each reading some that stand before it. */
const lines = fc.array(
  fc.record({
    begins: fc.boolean(),
    ends: fc.boolean(),
    isCalculated: fc.boolean(),
    reads: fc.array(fc.nat({ max: 1_000 }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 40 },
);

function grown(drawn: typeof lines extends fc.Arbitrary<infer L> ? L : never): FormDocument {
  const rows: { row: number; cells: Record<string, string> }[] = [];
  const named: string[] = [];
  let open = 0;
  const put = (cells: Record<string, string>) => rows.push({ row: rows.length + 2, cells });
  drawn.forEach(({ begins, ends, isCalculated, reads }, i) => {
    const before = [...new Set(reads.map((n) => named[n % Math.max(1, named.length)]).filter((name) => name))];
    const rule = before.map((name) => `\${${name}} != ''`).join(' and ');
    if (begins) {
      open++;
      put({ type: 'begin_group', name: `g${i}`, label: 'G', ...(rule ? { relevant: rule } : {}) });
    }
    const cells: Record<string, string> = isCalculated
      ? { type: 'calculate', name: `q${i}`, calculation: rule || '1' }
      : { type: 'text', name: `q${i}`, label: 'Q', ...(rule ? { relevant: rule } : {}) };
    put(cells);
    named.push(`q${i}`);
    if (ends && open > 0) {
      open--;
      put({ type: 'end_group' });
    }
  });
  while (open-- > 0) put({ type: 'end_group' });
  const headers = ['type', 'name', 'label', 'relevant', 'calculation'];
  return edit.fromWorkbook({ sheets: [{ name: 'survey', headers, rows }] });
}

describe('circles', () => {
  it('are never found where every question reads what stands before it', () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        expect(edit.circles(grown(drawn))).toEqual([]);
      }),
    );
  });

  it('are found when the last is read by one that it depends on, and each step of them is real', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 100 }), (drawn, which) => {
        const document = grown(drawn);
        const { all } = edit.tree(document);
        const calculated = all.filter(({ type }) => type === 'calculate');
        const target = calculated[which % Math.max(1, calculated.length)];
        if (!target) return;
        // a further question that reads the target, and that the target reads
        const added = edit.add(document, { type: 'text', label: 'Back', name: 'back' }, { after: null });
        let round = edit.apply(document, added.operations).document;
        const back = edit.tree(round).all.find(({ name }) => name === 'back');
        round = edit.apply(round, [
          ...edit.setField(round, target.key, 'calculation', '${back}'),
          ...edit.setField(round, back?.key ?? '', 'relevant', `\${${target.name}} = 1`),
        ]).document;
        const found = edit.circles(round);
        expect(found.length).toBeGreaterThan(0);
        const reads = new Map(edit.rules(round).map(({ node, reads: names }) => [node.key, names]));
        for (const circle of found)
          circle.forEach((node, i) => {
            const next = circle[(i + 1) % circle.length] as edit.TreeNode;
            const around: string[] = [];
            for (let { parent } = node; parent; parent = parent.parent) around.push(parent.key);
            expect(reads.get(node.key)?.includes(next.name) || around.includes(next.key)).toBe(true);
          });
      }),
    );
  });
});
