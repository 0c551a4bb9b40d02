import type { FormShape, ShapeQuestion } from '../data/form-shape.ts';

export interface Codebook {
  headers: string[];
  rows: string[][];
}

const typeOf = ({ kind, type, list }: ShapeQuestion): string =>
  kind === 'question' ? [type, list].filter(Boolean).join(' ') : kind;

/** What every column and every code means: the questions with their labels in all languages, each followed by its choices. */
export function codebookOf(shape: FormShape): Codebook {
  const languages = shape.languages.length > 0 ? shape.languages : [shape.defaultLanguage];
  const labels = (texts: Record<string, string>) => languages.map((language) => texts[language] ?? '');
  const rows: string[][] = [];
  for (const question of shape.questions) {
    const { path, label, choices, isCurrent } = question;
    rows.push([path, typeOf(question), '', ...labels(label), isCurrent ? '' : 'earlier versions only']);
    for (const choice of choices ?? []) rows.push([path, 'choice', choice.name, ...labels(choice.label), '']);
  }
  return { headers: ['path', 'type', 'code', ...languages.map((language) => `label::${language}`), 'note'], rows };
}
