import { type Analysis, analyse } from './analyse.ts';
import type { Expression } from './ast.ts';
import type { ExpressionFinding } from './findings.ts';
import { nearest } from './nearest.ts';

export type XPathResult = { ok: true; ast: Expression } | { ok: false; message: string; position: number };

export interface ExpressionContext {
  /** The questions of the form. */
  names: ReadonlySet<string> | ((name: string) => boolean);
  /** Canonical column the expression stands in. */
  column?: string;
  /** Nearest known name; without it a set of names is searched, which costs a walk over it per unknown name. */
  suggest?: (name: string) => string | undefined;
}

export function parseXPath(expression: string): XPathResult {
  const analysis = analyse(expression);
  return analysis.ast
    ? { ok: true, ast: analysis.ast }
    : { ok: false, message: analysis.message, position: analysis.position };
}

/** Everything evidently wrong with an expression. The reference compiler accepts all of it, so these are advice, not refusals. */
export function checkExpression(expression: string, context: ExpressionContext): ExpressionFinding[] {
  const analysis = analyse(expression);
  if (!analysis.ast) return [{ code: 'xpath.syntax', message: analysis.message, position: analysis.position }];
  const { names } = context;
  const known = typeof names === 'function' ? names : (name: string) => names.has(name);
  return [...analysis.findings, ...unknownReferences(analysis, known, context), ...bareNames(analysis, known, context)];
}

function unknownReferences(
  { references }: Analysis,
  known: (name: string) => boolean,
  { names, suggest }: ExpressionContext,
): ExpressionFinding[] {
  const findings: ExpressionFinding[] = [];
  for (const { name, start } of references) {
    // Every form has this node, though no row declares it.
    if (name === 'instanceID' || known(name)) continue;
    const suggestion = suggest ? suggest(name) : typeof names === 'function' ? undefined : nearest(name, names);
    findings.push({
      code: 'xpath.unknown-reference',
      message: `There is no question named ${name}.`,
      position: start,
      suggestion,
    });
  }
  return findings;
}

/** In a choice filter and inside […] bare names are columns of the list; elsewhere they are forgotten braces. */
function bareNames(
  { bareWords }: Analysis,
  known: (name: string) => boolean,
  { column }: ExpressionContext,
): ExpressionFinding[] {
  if (column === 'choice_filter') return [];
  const findings: ExpressionFinding[] = [];
  for (const { name, start } of bareWords) {
    if (!known(name)) continue;
    const suggestion = `\${${name}}`;
    findings.push({
      code: 'xpath.bare-name',
      message: `The name ${name} stands here without \${}, so its answer is not used.`,
      position: start,
      suggestion,
    });
  }
  return findings;
}
