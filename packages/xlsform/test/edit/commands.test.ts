import { describe, expect, it } from 'vitest';
import * as edit from '../../src/edit/index.ts';
import type { Edit, FormDocument } from '../../src/edit/index.ts';
import { book } from '../support.ts';

const FORM = `
| survey |                     |       |          |            |                 |              |         |
|        | type                | name  | label    | relevant   | choice_filter   | appearance   | my note |
|        | integer             | age   | Age      |            |                 |              | ask     |
|        | begin_group         | home  | Home     | \${age} > 1 |                |              |         |
|        | select_one place    | union | Union    |            | zila = \${zila} | minimal      |         |
|        | select_one place    | other | Other    |            |                 |              |         |
|        | end_group           |       |          |            |                 |              |         |
|        | select_one district | zila  | District |            |                 |              | \${age} |

| choices |           |      |       |      |
|         | list_name | name | label | zila |
|         | place     | a    | A \${age} | x |
|         | place     | b    | B     | y    |
|         | district  | x    | X     |      |

| settings |            |               |
|          | form_title | instance_name |
|          | Old        | \${age}       |
`;
const start = () => edit.fromWorkbook(book(FORM));
const key = (document: FormDocument, name: string) =>
  edit.tree(document).all.find((node) => node.name === name)?.key ?? `no ${name}`;
/** The document after an edit; what was done can be undone. */
function done(document: FormDocument, { operations, refused }: Edit): FormDocument {
  expect(refused).toBeUndefined();
  const { document: after, inverse } = edit.apply(document, operations);
  expect(edit.apply(after, inverse).document).toEqual(document);
  return after;
}
const names = (document: FormDocument) =>
  edit.tree(document).all.map(({ depth, name, type }) => `${'-'.repeat(depth)}${name || type}`);
const cells = (document: FormDocument, sheet: string, column: string) =>
  edit.sheetByKey(document, sheet)?.rows.map((row) => row.cells[column] ?? '');

describe('a question', () => {
  it('gets a name from its label, also from Bengali, that no other has', () => {
    const names = ['কৃষকের নাম', 'জমির পরিমাণ', 'Số điện thoại', '৫ বছর', '农民', '<b>Age</b> of ${x}?', 'Farmer’s name'];
    expect(names.map(edit.nameFromLabel)).toEqual([
      'krishoker_nam',
      'jomir_poriman',
      'so_dien_thoai',
      'q_5_bochhor',
      '',
      'age_of',
      'farmers_name',
    ]);
    expect(edit.questionName(start(), 'AGE!')).toBe('age_2');
    expect(edit.questionName(start(), '农民', 'text')).toBe('text');
  });

  it('is added where one wants it, a select with its own list', () => {
    let document = done(start(), edit.add(start(), { type: 'text', label: 'Village' }, { last: key(start(), 'home') }));
    document = done(
      document,
      edit.add(document, { type: 'select_one', label: 'Sex', choices: ['নারী', 'পুরুষ'] }, { after: null }),
    );
    expect(names(document)).toEqual(['sex', 'age', 'home', '-union', '-other', '-village', 'zila']);
    expect(edit.choiceList(document, 'sex')?.rows.map(({ cells }) => cells.name)).toEqual(['nari', 'purush']);
    expect(edit.diagnose(document).ok).toBe(true);
  });

  it('is renamed with every reference to it, and unknown columns too follow as the compiler reads them', () => {
    const document = done(start(), edit.rename(start(), key(start(), 'age'), 'years'));
    expect(JSON.stringify(document)).not.toContain('${age}');
    expect(cells(document, 'choices', 'label')).toEqual(['A ${years}', 'B', 'X']);
    expect(cells(document, 'settings', 'instance_name')).toEqual(['${years}']);
    expect(edit.diagnose(document).ok).toBe(true);
    expect(edit.rename(start(), key(start(), 'age'), 'zila').refused).toBe('name-taken');
    expect(edit.rename(start(), key(start(), 'age'), '1x').refused).toBe('name-invalid');
  });

  it('of another type loses what means nothing there, and says what', () => {
    const proposed = edit.retype(start(), key(start(), 'union'), 'integer');
    expect(proposed.lost?.map(({ column, value }) => [column, value])).toEqual([
      ['choice_filter', 'zila = ${zila}'],
      ['appearance', 'minimal'],
    ]);
    const document = done(start(), proposed);
    expect(cells(document, 'survey', 'type')?.[2]).toBe('integer');
    expect(cells(document, 'survey', 'choice_filter')?.join('')).toBe('');
    expect(edit.retype(start(), key(start(), 'union'), 'select_multiple').lost).toEqual([]);
    const repeat = done(start(), edit.retype(start(), key(start(), 'home'), 'begin_repeat'));
    expect(cells(repeat, 'survey', 'type')).toContain('end_repeat');
    expect(edit.retype(start(), key(start(), 'age'), 'begin_group').refused).toBe('not-a-container');
  });
});

