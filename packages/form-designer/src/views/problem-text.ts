import type { Finding } from '@msurvey/xlsform/edit';
import { findingText } from '../logic/finding-text.ts';
import type { DesignerKey, DesignerText } from '../texts.ts';

/** What the compiler finds, in words of the designer's; what is not here it says in its own. */
const KNOWN = new Set([
  'names.missing',
  'names.invalid',
  'names.duplicate',
  'names.repeat-duplicate',
  'names.case',
  'names.reserved',
  'labels.missing',
  'calculate.missing',
  'background-geopoint.trigger',
  'choices.no-name',
  'choices.no-label',
  'choices.duplicate',
  'choices.name-space',
  'choices.unknown-list',
  'select.no-choices-sheet',
  'references.unknown',
  'references.ambiguous',
  'survey.no-type',
  'survey.unmatched-begin',
  'survey.unmatched-end',
  'types.unknown',
  'types.no-list',
  'types.deprecated',
  'translations.missing',
  'translations.language-tag',
  'translations.or-other',
  'audit.name',
  'background-geopoint.calculation',
  'choices.column',
  'entities.column',
  'entities.no-container',
  'entities.saveto-container',
  'entities.saveto-scope',
  'entities.scope',
  'geo.reference',
  'headers.attribute',
  'headers.duplicate',
  'headers.missing',
  'headers.required',
  'hint.column',
  'image.max-pixels',
  'instances.conflict',
  'instances.duplicate',
  'loop.no-list',
  'media.big-image',
  'media.unknown',
  'names.repeat-root',
  'namespaces.undeclared',
  'or-other.filter',
  'or-other.no-list',
  'parameters.syntax',
  'parameters.unknown',
  'parameters.value',
  'references.syntax',
  'search.file',
  'search.shared',
  'select.external-filter',
  'select.file',
  'select.no-external-sheet',
  'select.none-option',
  'settings.form-name',
  'settings.id',
  'settings.name',
  'settings.no-value',
  'settings.omit-instance-id',
  'settings.two-ids',
  'sheets.misspelt',
  'sheets.no-survey',
  'survey.comment-row',
  'survey.disabled',
  'survey.repeat-label',
  'survey.too-deep',
  'table-list.filter',
  'table-list.lists',
  'trigger.ambiguous',
  'trigger.commas',
  'trigger.invisible',
  'trigger.syntax',
] as const);
type Known = typeof KNOWN extends Set<infer Code> ? Code : never;
const isKnown = (code: string): code is Known => (KNOWN as ReadonlySet<string>).has(code);

/** Of these the compiler's own words name what one has to know: what is accepted, which column, which sheet. */
const DETAILED: ReadonlySet<string> = new Set<Known>([
  'headers.required',
  'instances.conflict',
  'parameters.unknown',
  'parameters.value',
  'sheets.misspelt',
]);

/** What is wrong, in the reader's language, and what was probably meant. */
export function problemText(t: DesignerText, finding: Finding): string {
  const { code, suggestion, circle } = finding;
  if (circle) return t('problem.logic.circle', { circle: [...circle, ...circle.slice(0, 1)].join(' → ') });
  if (!isKnown(code)) return findingText(t, finding);
  const words = t(`problem.${code}` satisfies DesignerKey);
  const said = DETAILED.has(code) ? `${words} (${finding.message})` : words;
  return suggestion ? `${said} ${t('finding.suggestion', { suggestion })}` : said;
}
