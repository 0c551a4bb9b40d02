import { FUNCTIONS } from '@msurvey/xlsform/xpath';

export interface Completion {
  id: string;
  kind: 'question' | 'function';
  /** What is written in place of what was typed. */
  insert: string;
  /** What it is called, beside its name. */
  about?: string;
}

interface Named {
  name: string;
  label: string;
}
export interface Completing {
  /** The part of the text that a completion takes the place of. */
  from: number;
  to: number;
  options: Completion[];
}

const MOST = 8;
const NOTHING = (at: number): Completing => ({ from: at, to: at, options: [] });
const insideQuotes = (before: string): boolean => {
  let open = '';
  for (const letter of before) {
    if (open ? letter === open : letter === "'" || letter === '"') open = open ? '' : letter;
  }
  return open !== '';
};

/** What one may mean by what stands before the caret: questions by name or by label, and functions. */
export function completionsAt(text: string, caret: number, questions: readonly Named[]): Completing {
  const before = text.slice(0, caret);
  const inBraces = /\$\{?([^\s${}]*)$/.exec(before);
  if (insideQuotes(before)) return NOTHING(caret);
  const word = inBraces ?? /([\p{L}_][\p{L}\p{M}\p{N}_:-]*)$/u.exec(before);
  if (!word) return NOTHING(caret);
  const typed = (word[1] ?? '').toLowerCase();
  const closing = inBraces && text[caret] === '}' ? 1 : 0;
  const named = questions
    .filter(({ name, label }) => name.toLowerCase().includes(typed) || label.toLowerCase().includes(typed))
    .map(({ name, label }): Completion => ({ id: `q ${name}`, kind: 'question', insert: `\${${name}}`, about: label }))
    .sort((a, b) => Number(starts(b, typed)) - Number(starts(a, typed)));
  const functions = inBraces
    ? []
    : [...FUNCTIONS]
        .filter(([name]) => name.startsWith(typed))
        .map(
          ([name, { max }]): Completion => ({
            id: `f ${name}`,
            kind: 'function',
            insert: `${name}(${max === 0 ? ')' : ''}`,
          }),
        );
  return { from: word.index, to: caret + closing, options: [...named, ...functions].slice(0, MOST) };
}

const starts = ({ insert }: Completion, typed: string): boolean => insert.toLowerCase().startsWith(`\${${typed}`);
