import type { Language } from '@msurvey/domain';
import type en from './i18n/en.json';

export type FormTextKey = keyof typeof en;
type Catalogue = Record<string, string>;
const load = (file: Promise<{ default: Catalogue }>): Promise<Catalogue> => file.then((module) => module.default);

/** The texts of this package, fetched by language when first needed. */
export const webFormTexts: Record<Language, () => Promise<Catalogue>> = {
  en: () => load(import('./i18n/en.json')),
  fr: () => load(import('./i18n/fr.json')),
  ro: () => load(import('./i18n/ro.json')),
  zh: () => load(import('./i18n/zh.json')),
  bn: () => load(import('./i18n/bn.json')),
};
