import { type Expression, parseXPath } from '@msurvey/xlsform/xpath';

type Value = number | string | boolean;
/** What depends on anything but the value itself is not evident. */
const UNKNOWN = Symbol('unknown');
type Result = Value | typeof UNKNOWN;

const numberOf = (value: Value): number =>
  typeof value === 'string' ? Number(value.trim() || Number.NaN) : Number(value);
const truthOf = (value: Value): boolean =>
  typeof value === 'number' ? value !== 0 && !Number.isNaN(value) : Boolean(value);

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
const COUNT: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  div: (a, b) => a / b,
  mod: (a, b) => a % b,
};

function binary(operator: string, left: Result, right: Result): Result {
  if (operator === 'and' || operator === 'or') {
    const decisive = operator === 'or';
    // One side may decide whatever the other is.
    const sides: Result[] = [left, right];
    for (const side of sides) if (side !== UNKNOWN && truthOf(side) === decisive) return decisive;
    return left === UNKNOWN || right === UNKNOWN ? UNKNOWN : !decisive;
  }
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  if (operator === '=' || operator === '!=') {
    const isNumeric = typeof left === 'number' || typeof right === 'number';
    const same = isNumeric ? numberOf(left) === numberOf(right) : left === right;
    return same === (operator === '=');
  }
  const compare = COMPARE[operator];
  // Days are compared as days, which numbers are not.
  if (compare)
    return [left, right].some((v) => Number.isNaN(numberOf(v))) ? UNKNOWN : compare(numberOf(left), numberOf(right));
  return COUNT[operator]?.(numberOf(left), numberOf(right)) ?? UNKNOWN;
}

function call(name: string, args: Result[], literal: (i: number) => string | undefined): Result {
  const [first] = args;
  if (name === 'true') return true;
  if (name === 'false') return false;
  if (first === undefined || first === UNKNOWN) return UNKNOWN;
  if (name === 'not') return !truthOf(first);
  if (name === 'string-length') return [...String(first)].length;
  if (name === 'number' || name === 'int') return name === 'int' ? Math.trunc(numberOf(first)) : numberOf(first);
  const pattern = literal(1);
  if (name !== 'regex' || pattern === undefined || pattern.length > 200) return UNKNOWN;
  // A pattern with repetitions inside repetitions can take for ever; what is not plain is left to the form.
  if (/[+*}]\)[+*{]/.test(pattern)) return UNKNOWN;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(String(first));
  } catch {
    return UNKNOWN;
  }
}

function evaluate(node: Expression, value: string): Result {
  switch (node.kind) {
    case 'number':
    case 'text':
      return node.value;
    case 'negation': {
      const operand = evaluate(node.operand, value);
      return operand === UNKNOWN ? UNKNOWN : -numberOf(operand);
    }
    case 'path': {
      const [step] = node.steps;
      const isSelf = !node.absolute && !node.from && node.steps.length === 1 && step?.axis === 'self';
      return isSelf && step.predicates.length === 0 ? value : UNKNOWN;
    }
    case 'binary':
      return binary(node.operator, evaluate(node.left, value), evaluate(node.right, value));
    case 'call':
      return call(
        node.name,
        node.args.map((arg) => evaluate(arg, value)),
        (i) => {
          const arg = node.args[i];
          return arg?.kind === 'text' ? arg.value : undefined;
        },
      );
    default:
      return UNKNOWN;
  }
}

const parsed = new Map<string, Expression | null>();
function parse(expression: string): Expression | null {
  const known = parsed.get(expression);
  if (known !== undefined) return known;
  const result = parseXPath(expression);
  if (parsed.size > 1000) parsed.clear();
  parsed.set(expression, result.ok ? result.ast : null);
  return result.ok ? result.ast : null;
}

/** Whether a value breaks a constraint that speaks of nothing but the value; where other answers matter, nobody can say. */
export function evidentlyBreaks(constraint: string, value: string): boolean {
  const expression = parse(constraint);
  const result = expression ? evaluate(expression, value) : UNKNOWN;
  return result !== UNKNOWN && !truthOf(result);
}
