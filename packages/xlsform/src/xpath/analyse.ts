import type { Expression } from './ast.ts';
import { bareName, type ExpressionFinding, inspect } from './findings.ts';
import { Parser } from './parse.ts';
import { XPathSyntaxError } from './syntax-message.ts';

export interface NamePlace {
  name: string;
  start: number;
}

/** All that can be said about an expression without knowing the form it stands in. */
export interface Analysis {
  ast?: Expression;
  message: string;
  position: number;
  findings: ExpressionFinding[];
  references: NamePlace[];
  bareWords: NamePlace[];
}

/** Forms repeat the same few expressions thousands of times. Emptied, not trimmed, when full: simple, and forms are compiled one by one. */
const cache = new Map<string, Analysis>();
const CACHED_EXPRESSIONS = 4096;
const CACHED_LENGTH = 1000;

export function analyse(expression: string): Analysis {
  const known = cache.get(expression);
  if (known) return known;
  const analysis = analyseAnew(expression);
  if (expression.length <= CACHED_LENGTH) {
    if (cache.size >= CACHED_EXPRESSIONS) cache.clear();
    cache.set(expression, analysis);
  }
  return analysis;
}

function analyseAnew(expression: string): Analysis {
  const analysis: Analysis = { message: '', position: 0, findings: [], references: [], bareWords: [] };
  try {
    const parser = new Parser(expression);
    analysis.ast = parser.whole();
    for (const node of parser.nodes) {
      if (node.kind === 'reference') analysis.references.push({ name: node.name, start: node.start });
      else analysis.findings.push(...inspect(node));
      const word = parser.inPredicate.has(node) ? undefined : bareName(node);
      if (word) analysis.bareWords.push({ name: word, start: node.start });
    }
  } catch (error) {
    if (!(error instanceof XPathSyntaxError)) throw error;
    analysis.ast = undefined;
    analysis.message = error.message;
    analysis.position = error.position;
  }
  return analysis;
}
