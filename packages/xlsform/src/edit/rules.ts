import { tokenize } from '../xpath/tokens.ts';
import { sheetOf } from './document.ts';
import { read, type SurveyField } from './fields.ts';
import { type TreeNode, tree } from './tree.ts';
import type { FormDocument } from './types.ts';

export const RULE_KINDS = [
  'relevant',
  'constraint',
  'calculation',
  'choice_filter',
  'required',
  'repeat_count',
] as const satisfies readonly SurveyField[];
export type RuleKind = (typeof RULE_KINDS)[number];

/** What decides about a question: whether it is asked, what it accepts, what it is worked out from. */
export interface Rule {
  kind: RuleKind;
  node: TreeNode;
  expression: string;
  /** Names of the questions that it reads. */
  reads: string[];
}

/** Always or never is no rule. */
const FIXED = /^(yes|no|true|false)(\(\))?$/i;

/** Names that an expression reads now; what was answered the last time is no answer of this form. */
const namesRead = (expression: string): string[] => {
  const names = tokenize(expression)
    .tokens.filter(({ type, text }) => type === 'reference' && !text.startsWith('last-saved#'))
    .map(({ text }) => text);
  return [...new Set(names)];
};

const isRule = (kind: RuleKind, expression: string): boolean => {
  if (kind === 'required') return !FIXED.test(expression);
  return kind !== 'repeat_count' || Number.isNaN(Number(expression));
};

/** Every rule of the form, in the order of the questions. */
export function rules(document: FormDocument): Rule[] {
  const sheet = sheetOf(document, 'survey');
  if (!sheet) return [];
  return tree(document).all.flatMap((node) =>
    RULE_KINDS.flatMap((kind): Rule[] => {
      const expression = read(sheet, 'survey', node.row, kind)?.trim() ?? '';
      if (expression === '' || !isRule(kind, expression)) return [];
      return [{ kind, node, expression, reads: namesRead(expression) }];
    }),
  );
}
