import { describe, expect, it } from 'vitest';
import * as edit from '../../src/edit/index.ts';
import type { FormDocument, QuestionBlock } from '../../src/edit/index.ts';
import { book } from '../support.ts';

const texts = (en: string, bn: string) => ({ 'label::English (en)': en, 'label::বাংলা (bn)': bn });
const PLACE: QuestionBlock = {
  id: 'place',
  survey: [{ type: 'text', name: 'union', ...texts('Union', 'ইউনিয়ন') }],
  choices: [],
};
const PERSON: QuestionBlock = {
  id: 'person',
  survey: [
    { type: 'begin group', name: 'person', ...texts('Person', 'ব্যক্তি') },
    { type: 'text', name: 'name', ...texts('Name', 'নাম'), relevant: "${union} != ''" },
    { type: 'select_one sex', name: 'sex', ...texts('Sex of ${name}', '${name}-এর লিঙ্গ') },
    { type: 'end group' },
  ],
  choices: [
    { list_name: 'sex', name: 'female', ...texts('Female', 'নারী') },
    { list_name: 'sex', name: 'male', ...texts('Male', 'পুরুষ') },
  ],
};
const all = [PERSON, PLACE];
const put = (document: FormDocument, block: QuestionBlock, place?: edit.Place) =>
  edit.apply(document, edit.insertBlock(document, block, place, { all }).operations).document;
const names = edit.namesIn;
const cellsOf = (document: FormDocument, name: string) =>
  edit.tree(document).all.find((node) => node.name === name)?.row.cells;
const empty = edit.emptyDocument({ title: 'T', idString: 't' });

describe('a block of questions', () => {
  it('comes with the block that it refers to, before it, and is what one looks at then', () => {
    const proposed = edit.insertBlock(empty, PERSON, undefined, { all });
    const { document } = edit.apply(empty, proposed.operations);
    expect(names(document)).toEqual(['union', 'person', 'name', 'sex']);
    expect(edit.tree(document).byKey.get(proposed.focus ?? '')?.name).toBe('person');
    expect(edit.diagnose(document).findings).toEqual([]);
  });

  it('refers to a question that the form has already, and brings it only once', () => {
    const document = put(put(empty, PLACE), PERSON);
    expect(names(document)).toEqual(['union', 'person', 'name', 'sex']);
  });

  it('gets free names when its own are taken, and refers to these', () => {
    const document = put(put(empty, PERSON), PERSON);
    expect(names(document)).toEqual(['union', 'person', 'name', 'sex', 'person_2', 'name_2', 'sex_2']);
    expect(cellsOf(document, 'sex_2')).toMatchObject({ label: 'Sex of ${name_2}', type: 'select_one sex' });
    expect(cellsOf(document, 'name_2')?.relevant).toBe("${union} != ''");
    expect(edit.diagnose(document).findings).toEqual([]);
  });

  it('shares a list that the form has alike, and brings its own beside one that only has its name', () => {
    const twice = put(put(empty, PERSON), PERSON);
    expect(edit.choiceLists(twice).map(({ name, rows, users }) => [name, rows.length, users.length])).toEqual([
      ['sex', 2, 2],
    ]);
    const other = edit.fromWorkbook(
      book(`
| survey |                |      |       |
|        | type           | name | label |
|        | select_one sex | them | Them  |
| choices |           |      |       |
|         | list_name | name | label |
|         | sex       | f    | F     |
`),
    );
    const beside = put(other, PERSON);
    expect(edit.listNames(beside)).toEqual(['sex', 'sex_2']);
    expect(cellsOf(beside, 'sex')?.type).toBe('select_one sex_2');
  });

  it('speaks the languages of the form that it has, however these are called', () => {
    const both = edit.fromWorkbook(
      book(`
| survey |      |      |                     |                    |                   |
|        | type | name | label::English (en) | label::Bengali (bn) | label::French (fr) |
|        | text | a    | A                   | ক                  | A                 |
`),
    );
    const cells = cellsOf(put(both, PERSON), 'name');
    expect(cells).toMatchObject({ 'label::English (en)': 'Name', 'label::Bengali (bn)': 'নাম' });
    expect(Object.keys(cells ?? {}).filter((header) => header.startsWith('label'))).toHaveLength(2);
    const french = edit.fromWorkbook(
      book(`
| survey |      |      |                    |
|        | type | name | label::French (fr) |
|        | text | a    | A                  |
`),
    );
    expect(cellsOf(put(french, PERSON), 'name')).toMatchObject({ 'label::French (fr)': 'Name' });
  });

  it('is taken back whole by one undo, and comes again by one redo', () => {
    const start = edit.openSession(empty, 0);
    const proposed = edit.insertBlock(empty, PERSON, undefined, { all });
    const done = edit.commit(start, proposed.operations, { id: 'a' });
    const undone = edit.undo(done, 'b');
    expect(undone.document).toEqual(empty);
    expect(edit.redo(undone, 'c').document).toEqual(done.document);
  });

  it('goes into a group, and nowhere where there is no such place', () => {
    const inside = put(put(empty, PERSON), PLACE, {
      last: edit.tree(put(empty, PERSON)).roots[0]?.key ?? '',
    });
    expect(names(inside)).toContain('union');
    expect(edit.insertBlock(empty, PLACE, { first: 'nobody' }).refused).toBe('not-found');
  });
});
