import { expect, it } from 'vitest';
import { add, apply, diagnose, emptyDocument, readTypeCell, TYPES, tree } from '@msurvey/xlsform/edit';
import { QUESTION_TYPES } from '../../xlsform/src/model/question-types.ts';
import { entryOf, PALETTE } from '../src/palette/catalogue.ts';
import { matching } from '../src/palette/words.ts';

it('offers every type that the compiler knows, under one of its spellings', () => {
  const offered = new Set(PALETTE.map(({ type }) => type));
  expect(TYPES.filter(({ type }) => !offered.has(type)).map(({ type }) => type)).toEqual([]);
  const known = new Set(
    [...offered].map((type) => QUESTION_TYPES.get(type) ?? QUESTION_TYPES.get(type.replaceAll('_', ' '))),
  );
  known.add(QUESTION_TYPES.get('select all that apply'));
  // spellings that nobody writes any more
  const missing = [...QUESTION_TYPES].filter(([spelling, type]) => !known.has(type) && !/^(uri:|add )/.test(spelling));
  expect(missing.map(([spelling]) => spelling)).toEqual([]);
});

it.each(PALETTE.map((entry) => [entry.id, entry] as const))('adds “%s” so that it is known again', (id, entry) => {
  const form = emptyDocument({ title: 'T', idString: 't' });
  const { type: wanted, list: file, name, cells: fields } = entry;
  const edit = add(form, { type: wanted, list: file, name, fields, choices: ['A', 'B'], label: 'L' });
  const { document } = apply(form, edit.operations);
  const node = tree(document).byKey.get(edit.focus ?? '');
  const { type, list } = readTypeCell(node?.type ?? '');
  expect(entryOf(type, list, entry.cells?.appearance)?.id).toBe(id);
  const errors = diagnose(document).findings.filter(({ severity }) => severity === 'error');
  // what is not whole before its author has said more: what is in it, how it follows, what triggers it
  if (!['group', 'repeat', 'calculate', 'selectExternal', 'backgroundGeopoint'].includes(id))
    expect(errors).toEqual([]);
});

it('finds the nearest first: what is called so, then what begins so', () => {
  const names: Record<string, string> = { integer: 'Number', phone: 'Phone number', decimal: 'Decimal number' };
  expect(matching('number', ({ id }) => names[id] ?? '')[0]?.id).toBe('integer');
  expect(matching('select_one', () => '')[0]?.id).toBe('selectOne');
});