describe('groups', () => {
  it('move with all that is in them, not into themselves, and their copies refer to the copies', () => {
    const home = key(start(), 'home');
    expect(names(done(start(), edit.move(start(), [home], { after: key(start(), 'zila') })))).toEqual([
      'age',
      'zila',
      'home',
      '-union',
      '-other',
    ]);
    expect(edit.move(start(), [home], { last: home }).refused).toBe('into-itself');
    expect(edit.move(start(), [home], { after: key(start(), 'union') }).refused).toBe('into-itself');
    const both = edit.topmost(
      start(),
      ['age', 'home', 'zila', 'union'].map((name) => key(start(), name)),
    );
    expect(both.map(({ name }) => name)).toEqual(['age', 'home', 'zila']);
    const copied = done(
      start(),
      edit.duplicate(
        start(),
        both.map((node) => node.key),
      ),
    );
    expect(names(copied).slice(5)).toEqual(['age_2', 'home_2', '-union_2', '-other_2', 'zila_2']);
    expect(cells(copied, 'survey', 'choice_filter')?.[8]).toBe('zila = ${zila_2}');
    expect(edit.diagnose(copied).ok).toBe(true);
  });

  it('are put around neighbours and taken away again', () => {
    const keys = ['union', 'other'].map((name) => key(start(), name));
    const wrapped = done(start(), edit.wrap(start(), keys, 'repeat', { name: 'places', label: 'Places' }));
    expect(names(wrapped)).toEqual(['age', 'home', '-places', '--union', '--other', 'zila']);
    expect(edit.toWorkbook(done(wrapped, edit.unwrap(wrapped, key(wrapped, 'places'))))).toEqual(
      edit.toWorkbook(start()),
    );
    expect(edit.wrap(start(), [key(start(), 'age'), key(start(), 'zila')], 'group', { name: 'g' }).refused).toBe(
      'not-together',
    );
    const referred = edit.apply(
      start(),
      edit.setField(start(), key(start(), 'zila'), 'relevant', 'count(${home}) > 0'),
    );
    expect(edit.unwrap(referred.document, key(start(), 'home')).refused).toBe('in-use');
  });

  it('are gone through by the keyboard', () => {
    const step = (document: FormDocument, name: string, way: 'up' | 'down' | 'in' | 'out') =>
      done(document, edit.moveStep(document, key(document, name), way));
    let document = step(start(), 'zila', 'in');
    expect(names(document)).toEqual(['age', 'home', '-union', '-other', '-zila']);
    document = step(step(document, 'zila', 'up'), 'zila', 'up');
    expect(names(document)).toEqual(['age', 'home', '-zila', '-union', '-other']);
    document = step(step(document, 'zila', 'out'), 'age', 'down');
    expect(names(document)).toEqual(['home', '-union', '-other', 'age', 'zila']);
  });
});

