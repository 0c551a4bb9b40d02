import type { Language } from '@msurvey/domain';

/** Digits and days as readers of a language write them. Only Bengali has digits of its own. */
const TAGS: Record<Language, string> = { en: 'en-GB', bn: 'bn-BD', fr: 'fr', ro: 'ro', zh: 'zh' };

/** Made once for all the numbers of an answer: to make one takes as long as a hundred numbers do. */
export function numberIn(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(TAGS[language]);
  return (value) => format.format(value);
}

/** Of days such as `2025-07-01`. */
export function dayIn(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** Of numbers that are not whole: two decimals. */
export function fractionIn(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(TAGS[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (value) => format.format(value);
}

/** The digits of a text that is more than a number, such as `2025-26`. */
export function digitsIn(language: Language): (text: string) => string {
  const digits = new Intl.NumberFormat(TAGS[language], { useGrouping: false });
  return (text) => text.replace(/[0-9]/g, (digit) => digits.format(Number(digit)));
}
