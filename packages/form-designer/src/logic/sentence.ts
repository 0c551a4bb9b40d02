import { type Expression, parseXPath } from '@msurvey/xlsform/xpath';

export const OPERATORS = [
  'is',
  'isNot',
  'more',
  'atLeast',
  'less',
  'atMost',
  'includes',
  'excludes',
  'answered',
  'empty',
] as const;
export type Operator = (typeof OPERATORS)[number];
export const takesValue = (operator: Operator): boolean => operator !== 'answered' && operator !== 'empty';

export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'date'; text: string }
  | { kind: 'question'; text: string }
  | { kind: 'today'; text: '' };

export interface Condition {
  /** The name of a question; empty for the answer that is being given. */
  subject: string;
  operator: Operator;
  value: Value;
}

/** “Sex is female and Age is at least 18”: what people say most, and what a builder can show without formulas. */
export interface Sentence {
  joined: 'and' | 'or';
  conditions: Condition[];
}

const SIGNS: Partial<Record<Operator, string>> = {
  is: '=',
  isNot: '!=',
  more: '>',
  atLeast: '>=',
  less: '<',
  atMost: '<=',
};
const BY_SIGN = new Map(Object.entries(SIGNS).map(([operator, sign]) => [sign, operator as Operator]));
const FLIPPED: Partial<Record<Operator, Operator>> = {
  is: 'is',
  isNot: 'isNot',
  more: 'less',
  less: 'more',
  atLeast: 'atMost',
  atMost: 'atLeast',
};
const NOTHING: Value = { kind: 'text', text: '' };

/** A text as an expression holds it; one that has both kinds of quotes cannot be held, so the double ones go. */
export const quoted = (text: string): string => (text.includes("'") ? `"${text.replaceAll('"', '')}"` : `'${text}'`);

function written(value: Value): string {
  if (value.kind === 'today') return 'today()';
  if (value.kind === 'date') return `date(${quoted(value.text)})`;
  if (value.kind === 'question') return `\${${value.text}}`;
  if (value.kind === 'number') return value.text.trim() === '' ? "''" : value.text.trim();
  return quoted(value.text);
}

function writeOne({ subject, operator, value }: Condition): string {
  const about = subject === '' ? '.' : `\${${subject}}`;
  if (operator === 'answered') return `${about} != ''`;
  if (operator === 'empty') return `${about} = ''`;
  if (operator === 'includes') return `selected(${about}, ${written(value)})`;
  if (operator === 'excludes') return `not(selected(${about}, ${written(value)}))`;
  return `${about} ${SIGNS[operator]} ${written(value)}`;
}

export const writeSentence = ({ joined, conditions }: Sentence): string => conditions.map(writeOne).join(` ${joined} `);

/** What an expression says as a sentence; undefined where it says more than a sentence can. */
export function readSentence(expression: string): Sentence | undefined {
  if (expression.trim() === '') return { joined: 'and', conditions: [] };
  const parsed = parseXPath(expression);
  if (!parsed.ok) return undefined;
  const joined = parsed.ast.kind === 'binary' && parsed.ast.operator === 'or' ? 'or' : 'and';
  const conditions = partsOf(parsed.ast, joined).map(readOne);
  return conditions.every((one) => one !== undefined) ? { joined, conditions } : undefined;
}

const partsOf = (node: Expression, operator: 'and' | 'or'): Expression[] =>
  node.kind === 'binary' && node.operator === operator
    ? [...partsOf(node.left, operator), ...partsOf(node.right, operator)]
    : [node];

function readOne(node: Expression): Condition | undefined {
  if (node.kind === 'call') return readCall(node.name, node.args);
  if (node.kind !== 'binary') return undefined;
  const operator = BY_SIGN.get(node.operator);
  if (!operator) return undefined;
  const [left, right] = [subjectOf(node.left), subjectOf(node.right)];
  if (left !== undefined) return compared(left, operator, node.right);
  const flipped = FLIPPED[operator];
  return right !== undefined && flipped ? compared(right, flipped, node.left) : undefined;
}

function compared(subject: string, operator: Operator, other: Expression): Condition | undefined {
  if (other.kind === 'text' && other.value === '' && (operator === 'is' || operator === 'isNot'))
    return { subject, operator: operator === 'is' ? 'empty' : 'answered', value: NOTHING };
  const value = valueOf(other);
  return value && { subject, operator, value };
}

function readCall(name: string, args: readonly Expression[]): Condition | undefined {
  const [first, second] = args;
  if (name === 'selected' && first && second) {
    const [subject, value] = [subjectOf(first), valueOf(second)];
    return subject === undefined || !value ? undefined : { subject, operator: 'includes', value };
  }
  if (name !== 'not' || first?.kind !== 'call' || first.name !== 'selected') return undefined;
  const inner = readCall(first.name, first.args);
  return inner && { ...inner, operator: 'excludes' };
}

function subjectOf(node: Expression): string | undefined {
  if (node.kind === 'reference') return node.lastSaved ? undefined : node.name;
  const step =
    node.kind === 'path' && !node.absolute && !node.from && node.steps.length === 1 ? node.steps[0] : undefined;
  return step?.axis === 'self' && step.predicates.length === 0 ? '' : undefined;
}

function valueOf(node: Expression): Value | undefined {
  if (node.kind === 'text') return { kind: 'text', text: node.value };
  if (node.kind === 'number') return { kind: 'number', text: String(node.value) };
  if (node.kind === 'negation' && node.operand.kind === 'number')
    return { kind: 'number', text: String(-node.operand.value) };
  if (node.kind === 'call' && node.name === 'today' && node.args.length === 0) return { kind: 'today', text: '' };
  const [first] = node.kind === 'call' && node.name === 'date' && node.args.length === 1 ? node.args : [];
  if (first?.kind === 'text') return { kind: 'date', text: first.value };
  return node.kind === 'reference' && !node.lastSaved ? { kind: 'question', text: node.name } : undefined;
}