describe('lists of choices', () => {
  it('are shared or own, renamed with their questions, and taken away only when nobody uses them', () => {
    expect(edit.choiceList(start(), 'place')?.users).toHaveLength(2);
    const own = done(start(), edit.ownList(start(), key(start(), 'other')));
    expect(edit.choiceList(own, 'other')?.rows.map(({ cells }) => cells.name)).toEqual(['a', 'b']);
    expect(edit.choiceList(own, 'place')?.users).toHaveLength(1);
    const renamed = done(start(), edit.renameList(start(), 'place', 'unions'));
    expect(cells(renamed, 'survey', 'type')?.slice(2, 4)).toEqual(['select_one unions', 'select_one unions']);
    expect(edit.removeList(start(), 'place').refused).toBe('in-use');
    const free = done(start(), edit.useList(start(), key(start(), 'zila'), 'place'));
    expect(edit.choiceLists(done(free, edit.removeList(free, 'district'))).map(({ name }) => name)).toEqual(['place']);
  });

  it('take what is pasted, with codes made or brought along', () => {
    const document = done(start(), edit.pasteChoices(start(), 'district', 'Dhaka\n7\tSylhet\r\n\nDhaka\nবরিশাল'));
    expect(edit.choiceList(document, 'district')?.rows.map(({ cells }) => cells.name)).toEqual([
      'x',
      'dhaka',
      '7',
      'dhaka_2',
      'borishal',
    ]);
    const moved = edit.choiceList(document, 'district')?.rows.at(-1)?.key as string;
    const first = done(document, edit.moveChoices(document, [moved], null));
    expect(edit.choiceList(first, 'district')?.rows[0]?.cells.name).toBe('borishal');
    expect(edit.choiceList(first, 'place')?.rows).toHaveLength(2);
  });
});

describe('languages and settings', () => {
  it('come beside each text, are renamed and go with what was written', () => {
    let document = done(start(), edit.addLanguage(start(), 'Bengali (bn)', 'English (en)'));
    expect(edit.languages(document)).toEqual(['English (en)', 'Bengali (bn)']);
    expect(edit.sheetByKey(document, 'choices')?.headers).toContain('label::Bengali (bn)');
    document = done(document, {
      operations: edit.setField(document, key(document, 'age'), 'label', 'বয়স', 'Bengali (bn)'),
    });
    expect(edit.completeness(document)).toEqual([
      { language: 'English (en)', wanted: 8, there: 8 },
      { language: 'Bengali (bn)', wanted: 8, there: 1 },
    ]);
    document = done(document, edit.renameLanguage(document, 'Bengali (bn)', 'বাংলা (bn)'));
    const removed = edit.removeLanguage(document, 'বাংলা (bn)');
    expect(removed.lost?.map(({ value }) => value)).toEqual(['বয়স']);
    expect(edit.languages(done(document, removed))).toEqual(['English (en)']);
    expect(edit.addLanguage(document, 'English (en)').refused).toBe('language-taken');
  });

  it('find their columns by what they mean, and a form without a settings sheet gets one', () => {
    const document = done(start(), edit.setSettings(start(), { title: 'New', style: 'pages', instance_name: null }));
    expect([edit.setting(document, 'title'), edit.setting(document, 'style')]).toEqual(['New', 'pages']);
    expect(edit.sheetByKey(document, 'settings')?.headers).toEqual(['form_title', 'instance_name', 'style']);
    const bare = edit.fromWorkbook({ sheets: [{ name: 'Sheet1', headers: ['type', 'name'], rows: [] }] });
    expect(done(bare, edit.setSettings(bare, { title: 'T' })).sheets.map(({ name }) => name)).toEqual([
      'survey',
      'settings',
    ]);
  });
});

describe('what depends on what', () => {
  it('is found: who refers to a question, and questions that go round', () => {
    expect(edit.whereUsed(start(), 'age').map(({ meaning, name }) => `${name} ${meaning}`)).toEqual([
      'home bind::relevant',
      'zila my note',
      'a label',
      ' instance_name',
    ]);
    let document = start();
    for (const [name, relevant] of [
      ['age', '${zila} = 1'],
      ['zila', '${union} = 1'],
      ['union', '${age} = 1 or ${last-saved#union} = 2'],
    ])
      document = edit.apply(
        document,
        edit.setField(document, key(document, name as string), 'relevant', relevant as string),
      ).document;
    expect(edit.circles(document).map((circle) => circle.map(({ name }) => name))).toEqual([['age', 'zila', 'union']]);
    expect(edit.circles(start())).toEqual([]);
  });
});

