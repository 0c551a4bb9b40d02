import type { Problems } from '../diagnostics.ts';
import { surveyOf, tableOf } from '../form/sheet-view.ts';
import type { Column, FormModel } from '../model/types.ts';

const MEDIA: [string, string][] = ['image', 'big-image', 'audio', 'video'].map((name) => [name, name]);
const SURVEY = new Map<string, string>([
  ...MEDIA,
  ['label', 'label'],
  ['hint', 'hint'],
  ['guidance_hint', 'guidance_hint'],
  ['jr:constraintMsg', 'constraint_message'],
  ['jr:requiredMsg', 'required_message'],
]);
const CHOICES = new Map<string, string>([...MEDIA, ['label', 'label']]);

/** Which translatable columns a sheet has, by language. */
function columnsByLanguage(columns: readonly Column[], translatable: Map<string, string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (language: string, column: string) => found.set(language, (found.get(language) ?? new Set()).add(column));
  for (const { path } of columns) {
    const [first = '', ...rest] = path.length > 1 && (path[0] === 'media' || path[0] === 'bind') ? path.slice(1) : path;
    const column = translatable.get(first);
    if (column === undefined || rest.length > 1) continue;
    add(rest[0] ?? 'default', column);
  }
  return found;
}

const isTranslated = (languages: Map<string, Set<string>>) =>
  languages.size > 1 || (languages.size === 1 && !languages.has('default'));

function missingIn(sheet: string, languages: Map<string, Set<string>>): string[] {
  if (!isTranslated(languages)) return [];
  const all = new Set([...languages.values()].flatMap((columns) => [...columns]));
  return [...languages.keys()].sort().flatMap((language) => {
    const missing = [...all].filter((column) => !languages.get(language)?.has(column)).sort();
    if (missing.length === 0) return [];
    const word = missing.length === 1 ? `${missing[0]} column` : `columns ${missing.join(', ')}`;
    return [`Language '${language}' is missing the ${sheet} ${word}.`];
  });
}

const OR_OTHER =
  'This form uses or_other and translations, which is not recommended. An untranslated input question label and ' +
  "choice label is generated for 'other'. Learn more: https://xlsform.org/en/#specify-other).";

export function checkTranslations(model: FormModel, orOther: boolean, problems: Problems): void {
  const survey = columnsByLanguage(surveyOf(model)?.sheet.columns ?? [], SURVEY);
  const table = tableOf(model, 'choices')?.sheet;
  const choices = columnsByLanguage(table?.rows.length ? table.columns : [], CHOICES);
  const missing = [...missingIn('survey', survey), ...missingIn('choices', choices)];
  if (missing.length > 0) problems.warn('translations.missing', missing.join('\n'));
  if (orOther && (isTranslated(survey) || isTranslated(choices))) problems.warn('translations.or-other', OR_OTHER);
}
