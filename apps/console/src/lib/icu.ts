import type { i18n } from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';
import { digitsTag } from '~/lib/locale-tags.ts';

/**
 * Texts follow the language, digits follow the locale setting: “৩ users” is right for an English text read with
 * Bengali digits. The ready-made ICU plug-in knows one locale only, hence this small one.
 */
const formatters = {
  getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(digitsTag(), options),
  getDateTimeFormat: (_: unknown, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(digitsTag(), options),
  getPluralRules: (locales?: string | string[], options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(locales, options),
};

const compiled = new Map<string, IntlMessageFormat>();

function compile(text: string, language: string): IntlMessageFormat {
  const key = `${language}\n${text}`;
  let message = compiled.get(key);
  if (!message) {
    message = new IntlMessageFormat(text, language, undefined, { formatters, ignoreTag: true } as never);
    compiled.set(key, message);
  }
  return message;
}

/** Fills one text; a text that cannot be parsed is shown as it stands rather than breaking the screen. */
export function fill(text: string, values: Record<string, unknown> | undefined, language: string): string {
  if (!text.includes('{') && !text.includes("'")) return text;
  try {
    return String(compile(text, language).format(values as never));
  } catch {
    return text;
  }
}

/** The i18next plug-in. */
export const icu = {
  type: 'i18nFormat' as const,
  init: (_instance: i18n) => undefined,
  parse: (text: unknown, values: Record<string, unknown>, language: string) =>
    typeof text === 'string' ? fill(text, values, language) : text,
  addLookupKeys: (keys: string[]) => keys,
};

/** Number formats are kept inside the compiled texts: the next text is compiled with the new digits. */
export const forgetDigits = (): void => compiled.clear();