describe('two people', () => {
  const set = (name: string, field: 'label' | 'hint' | 'relevant', value: string) =>
    edit.setField(start(), key(start(), name), field, value);
  const both = (mine: edit.Operation[], theirs: edit.Operation[]) => {
    const kept = edit.apply(start(), theirs).document;
    return edit.apply(kept, edit.rebase(mine, theirs, start())).document;
  };

  it('write in different cells of one row, and a text follows a name that the other gave', () => {
    const document = both(
      [...set('age', 'label', 'Age in years'), ...set('other', 'relevant', '${age} > 3')],
      [...set('age', 'hint', 'Ask'), ...edit.rename(start(), key(start(), 'age'), 'years').operations],
    );
    expect(edit.diagnose(document).ok).toBe(true);
    expect(cells(document, 'survey', 'relevant')?.[3]).toBe('${years} > 3');
    expect(cells(document, 'survey', 'label')?.[0]).toBe('Age in years');
  });

  it('meet in one cell only when they write different texts there, or one takes the row away', () => {
    expect(edit.conflicts(set('age', 'label', 'A'), set('age', 'label', 'A'))).toEqual([]);
    expect(edit.conflicts(set('age', 'label', 'A'), set('age', 'label', 'B'))).toEqual([
      { sheet: 'survey', row: key(start(), 'age'), column: 'label' },
    ]);
    const gone = edit.remove(start(), [key(start(), 'age')]).operations;
    expect(edit.conflicts(set('age', 'label', 'A'), gone)).toEqual([{ sheet: 'survey', row: key(start(), 'age') }]);
    expect(edit.conflicts(gone, gone)).toEqual([]);
  });

  it('put a row behind one that is gone, and into a group that moves', () => {
    const gone = edit.remove(start(), [key(start(), 'other')]).operations;
    const added = edit.add(start(), { type: 'text', name: 'new' }, { after: key(start(), 'other') }).operations;
    expect(names(both(added, gone))).toEqual(['age', 'home', '-union', '-new', 'zila']);
    const moved = edit.move(start(), [key(start(), 'home')], { after: null }).operations;
    expect(names(both(moved, added))).toEqual(['home', '-union', '-other', '-new', 'age', 'zila']);
    expect(names(both(added, moved))).toEqual(['home', '-union', '-other', '-new', 'age', 'zila']);
  });

  it('take back only what they did themselves', () => {
    let session = edit.openSession(start(), 0);
    session = edit.commit(session, set('age', 'label', 'Mine'), { id: 'm1' });
    session = edit.commit(session, set('zila', 'label', 'Mine too'), { id: 'm2' });
    const sent = edit.sending(session);
    const theirs = { id: 't1', operations: set('age', 'label', 'Theirs') };
    session = edit.absorb(sent.session, { version: 3, changes: [...sent.changes, theirs] }).session;
    expect(session.pending).toEqual([]);
    session = edit.undo(edit.undo(session, 'u1'), 'u2');
    expect(cells(session.document, 'survey', 'label')).toEqual(['Theirs', 'Home', 'Union', 'Other', '', 'District']);
  });

  it('are asked whose text stays where both wrote', () => {
    const mine = edit.commit(edit.openSession(start(), 0), set('age', 'label', 'Mine'), { id: 'm1' });
    const news = { version: 1, changes: [{ id: 't1', operations: set('age', 'label', 'Theirs') }] };
    const stays = (prefer: 'mine' | 'theirs') => edit.absorb(mine, news, prefer);
    expect(stays('mine').conflicts).toHaveLength(1);
    expect(cells(stays('mine').session.document, 'survey', 'label')?.[0]).toBe('Mine');
    expect(cells(stays('theirs').session.document, 'survey', 'label')?.[0]).toBe('Theirs');
    expect(stays('theirs').session.pending).toEqual([]);
  });

  it('typing in one cell is one step and one change', () => {
    let session = edit.openSession(start(), 0);
    for (const text of ['A', 'Ag', 'Age?'])
      session = edit.commit(session, set('age', 'label', text), { id: text, together: 'age label' });
    expect(session.pending.map(({ operations }) => operations.length)).toEqual([1]);
    expect(edit.undo(session, 'u').document).toEqual(start());
  });
});
