import { type LabelLanguage, type Question, textIn } from '~/features/collection/parts/questions.ts';

type Choice = NonNullable<Question['choices']>[number];
const choiceWords = (choices: readonly Choice[], name: string, language: string): string => {
  const choice = choices.find((one) => one.name === name);
  return (choice && textIn(choice.label, language)) ?? name;
};

/** An answer as people read it. Numbers stay as they were typed: a year or a telephone number has no thousands. */
export function answerWords(question: Question | undefined, value: unknown, language: LabelLanguage): string {
  if (value === null || value === undefined || Array.isArray(value)) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
  if (!question?.choices || language === null) return text;
  const { choices, type } = question;
  if (type !== 'select_multiple' && type !== 'rank') return choiceWords(choices, text, language);
  return text
    .split(' ')
    .filter(Boolean)
    .map((name) => choiceWords(choices, name, language))
    .join(', ');
}

const FILE_TYPES = new Set(['image', 'audio', 'video', 'file', 'background-audio']);
export const isFile = ({ type, dataType }: Pick<Question, 'type' | 'dataType'>): boolean =>
  dataType === 'binary' || FILE_TYPES.has(type);

export interface Place {
  latitude: number;
  longitude: number;
}
/** `23.7 90.4 12 5` as phones write a position. */
export function placeOf(text: string): Place | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(/[\s;]+/).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
