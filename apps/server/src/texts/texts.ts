import { isLanguage, type Language } from '@msurvey/domain';

/** What the server itself says: by language, then by key. A key that one language lacks does not compile. */
export type Texts<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** `word('village', 'bn')`: out of a module's own words, and of those that it shares with others. */
export const texts =
  <K extends string, S extends string = never>(own: Texts<K>, shared?: Texts<S>) =>
  (key: K | S, language: Language): string => {
    const words: Readonly<Partial<Record<string, string>>> =
      key in own[language] ? own[language] : (shared?.[language] ?? {});
    return words[key] as string;
  };

/** What such words are asked by. */
export type KeyOf<T extends (key: never, language: Language) => string> = Parameters<T>[0];

/** A sentence with its `{places}` filled; a place for which nothing is given stays empty. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');

/** As a request or a task named it; English where it is none of ours. */
export const languageOf = (named: string | null | undefined): Language => (named && isLanguage(named) ? named : 'en');
