import { emptyDocument, openSession, setSettings, apply } from '@msurvey/xlsform/edit';
import { expect, it } from 'vitest';
import { putBlock } from '../src/canvas/put-block.ts';
import { entriesOf, PALETTE } from '../src/palette/catalogue.ts';
import { matching } from '../src/palette/words.ts';
import { Designer } from '../src/state/designer.ts';
import { setLabel } from '../src/state/labels.ts';

const entries = entriesOf([
  {
    id: 'person',
    title: 'Person',
    survey: [
      { type: 'begin group', name: 'person', 'label::English (en)': 'Person', 'label::বাংলা (bn)': 'ব্যক্তি' },
      { type: 'text', name: 'name', 'label::English (en)': 'Name', 'label::বাংলা (bn)': 'নাম' },
      { type: 'end group' },
    ],
    choices: [],
  },
]);
const [person] = entries;

it('finds a block of the library by its name, among everything else that can be added', () => {
  expect(matching('pers', ({ id, block }) => block?.title ?? id, [...PALETTE, ...entries])).toContain(person);
});

it('says how many questions came with a block, and one undo takes them back', () => {
  const empty = emptyDocument({ title: 'T' });
  const designer = new Designer(openSession(empty, 0));
  if (person?.block) putBlock(designer, person.block, { after: null }, { entries, reader: 'en' });
  expect(designer.get().said).toEqual({ kind: 'put', count: 1 });
  expect(designer.get().active).not.toBeNull();
  designer.undo();
  expect(designer.get().document).toEqual(empty);
});

it('writes a column without a language in the form’s own', () => {
  const begun = emptyDocument({ title: 'T' });
  const form = apply(begun, setSettings(begun, { default_language: 'Bengali (bn)' }).operations).document;
  const designer = new Designer(openSession(form, 0));
  if (person?.block) putBlock(designer, person.block, { after: null }, { entries, reader: 'en' });
  const survey = designer.get().document.sheets.find(({ key }) => key === 'survey');
  expect(survey?.rows[1]?.cells.label).toBe('নাম');
});

it('keeps the name that bindings look for when the question is put otherwise', () => {
  const designer = new Designer(openSession(emptyDocument({ title: 'T' }), 0));
  designer.know(entries.flatMap(({ block }) => block ?? []));
  for (let times = 0; times < 2; times++)
    if (person?.block) putBlock(designer, person.block, { after: null }, { entries, reader: 'en' });
  const names = () => designer.get().document.sheets[0]?.rows.flatMap(({ cells }) => cells.name ?? []);
  const before = names();
  expect(before).toEqual(['person_2', 'name_2', 'person', 'name']);
  for (const { key, cells } of designer.get().document.sheets[0]?.rows ?? [])
    if (cells.name) setLabel(designer, key, '', `${cells.label} of the farmer`);
  expect(names()).toEqual(before);
});
