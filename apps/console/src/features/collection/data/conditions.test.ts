import { expect, test } from 'vitest';
import { comparisonsFor, readConditions } from '~/features/collection/data/conditions.ts';
import type { Question } from '~/features/collection/parts/questions.ts';

const asked = (change: Partial<Question>): Question => ({
  kind: 'question',
  path: '/data/q',
  name: 'q',
  type: 'text',
  dataType: 'string',
  label: {},
  hint: {},
  list: null,
  choices: null,
  choiceCount: null,
  repeats: [],
  groups: [],
  required: false,
  visible: true,
  generated: false,
  ...change,
});

test('numbers and dates have an order, texts have parts, files are there or not', () => {
  expect(comparisonsFor(asked({ dataType: 'int' }))).toContain('from');
  expect(comparisonsFor(asked({}))).toContain('contains');
  expect(comparisonsFor(asked({ type: 'image', dataType: 'binary' }))).toEqual(['filled', 'blank']);
});

test('an address with conditions is read back', () => {
  const conditions = [{ path: 'farm/crop', is: 'equal', value: 'rice' }];
  expect(readConditions(JSON.stringify(conditions))).toEqual(conditions);
});

test.each(['nonsense', '{}', '[1,null,{"path":"a","is":"like"},{"path":7,"is":"equal"}]', null])(
  'what no filter can mean is left out: %s',
  (text) => {
    expect(readConditions(text)).toEqual([]);
  },
);

test('no more conditions are taken from an address than the server takes', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ path: `q${at}`, is: 'filled' }));
  expect(readConditions(JSON.stringify(many))).toHaveLength(5);
});
