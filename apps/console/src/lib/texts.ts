import i18next from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Values = Record<string, string | number | boolean | Date | null | undefined>;
export type Translate<Catalogue> = (key: keyof Catalogue & string, values?: Values) => string;

/**
 * The texts of one namespace with its keys checked by the compiler:
 * `export const useTexts = textsOf<typeof import('./i18n/en.json')>('access');` then `const t = useTexts();`
 */
export function textsOf<Catalogue>(namespace: string): () => Translate<Catalogue> {
  return function useTexts() {
    const { t } = useTranslation(namespace);
    return useCallback((key, values) => (t as (k: string, v?: Values) => string)(key, values), [t]);
  };
}

/** The same outside of components, for texts that are already loaded. */
export const textOf = <Catalogue>(namespace: string, key: keyof Catalogue & string, values?: Values): string =>
  (i18next.t as (k: string, v?: object) => string)(key, { ns: namespace, ...values });
