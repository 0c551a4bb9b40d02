import { expect, test } from 'vitest';
import { answerWords, placeOf } from '~/features/collection/parts/answer-words.ts';
import { labelOf, languageFor, pathOf, type Question } from '~/features/collection/parts/questions.ts';

const crop: Question = {
  kind: 'question',
  path: '/data/farm/crop',
  name: 'crop',
  type: 'select_one',
  dataType: 'string',
  label: { 'English (en)': 'Crop', 'বাংলা (bn)': 'ফসল' },
  hint: {},
  list: 'crops',
  choices: [
    { name: 'rice', label: { 'English (en)': 'Rice', 'বাংলা (bn)': 'ধান' } },
    { name: 'jute', label: { 'English (en)': 'Jute' } },
  ],
  choiceCount: 2,
  repeats: [],
  groups: ['/data/farm'],
  required: false,
  visible: true,
  generated: false,
};

test('answers name a question by its path without the root', () => {
  expect(pathOf(crop)).toBe('farm/crop');
});

test('a label is read in the chosen language, its name where codes are wanted', () => {
  expect(labelOf(crop, 'বাংলা (bn)')).toBe('ফসল');
  expect(labelOf(crop, null)).toBe('crop');
  expect(labelOf({ ...crop, label: {} }, 'English (en)')).toBe('crop');
});

test('a choice reads as its label, in another language where it has none in this one', () => {
  expect(answerWords(crop, 'rice', 'বাংলা (bn)')).toBe('ধান');
  expect(answerWords(crop, 'jute', 'বাংলা (bn)')).toBe('Jute');
  expect(answerWords(crop, 'rice', null)).toBe('rice');
});

test('a value that is no choice is shown as it came', () => {
  expect(answerWords(crop, 'wheat', 'English (en)')).toBe('wheat');
});

test('several choices are read one after the other', () => {
  expect(answerWords({ ...crop, type: 'select_multiple' }, 'rice jute', 'English (en)')).toBe('Rice, Jute');
});

test('a number has no thousands, and no answer is blank', () => {
  expect(answerWords(undefined, 2026, null)).toBe('2026');
  expect(answerWords(undefined, null, null)).toBe('');
});

test('the form speaks the reader’s language where it can', () => {
  expect(languageFor(['English (en)', 'বাংলা (bn)'], 'bn')).toBe('বাংলা (bn)');
  expect(languageFor(['English (en)', 'বাংলা (bn)'], 'fr')).toBe('English (en)');
  expect(languageFor([], 'fr')).toBe('default');
});

test('a position is read from what a phone writes, and only from a place on Earth', () => {
  expect(placeOf('23.7 90.4 12 5')).toEqual({ latitude: 23.7, longitude: 90.4 });
  expect(placeOf('123 90')).toBeUndefined();
  expect(placeOf('here')).toBeUndefined();
});
