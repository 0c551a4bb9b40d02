import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../scripts/testing/samples.ts';
import * as edit from '../../src/edit/index.ts';
import type { Edit, FormDocument, Operation } from '../../src/edit/index.ts';
import { book } from '../support.ts';

const START = edit.fromWorkbook(
  book(`
| survey |                   |         |            |            |                                    |                |              |         |
|        | type              | name    | label      | label::French (fr) | relevant                   | calculation    | repeat_count | my note |
|        | integer           | age     | Age        | Âge        |                                    |                |              | ask     |
|        | note to self      |         |            |            |                                    |                |              |         |
|        | begin_group       | home    | Home       |            | \${age} > 17                       |                |              |         |
|        | select_one yesno  | married | Married?   |            |                                    |                |              |         |
|        | select_multiple l or_other | crops | Crops of \${age} |    | selected(\${married}, 'yes')     |                |              |         |
|        | begin_repeat      | child   | Child      |            |                                    |                | \${age}      | x       |
|        | text              | cname   | Name       |            | \${age} > 1 and \${married} = 'yes' |               |              |         |
|        | end_repeat        |         |            |            |                                    |                |              |         |
|        | end_group         |         |            |            |                                    |                |              |         |
|        | calculate         | total   |            |            |                                    | count(\${child}) + \${age} |  |         |

| choices |           |      |           |        |
|         | list_name | name | label     | region |
|         | yesno     | yes  | Yes       | a      |
|         | yesno     | no   | No        | b      |
|         | l         | rice | Rice      |        |
|         | l         | jute | Jute \${age} |     |
`),
);

const number = fc.nat({ max: 1_000 });
const of = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
const kinds = [
  'add',
  'group',
  'select',
  'move',
  'step',
  'duplicate',
  'remove',
  'wrap',
  'unwrap',
  'rename',
  'retype',
  'field',
  'cell',
  'paste',
  'own',
  'list',
  'language',
  'noLanguage',
  'setting',
  'row',
  'block',
] as const;
const gesture = fc.record({ kind: fc.constantFrom(...kinds), a: number, b: number, c: number });
type Gesture = typeof gesture extends fc.Arbitrary<infer G> ? G : never;

let keys = 0;
const newKey = () => `k${keys++}`;
const TYPES = edit.TYPES.map(({ type }) => type);

/** Two blocks of which one refers to the other; lists that the form has alike, otherwise, and not at all. */
const BLOCKS: readonly edit.QuestionBlock[] = [
  {
    id: 'place',
    survey: [
      { type: 'begin group', name: 'place', 'label::English (en)': 'Place', 'label::বাংলা (bn)': 'স্থান' },
      { type: 'select_one yesno', name: 'age', 'label::English (en)': 'Here?', 'label::বাংলা (bn)': 'এখানে?' },
      { type: 'end group' },
    ],
    choices: [
      { list_name: 'yesno', name: 'yes', 'label::English (en)': 'Yes', 'label::বাংলা (bn)': 'হ্যাঁ' },
      { list_name: 'yesno', name: 'no', 'label::English (en)': 'No', 'label::বাংলা (bn)': 'না' },
    ],
  },
  {
    id: 'crop',
    survey: [
      {
        type: 'select_one l',
        name: 'crop',
        'label::English (en)': 'Crop',
        relevant: "${place_note} = '' and ${age} != ''",
      },
      { type: 'text', name: 'place_note', 'label::English (en)': 'Note on ${crop}' },
    ],
    choices: [{ list_name: 'l', name: 'maize', 'label::English (en)': 'Maize' }],
  },
];

