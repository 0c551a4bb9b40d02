import { expect, test } from 'vitest';
import { answerWords } from '~/features/collection/parts/answer-words.ts';
import type { Question } from '~/features/collection/parts/questions.ts';
import { withChoices } from '~/features/collection/parts/with-choices.ts';
import { question } from '~/testing/question.ts';

const select = (name: string, list: string | null, change: Partial<Question> = {}): Question =>
  question({ path: `/data/${name}`, name, type: 'select_one', list, ...change });
const item = (list: string, name: string, en: string, bn?: string) => ({
  list,
  name,
  label: { en, ...(bn && { bn }) },
});
const PICKED = [
  item('geo_unions.csv', '10601', 'Amragachhia', 'আমড়াগাছিয়া'),
  item('members.csv', '7', 'Rahim'),
  item('members.csv', '8', 'Karim', 'করিম'),
];
const words = (asked: Question, answer: string, language: string | null) =>
  answerWords(withChoices([asked], PICKED, language)[0], answer, language);

test('what was picked from a list of the server reads as its label in the language of the labels', () => {
  const union = select('union', 'geo_unions.csv');
  expect(words(union, '10601', 'English (en)')).toBe('Amragachhia');
  expect(words(union, '10601', 'বাংলা (bn)')).toBe('আমড়াগাছিয়া');
  expect(words(union, '10601', 'default')).toBe('Amragachhia');
});

test('several are read one after the other, in English where they have no other name', () => {
  const members = select('who', 'members.csv', { type: 'select_multiple' });
  expect(words(members, '7 8 9', 'বাংলা (bn)')).toBe('Rahim, করিম, 9');
});

test('codes stay where they are wanted, and where the list is another', () => {
  expect(words(select('union', 'geo_unions.csv'), '10601', null)).toBe('10601');
  expect(words(select('union', 'own.csv'), '10601', 'English (en)')).toBe('10601');
});

test('a choice that the form itself no longer offers, or only further down its list, reads as it was called', () => {
  const crop = select('crop', 'crop', { choices: [{ name: 'rice', label: { 'English (en)': 'Rice' } }] });
  const gone = { list: 'crop', name: 'jute', label: { 'English (en)': 'Jute', 'বাংলা (bn)': 'পাট' } };
  const [known] = withChoices([crop], [gone], 'বাংলা (bn)');
  expect(answerWords(known, 'jute', 'বাংলা (bn)')).toBe('পাট');
  expect(answerWords(known, 'rice', 'English (en)')).toBe('Rice');
});
