import type { Language, Locale } from '@msurvey/domain';
import { settings } from '~/lib/settings.ts';

const DIGITS: Record<Locale, string> = { en: 'en-GB', bn: 'bn-BD' };
const MONTHS: Record<Language, string> = {
  en: 'en-GB',
  fr: 'fr-u-nu-latn',
  ro: 'ro-u-nu-latn',
  zh: 'zh-u-nu-latn',
  bn: 'bn-u-nu-latn',
};

/** Digits and grouping: Bengali digits come with lakh and crore. */
export const digitsTag = (locale: Locale = settings.get().locale): string => DIGITS[locale];

/** Dates: all Bengali with the Bengali locale, otherwise the language's own months with Latin digits. */
export const dateTag = (language: Language, locale: Locale = settings.get().locale): string =>
  locale === 'bn' ? DIGITS.bn : MONTHS[language];
