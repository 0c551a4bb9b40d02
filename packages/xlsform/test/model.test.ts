import { describe, expect, it } from 'vitest';
import { compileModel, diff, parse, questions, unparse } from '../src/index.ts';
import { book } from './support.ts';

const FORM = `
| survey  |               |      |              |             |          |
|         | type          | name | label::en    | my notes    | required |
|         | text          | a    | Your name    | ask Ada     | yes      |
|         | begin_repeat  | kids | Children     |             |          |
|         | select_one yn | sick | Is it sick?  |             | \${a}='' |
|         | end_repeat    |      |              |             |          |
| choices |               |      |              |             |          |
|         | list_name     | name | label::en    |             |          |
|         | yn            | y    | Yes          |             |          |
|         | yn            | n    | No           |             |          |
| todo    |               |      |              |             |          |
|         | what          |      |              |             |          |
|         | translate it  |      |              |             |          |
`;

describe('the model', () => {
  it('shows the structure and keeps what it does not know', () => {
    const model = parse(book(FORM));
    const [survey] = model.sheets;
    expect(survey?.kind === 'survey' && survey.items.map((item) => item.kind)).toEqual(['question', 'repeat']);
    expect(survey?.kind === 'survey' && survey.items[1]?.children?.[0]?.cells.name).toBe('sick');
    expect(survey?.kind === 'survey' && survey.items[0]?.cells['my notes']).toBe('ask Ada');
    expect(model.sheets.map((sheet) => sheet.kind)).toEqual(['survey', 'choices', 'other']);
  });

  it('goes back to the same workbook', () => {
    const workbook = book(FORM);
    expect(unparse(parse(workbook))).toEqual(workbook);
  });

  it('numbers the rows a designer adds', () => {
    const model = parse(book(FORM));
    const [survey] = model.sheets;
    if (survey?.kind !== 'survey') throw new Error('no survey');
    survey.items.splice(1, 0, { kind: 'question', cells: { type: 'nonsense', name: 'new', 'label::en': 'New' } });
    expect(compileModel(model).diagnostics[0]).toMatchObject({ code: 'types.unknown', row: 3 });
  });
});

describe('questions', () => {
  it('tell path, type, texts, choices and repeats', () => {
    const views = questions(parse(book(FORM)));
    expect(views.find((q) => q.name === 'sick')).toMatchObject({
      path: '/data/kids/sick',
      type: 'select_one',
      dataType: 'string',
      label: { en: 'Is it sick?' },
      choices: [
        { name: 'y', label: { en: 'Yes' } },
        { name: 'n', label: { en: 'No' } },
      ],
      repeats: ['/data/kids'],
      required: 'conditional',
    });
    expect(views.find((q) => q.name === 'a')).toMatchObject({ required: true, repeats: [], visible: true });
    expect(views.find((q) => q.name === 'instanceID')).toMatchObject({ generated: true, visible: false });
  });
});

describe('diff', () => {
  const model = (text: string) => parse(book(text));
  const change = (from: string, to: string) => diff(model(FORM), model(FORM.replace(from, to)));
  const nothing = { added: [], removed: [], renamed: [], moved: [], retyped: [] };

  it('of a form with itself is empty', () => expect(change('x', 'x')).toMatchObject(nothing));

  it('finds renamed, retyped, removed and added questions', () => {
    expect(change('| a    |', '| who  |').renamed).toMatchObject([
      { from: { path: '/data/a' }, to: { path: '/data/who' } },
    ]);
    expect(change('| text          |', '| integer       |').retyped).toEqual([
      { path: '/data/a', from: 'text', to: 'integer' },
    ]);
    const other = change('| a    | Your name    |', '| x    | Something    |');
    expect([other.added.map((q) => q.name), other.removed.map((q) => q.name)]).toEqual([['x'], ['a']]);
  });

  it('finds questions that moved to another group', () => {
    const row = '|         | text          | a    | Your name    | ask Ada     | yes      |\n';
    const end = '|         | end_repeat    |';
    const moved = FORM.replace(row, '')
      .replace(end, row + end)
      .replace("${a}=''", 'yes');
    expect(diff(model(FORM), model(moved)).moved).toMatchObject([
      { from: { path: '/data/a' }, to: { path: '/data/kids/a' } },
    ]);
  });

  it('finds renamed, removed and added choices', () => {
    expect(change('| y    | Yes', '| yes  | Yes').choices.renamed).toEqual([{ list: 'yn', from: 'y', to: 'yes' }]);
    expect(change('| y    | Yes', '| m    | Maybe').choices).toMatchObject({
      added: [{ list: 'yn', name: 'm' }],
      removed: [{ list: 'yn', name: 'y' }],
    });
  });
});
