import { isLanguage, type Language } from '@msurvey/domain';
import type { FormShape } from './form-shape.ts';

/** A form names its languages as it likes: `Bengali (bn)`, `bn`. */
export const formLanguage = (
  { languages, defaultLanguage }: Pick<FormShape, 'languages' | 'defaultLanguage'>,
  reader: Language,
): string =>
  languages.find((name) => name === reader || name.endsWith(`(${reader})`)) ?? languages[0] ?? defaultLanguage;

/** The other way round; a name that says nothing of itself is read by whoever reads it. */
export function spokenIn(formLanguage: string, reader: Language): Language {
  const said = /\((\w+)\)$/.exec(formLanguage)?.[1] ?? formLanguage;
  return isLanguage(said) ? said : reader;
}
