import type { AnswerLine } from '@msurvey/contract';
import { expect, test } from 'vitest';
import { lineOf, optionFor, questionOptions } from '~/features/activities/desk/questions.ts';

const line = (path: string, label: string, more: Partial<AnswerLine> = {}): AnswerLine => ({
  kind: 'question',
  path,
  label,
  depth: 0,
  type: 'string',
  answer: null,
  file: null,
  ...more,
});
const LINES = [
  line('held', 'Date', { answer: '1 March' }),
  line('people', 'Participants', { kind: 'group' }),
  line('people[1]', 'Participants 1', { kind: 'item' }),
  line('people[1]/name', 'Name', { answer: 'Rahima' }),
  line('people[2]/name', 'Name', { answer: 'Karim' }),
];

test('a finding about a repeated question points to its first entry, a reason to the very one', () => {
  expect(lineOf(LINES, 'people/name')?.answer).toBe('Rahima');
  expect(lineOf(LINES, 'people[2]/name')?.answer).toBe('Karim');
  expect(lineOf(LINES, 'gone')).toBeUndefined();
});

test('questions and groups can be named in a rejection, entries cannot', () => {
  expect(questionOptions(LINES, null).map(({ id }) => id)).toEqual([
    'held',
    'people',
    'people[1]/name',
    'people[2]/name',
  ]);
  expect(questionOptions(LINES, null)[0]).toEqual({ id: 'held', name: 'Date', hint: '1 March' });
});

test('a question that the record does not show is kept by its path', () => {
  expect(questionOptions(LINES, 'photo')[0]).toEqual({ id: 'photo', name: 'photo' });
  expect(optionFor(LINES, 'people/name')).toBe('people[1]/name');
  expect(optionFor(LINES, 'photo')).toBe('photo');
  expect(optionFor(LINES, null)).toBeNull();
});
