import type { Diagnostic } from '@msurvey/xlsform';

/** As long as the column in which phones and addresses carry it. */
const LONGEST = 120;
const LONGEST_VERSION = 200;

/** An id that stands well in file names and addresses; empty when nothing is left of the text. */
export const safeId = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '')
    .slice(0, 80);

const stem = (fileName: string) => fileName.replace(/^.*[/\\]/, '').replace(/(.)\.[^.]*$/, '$1');

export const titleOf = (fileName: string): string => stem(fileName).replace(/_+/g, ' ').trim() || fileName;

export const idOf = (title: string | undefined, fileName: string, now: string): string =>
  safeId(stem(fileName)) || safeId(title ?? '') || `form_${now}`;

/** yyyymmddhhmmss in UTC: grows, and phones compare versions as texts. */
export const versionOf = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14);

/** Every version of a form has its own text: submissions name it, so two that look alike could not be told apart. */
export function freeVersion(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.includes(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

/** What is wrong with how a form names itself, beyond what the compiler says. */
export function identityFaults(
  named: { idString: string; ownVersion: string | undefined; version: string },
  sheet: string,
): Diagnostic[] {
  const at = (column: string) => ({ sheet, row: 2, column });
  const found: Diagnostic[] = [];
  const error = (code: string, message: string, column: string) =>
    found.push({ code, severity: 'error', message, ...at(column) });
  if (named.idString.length > LONGEST)
    error('form.id-too-long', `The form_id may have at most ${LONGEST} characters.`, 'form_id');
  if (/[\p{Cc}/\\]/u.test(named.idString))
    error('form.id-characters', 'The form_id may not contain slashes or control characters.', 'form_id');
  if (named.version.length > LONGEST_VERSION)
    error('form.version-too-long', `The version may have at most ${LONGEST_VERSION} characters.`, 'version');
  if (named.ownVersion !== undefined && named.ownVersion !== named.version)
    found.push({
      code: 'form.version-repeated',
      severity: 'warning',
      message: `This form has had a version called “${named.ownVersion}” before; the new one is called “${named.version}”.`,
      ...at('version'),
    });
  return found;
}
