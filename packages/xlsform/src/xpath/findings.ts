import type { BinaryOperation, Expression, FunctionCall, LocationPath } from './ast.ts';
import { evidentType, isArithmetic, isComparison, isDateLike, isNumeric } from './evident.ts';
import { FOREIGN_FUNCTIONS, FUNCTIONS, type FunctionSignature } from './functions.ts';
import { nearest } from './nearest.ts';

export interface ExpressionFinding {
  code: string;
  message: string;
  /** Where in the expression, in characters from its start. */
  position?: number;
  suggestion?: string;
}

/** What is wrong with a node whatever form it stands in; names of questions are checked elsewhere. */
export function inspect(node: Expression): ExpressionFinding[] {
  if (node.kind === 'call') return inspectCall(node);
  if (node.kind === 'binary') return inspectOperation(node);
  return node.kind === 'path' ? inspectPath(node) : [];
}

function inspectCall(call: FunctionCall): ExpressionFinding[] {
  const signature = FUNCTIONS.get(call.name);
  const position = call.start;
  if (!signature) {
    const suggestion = FOREIGN_FUNCTIONS.get(call.name.toLowerCase()) ?? nearest(call.name, FUNCTIONS.keys());
    return [{ code: 'xpath.unknown-function', message: `There is no function ${call.name}().`, position, suggestion }];
  }
  const count = call.args.length;
  if (count < signature.min || count > signature.max || !pairsUp(call)) {
    const message = `The function ${call.name}() takes ${arity(call.name, signature)}, not ${count}.`;
    return [{ code: 'xpath.arity', message, position }];
  }
  const findings: ExpressionFinding[] = [];
  for (const index of signature.nodeArgs ?? []) {
    const argument = call.args[index];
    if (argument && (argument.kind === 'text' || argument.kind === 'number')) {
      const message = `The ${ordinal(index)} of ${call.name}() must be a reference such as \${name}, not a fixed value.`;
      findings.push({ code: 'xpath.type', message, position: argument.start });
    }
  }
  for (const argument of call.args) {
    // jr:choice-name() is the one function that wants its reference as a text.
    if (argument.kind !== 'text' || call.name === 'jr:choice-name' || !argument.value.includes('${')) continue;
    const message = 'A reference inside quotes is taken as text; remove the quotes around it.';
    findings.push({ code: 'xpath.quoted-reference', message, position: argument.start });
  }
  return findings;
}

/** indexed-repeat(node, repeat, index, …) and weighted-checklist(min, max, value, weight, …) take arguments in pairs. */
function pairsUp(call: FunctionCall): boolean {
  if (call.name === 'indexed-repeat') return call.args.length % 2 === 1;
  return call.name !== 'weighted-checklist' || call.args.length % 2 === 0;
}

function arity(name: string, { min, max }: FunctionSignature): string {
  if (name === 'indexed-repeat') return '3, 5 or 7 arguments';
  if (name === 'weighted-checklist') return 'an even number of arguments';
  if (max === 0) return 'no argument';
  if (min === max) return min === 1 ? 'one argument' : `${min} arguments`;
  return max === Number.POSITIVE_INFINITY ? `at least ${min}` : `${min} to ${max} arguments`;
}

const ordinal = (index: number) =>
  `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][index] ?? index + 1} argument`;

function inspectOperation(node: BinaryOperation): ExpressionFinding[] {
  const sides: [Expression, Expression][] = [
    [node.left, node.right],
    [node.right, node.left],
  ];
  const findings: ExpressionFinding[] = [];
  for (const [side, other] of sides) {
    if (side.kind !== 'text') continue;
    const position = side.start;
    const text = side.value.length > 40 ? `${side.value.slice(0, 40)}…` : side.value;
    if (isArithmetic(node.operator) && !isNumeric(side.value) && !isDateLike(side.value)) {
      const advice = node.operator === '+' ? ' To join texts use concat(…).' : '';
      findings.push({
        code: 'xpath.type',
        message: `'${text}' is no number and cannot be used with “${node.operator}”.${advice}`,
        position,
      });
    }
    if (!isComparison(node.operator) || side.value === '') continue;
    const type = evidentType(other);
    if (type === 'date') {
      const suggestion = isDateLike(side.value) ? `date('${side.value.trim()}')` : undefined;
      findings.push({
        code: 'xpath.type',
        message: `A date is compared with the text '${text}'.`,
        position,
        suggestion,
      });
    } else if (type === 'boolean') {
      const suggestion = /^(true|false)$/i.test(side.value) ? `${side.value.toLowerCase()}()` : undefined;
      findings.push({
        code: 'xpath.type',
        message: `A yes/no result is compared with the text '${text}'.`,
        position,
        suggestion,
      });
    } else if (type === 'number' && !isNumeric(side.value) && !isDateLike(side.value)) {
      findings.push({ code: 'xpath.type', message: `A number is compared with the text '${text}'.`, position });
    }
  }
  return findings;
}

const CALLS = new Set(['true', 'false', 'today', 'now']);

function inspectPath(path: LocationPath): ExpressionFinding[] {
  const word = bareName(path);
  if (!word || !CALLS.has(word.toLowerCase())) return [];
  const suggestion = `${word.toLowerCase()}()`;
  return [
    {
      code: 'xpath.bare-name',
      message: `“${word}” without brackets is taken for the name of a node.`,
      position: path.start,
      suggestion,
    },
  ];
}

/** The word of a path that is only a word: nearly always a question's name without its ${}. */
export function bareName(node: Expression): string | undefined {
  if (node.kind !== 'path' || node.absolute || node.from || node.steps.length !== 1) return undefined;
  const step = node.steps[0];
  return step?.axis === 'child' && step.predicates.length === 0 && step.test !== '*' ? step.test : undefined;
}