/** What a person might do next in any form. */
function propose(document: FormDocument, { kind, a, b, c }: Gesture): Edit {
  const { all } = edit.tree(document);
  const [one, other] = [of(all, a)?.key ?? '', of(all, b)?.key ?? ''];
  const sheet = of(document.sheets, a);
  const row = sheet && of(sheet.rows, b);
  const list = of(edit.choiceLists(document), a)?.name ?? 'new';
  const place = [{ after: other }, { first: other }, { last: other }, { after: null }][c % 4] as edit.Place;
  switch (kind) {
    case 'add':
      return edit.add(document, { type: of(TYPES, a) as string, label: `Q ${c}` }, place, newKey);
    case 'group':
      return edit.add(document, { type: a % 2 ? 'begin_group' : 'begin_repeat', label: `Group ${c}` }, place, newKey);
    case 'select':
      return edit.add(document, { type: 'select_one', label: `লিঙ্গ ${c}`, choices: ['One', 'দুই'] }, place, newKey);
    case 'move':
      return edit.move(document, [one, of(all, c)?.key ?? ''], place);
    case 'step':
      return edit.moveStep(document, one, (['up', 'down', 'in', 'out'] as const)[c % 4] as 'up');
    case 'duplicate':
      return edit.duplicate(document, [one], newKey);
    case 'remove':
      return edit.remove(document, [one, other]);
    case 'wrap':
      return edit.wrap(document, [one, other], c % 2 ? 'group' : 'repeat', { name: `w${c}`, label: 'W' }, newKey);
    case 'unwrap':
      return edit.unwrap(document, one);
    case 'rename':
      return edit.rename(document, one, `name_${c}`);
    case 'retype':
      return edit.retype(document, one, of(TYPES, c) as string, {}, newKey);
    case 'field':
      return {
        operations: edit.setField(
          document,
          one,
          'hint',
          c % 3 ? `Hint ${c}` : null,
          c % 2 ? 'Bengali (bn)' : undefined,
        ),
      };
    case 'cell':
      return {
        operations:
          sheet && row
            ? [
                {
                  op: 'set',
                  sheet: sheet.key,
                  row: row.key,
                  column: of([...sheet.headers, 'new column'], c) as string,
                  value: c % 4 ? `v${c}` : null,
                },
              ]
            : [],
      };
    case 'paste':
      return edit.pasteChoices(document, list, 'One\nTwo\n3\tThree\n\n', { newKey });
    case 'own':
      return edit.ownList(document, one, newKey);
    case 'list':
      return edit.renameList(document, list, `list_${c}`);
    case 'language':
      return edit.addLanguage(document, `L${c % 3} (fr)`, c % 2 ? 'English (en)' : undefined);
    case 'noLanguage':
      return edit.removeLanguage(document, of(edit.languages(document), c) ?? null);
    case 'setting':
      return edit.setSettings(document, { title: c % 3 ? `T${c}` : null, style: 'pages' }, newKey);
    case 'row':
      return { operations: sheet && row ? [{ op: 'remove', sheet: sheet.key, rows: [row.key] }] : [] };
    case 'block':
      return edit.insertBlock(document, of(BLOCKS, a) as edit.QuestionBlock, place, { all: BLOCKS, newKey });
  }
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Hundreds of histories take their time on a busy machine. */
const PATIENCE = 600_000;

describe('a random history of a form', { timeout: PATIENCE }, () => {
  it('goes back to the start, forth to the end, and every step can be taken alone', () => {
    fc.assert(
      fc.property(fc.array(gesture, { minLength: 1, maxLength: 25 }), (gestures) => {
        let session = edit.openSession(START, 0);
        const states = [session.document];
        gestures.forEach((one, i) => {
          const { operations } = propose(session.document, one);
          expect(plain(operations)).toEqual(operations);
          const before = session.document;
          session = edit.commit(session, operations, { id: `c${i}` });
          if (session.document !== before) states.push(session.document);
        });
        const steps = states.length - 1;
        for (let i = steps - 1; i >= 0; i--) {
          session = edit.undo(session, `u${i}`);
          expect(session.document).toEqual(states[i]);
        }
        expect(edit.toWorkbook(session.document)).toEqual(edit.toWorkbook(START));
        for (let i = 1; i <= steps; i++) session = edit.redo(session, `r${i}`);
        expect(session.document).toEqual(states[steps]);
        // What is to be sent is what was done: another who does it all has the same form.
        const sent = session.pending.flatMap(({ operations }) => operations);
        expect(edit.apply(START, sent).document).toEqual(session.document);
      }),
    );
  });

  it('always compiles or says why, with every place in the form', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 15 }), (gestures) => {
        let document = START;
        for (const one of gestures) document = edit.apply(document, propose(document, one).operations).document;
        const { ok, xml, findings } = edit.diagnose(document);
        expect(ok).toBe(xml !== undefined);
        if (!ok) expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
        for (const found of findings)
          if (found.rowKey !== undefined) expect(rowIn(document, found.sheetKey, found.rowKey)).toBeDefined();
        edit.outline(document);
        edit.circles(document);
        edit.completeness(document);
      }),
      { numRuns: samples(60) },
    );
  });

  it('leaves every reference resolved when questions, groups and repeats are renamed', () => {
    expect(edit.diagnose(START).findings.filter(({ code }) => code.startsWith('references.'))).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 10 }), (renames) => {
        let document = START;
        for (const [a, b] of renames) {
          const { all } = edit.tree(document);
          document = edit.apply(document, edit.rename(document, of(all, a)?.key ?? '', `n${b}`).operations).document;
        }
        const { findings } = edit.diagnose(document);
        expect(findings.filter(({ code }) => code.startsWith('references.'))).toEqual([]);
        const names = new Set(edit.namesIn(document));
        for (const name of edit.references(document).keys()) expect(names).toContain(name);
      }),
      { numRuns: samples(60) },
    );
  });
});

const rowIn = (document: FormDocument, sheet: string | undefined, row: string) =>
  edit.rowOf(edit.sheetByKey(document, sheet ?? ''), row);

describe('two people at random work on one draft', { timeout: PATIENCE }, () => {
  it('have the same form in the end, in which nothing of either is lost without being named', () => {
    const turn = fc.record({ who: fc.boolean(), gestures: fc.array(gesture, { maxLength: 4 }), meet: fc.boolean() });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 8 }), (turns) => {
        // What the server does, in memory.
        const log: edit.Change[] = [];
        let kept = START;
        const people = { true: edit.openSession(START, 0), false: edit.openSession(START, 0) };
        const meet = (name: 'true' | 'false') => {
          const known = edit.absorb(people[name], { version: log.length, changes: log.slice(people[name].version) });
          const { session, changes } = edit.sending(known.session);
          log.push(...changes);
          kept = edit.apply(kept, edit.operationsOf(changes)).document;
          people[name] = edit.absorb(session, { version: log.length, changes: log.slice(session.version) }).session;
          expect(people[name].document).toEqual(kept);
          expect(people[name].pending).toEqual([]);
        };
        let n = 0;
        for (const { who, gestures, meet: meets } of turns) {
          const name = String(who) as 'true' | 'false';
          for (const one of gestures) {
            const { operations } = propose(people[name].document, one);
            people[name] = edit.commit(people[name], operations, { id: `c${n++}` });
          }
          if (meets) meet(name);
        }
        meet('true');
        meet('false');
        meet('true');
        expect(people.true.document).toEqual(people.false.document);
        const again: Operation[] = edit.operationsOf(log);
        expect(edit.apply(START, again).document).toEqual(kept);
      }),
      { numRuns: samples(60) },
    );
  });
});
