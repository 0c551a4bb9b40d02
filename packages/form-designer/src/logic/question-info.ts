/** What a condition wants to know about a question that it may speak of. */
export interface QuestionInfo {
  key: string;
  name: string;
  /** In the language of the canvas; the name where there is none. */
  label: string;
  sort: 'choice' | 'choices' | 'number' | 'date' | 'text' | 'other';
  choices: readonly { name: string; label: string }[];
}

const SORTS: readonly [RegExp, QuestionInfo['sort']][] = [
  [/^select[ _]?(one|1)/, 'choice'],
  [/^(select|rank)/, 'choices'],
  [/^(int|dec|range|percentage|number)/, 'number'],
  [/^(date|today|start$|end$)/, 'date'],
  [/^(text|string|note|calculate|hidden|barcode|phone|username|email)/, 'text'],
];
export const sortOf = (type: string): QuestionInfo['sort'] =>
  SORTS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
