import type { Language } from '@msurvey/domain';
import { type RenderResult, render } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import bn from '../src/i18n/bn.json';
import en from '../src/i18n/en.json';
import fr from '../src/i18n/fr.json';
import ro from '../src/i18n/ro.json';
import zh from '../src/i18n/zh.json';
import type { UiText } from '../src/use-ui-text.ts';

const catalogues: Record<Language, Record<string, string>> = { bn, en, fr, ro, zh };

/** Texts with the whole of ICU, digits as the console writes them for this language. */
function instanceOf(language: Language): i18n {
  const digits = language === 'bn' ? 'bn-BD' : 'en-GB';
  const formatters = {
    getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(digits, options),
    getPluralRules: (_: unknown, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options),
  };
  const made = i18next.createInstance();
  void made
    .use({
      type: 'i18nFormat',
      init: () => undefined,
      parse: (text: string, values: object) =>
        new IntlMessageFormat(text, language, undefined, { formatters, ignoreTag: true } as never).format(
          values as never,
        ),
      addLookupKeys: (keys: string[]) => keys,
    } as never)
    // not `initReactI18next`: it would make this the language of every test that follows in this process
    .init({
      lng: language,
      ns: ['ui'],
      defaultNS: 'ui',
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      resources: { [language]: { ui: catalogues[language] } },
    });
  return made;
}

export const textsIn = (language: Language): UiText => instanceOf(language).t as unknown as UiText;

/** As a wrapper, so that drawing again keeps the language. */
export function showIn(language: Language, ui: ReactNode): RenderResult {
  const texts = instanceOf(language);
  return render(ui, { wrapper: ({ children }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider> });
}
