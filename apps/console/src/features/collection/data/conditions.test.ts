import { expect, test } from 'vitest';
import { comparisonsFor, readConditions } from '~/features/collection/data/conditions.ts';
import { question } from '~/testing/question.ts';

test('numbers and dates have an order, texts have parts, files are there or not', () => {
  expect(comparisonsFor(question({ dataType: 'int' }))).toContain('from');
  expect(comparisonsFor(question({}))).toContain('contains');
  expect(comparisonsFor(question({ type: 'image', dataType: 'binary' }))).toEqual(['filled', 'blank']);
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
