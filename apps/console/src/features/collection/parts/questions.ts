import { useQuery } from '@tanstack/react-query';
import { api, type DataOf, type RowOf } from '~/lib/client.ts';

export type Question = RowOf<'formProperties'>;
type Texts = Question['label'];
/** A language of the form; null: the names and codes that the form itself uses. */
export type LabelLanguage = string | null;

/** `/data/household/name` → `household/name`, as answers name it. */
export const pathOf = ({ path }: Pick<Question, 'path'>): string => path.split('/').slice(2).join('/');

/** A text in a language; a text without a language is in all of them. */
export const textIn = (texts: Texts, language: string): string | undefined =>
  (texts[language] ?? texts.default ?? Object.values(texts).find((text) => text.trim() !== ''))?.trim() || undefined;

export const labelOf = (question: Question, language: LabelLanguage): string =>
  (language === null ? undefined : textIn(question.label, language)) ?? question.name;

/** The questions of the newest version; empty until they are there, and when they cannot be had. */
export function useQuestions(form: DataOf<'form'>) {
  const { data, isPending } = useQuery({
    ...api.formProperties.query({ query: { formId: form.id } }),
    staleTime: 60_000,
  });
  return { questions: data?.data ?? NONE, isPending };
}
const NONE: Question[] = [];

/** The language of the form that is the reader's own, else the form's first. */
export function languageFor(languages: readonly string[], reader: string): string {
  return (
    languages.find((name) => name.endsWith(`(${reader})`)) ??
    languages.find((name) => name === reader) ??
    languages[0] ??
    'default'
  );
}
