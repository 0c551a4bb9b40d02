import type { Language } from './languages.ts';

type Values = Readonly<Record<string, unknown>>;

/** As the catalogues of screens write it, without one in another: `{count, plural, one {# user} other {# users}}`. */
const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|\w+)\s*\{[^{}]*\})+)\s*\}/g;
const CASE = /(=\d+|\w+)\s*\{([^{}]*)\}/g;

const rules = new Map<Language, Intl.PluralRules>();
function categoryOf(language: Language, value: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(value);
}

function inPlural(language: Language, value: unknown, cases: string): string {
  const forms = new Map([...cases.matchAll(CASE)].map(([, name, text]) => [name, text]));
  const form =
    (typeof value === 'number' ? (forms.get(`=${value}`) ?? forms.get(categoryOf(language, value))) : undefined) ??
    forms.get('other') ??
    '';
  return form.replaceAll('#', String(value));
}

/** A sentence of the server with its `{places}` filled, plurals as the language has them; what nobody names stays, as of many. */
export const filledIn = (language: Language, sentence: string, values: Values): string =>
  sentence
    .replace(PLURAL, (_, name: string, cases: string) =>
      inPlural(language, name in values ? values[name] : `{${name}}`, cases),
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
