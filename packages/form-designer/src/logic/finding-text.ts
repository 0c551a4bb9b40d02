import type { ExpressionFinding } from '@msurvey/xlsform/xpath';
import type { DesignerKey, DesignerText } from '../texts.ts';

const KNOWN: Readonly<Record<string, DesignerKey>> = {
  'xpath.syntax': 'finding.syntax',
  'xpath.unknown-reference': 'finding.unknownReference',
  'xpath.unknown-function': 'finding.unknownFunction',
  'xpath.arity': 'finding.arity',
  'xpath.type': 'finding.type',
  'xpath.quoted-reference': 'finding.quoted',
  'xpath.bare-name': 'finding.bareName',
};

/** What is wrong with a formula, in the reader's language, and what was probably meant. */
export function findingText(t: DesignerText, { code, message, suggestion, position }: ExpressionFinding): string {
  const key = KNOWN[code];
  const said = key ? t(key, { position: (position ?? 0) + 1 }) : message;
  return suggestion ? `${said} ${t('finding.suggestion', { suggestion })}` : said;
}
