import type { Language } from '@msurvey/domain';
import { type Catalogues, type PackageText, usePackageTexts } from '@msurvey/ui';
import { createContext, useContext } from 'react';
import type en from './i18n/en.json';

export type DesignerKey = keyof typeof en;
export type DesignerText = PackageText<DesignerKey>;
type Catalogue = Record<string, string>;

const load = (file: Promise<{ default: Catalogue }>): Promise<Catalogue> => file.then((module) => module.default);
const CATALOGUES: Catalogues = {
  en: () => load(import('./i18n/en.json')),
  fr: () => load(import('./i18n/fr.json')),
  ro: () => load(import('./i18n/ro.json')),
  zh: () => load(import('./i18n/zh.json')),
  bn: () => load(import('./i18n/bn.json')),
};

export const TextContext = createContext<DesignerText>((key) => key);
/** The designer's own texts, with keys checked by the compiler. */
export const useTexts = (): DesignerText => useContext(TextContext);

/** The texts in a language; undefined until they are there. */
export const useLoadedTexts = (language: Language | undefined): DesignerText | undefined =>
  usePackageTexts('form-designer', CATALOGUES, language);
