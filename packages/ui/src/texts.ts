import type { Language } from '@msurvey/domain';

type Catalogue = Record<string, string>;
const load = (file: Promise<{ default: Catalogue }>): Promise<Catalogue> => file.then((module) => module.default);

/** The texts of these parts, namespace `ui`, fetched by language when first needed. */
export const uiTexts: Record<Language, () => Promise<Catalogue>> = {
  en: () => load(import('./i18n/en.json')),
  fr: () => load(import('./i18n/fr.json')),
  ro: () => load(import('./i18n/ro.json')),
  zh: () => load(import('./i18n/zh.json')),
  bn: () => load(import('./i18n/bn.json')),
};
