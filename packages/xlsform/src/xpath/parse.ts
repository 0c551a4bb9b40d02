import type { Expression, Step } from './ast.ts';
import { isStepStart, parseStep } from './parse-step.ts';
import { XPathSyntaxError } from './syntax-message.ts';
import { TokenReader } from './token-reader.ts';

/** Deep nesting is never an author's need; the limit keeps the recursion off the end of the stack. */
const MAX_DEPTH = 300;

const PRECEDENCE: Record<string, number> = {
  or: 1,
  and: 2,
  '=': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  div: 6,
  mod: 6,
  '|': 8,
};
const NEGATION = 7;

/** Recursive descent by precedence: one look at each token, so time grows with the length of the expression. */
export class Parser {
  private depth = 0;
  private predicateDepth = 0;
  /** Every node with its children before it, so that a check can walk without recursion. */
  readonly nodes: Expression[] = [];
  /** Nodes inside […], where bare names are columns of the list that is filtered. */
  readonly inPredicate = new Set<Expression>();

  private readonly input: TokenReader;

  constructor(source: string) {
    this.input = new TokenReader(source);
  }

  whole(): Expression {
    if (this.input.peek().type === 'end') throw new XPathSyntaxError('The expression is empty.', 0);
    const expression = this.expression(0);
    if (this.input.peek().type !== 'end') this.input.fail();
    return expression;
  }

  private node<T extends Expression>(node: T): T {
    this.nodes.push(node);
    if (this.predicateDepth > 0) this.inPredicate.add(node);
    return node;
  }

  private expression(minimum: number): Expression {
    if (++this.depth > MAX_DEPTH) {
      throw new XPathSyntaxError(
        'The expression is nested too deeply; split it into several calculate rows.',
        this.input.peek().start,
      );
    }
    let left = this.unary();
    for (;;) {
      const operator = this.input.peek();
      const precedence = operator.type === 'operator' ? PRECEDENCE[operator.text] : undefined;
      if (precedence === undefined || precedence <= minimum) break;
      this.input.take();
      const right = this.expression(precedence);
      left = this.node({ kind: 'binary', operator: operator.text, left, right, start: left.start, end: right.end });
    }
    this.depth--;
    return left;
  }

  private unary(): Expression {
    const minus = this.input.peek();
    if (!this.input.is('-')) return this.path();
    // Any run of signs in a loop: a cell full of dashes must not recurse.
    while (this.input.is('-')) this.input.take();
    const operand = this.expression(NEGATION);
    return this.node({ kind: 'negation', operand, start: minus.start, end: operand.end });
  }

  private path(): Expression {
    const first = this.input.peek();
    if (this.input.is('/') || this.input.is('//')) {
      const double = this.input.take().text === '//';
      const steps = double || isStepStart(this.input) ? this.steps(double) : [];
      return this.node({
        kind: 'path',
        absolute: true,
        steps,
        start: first.start,
        end: steps.at(-1)?.end ?? first.end,
      });
    }
    if (isStepStart(this.input)) {
      const steps = this.steps(false);
      return this.node({
        kind: 'path',
        absolute: false,
        steps,
        start: first.start,
        end: steps.at(-1)?.end ?? first.end,
      });
    }
    const from = this.filtered();
    if (!this.input.is('/') && !this.input.is('//')) return from;
    const steps = this.steps(this.input.take().text === '//');
    return this.node({
      kind: 'path',
      absolute: false,
      from,
      steps,
      start: from.start,
      end: steps.at(-1)?.end ?? from.end,
    });
  }

  private steps(descendant: boolean): Step[] {
    const anyDepth = (at: number): Step => ({
      axis: 'descendant-or-self',
      test: 'node()',
      predicates: [],
      start: at,
      end: at,
    });
    const steps: Step[] = descendant ? [anyDepth(this.input.peek().start)] : [];
    steps.push(parseStep(this.input, () => this.predicates()));
    while (this.input.is('/') || this.input.is('//')) {
      const separator = this.input.take();
      if (separator.text === '//') steps.push(anyDepth(separator.start));
      steps.push(parseStep(this.input, () => this.predicates()));
    }
    return steps;
  }

  private filtered(): Expression {
    const base = this.primary();
    const predicates = this.predicates();
    if (predicates.length === 0) return base;
    return this.node({ kind: 'filter', base, predicates, start: base.start, end: this.input.end });
  }

  private predicates(): Expression[] {
    const found: Expression[] = [];
    while (this.input.is('[')) {
      this.input.take();
      this.predicateDepth++;
      found.push(this.expression(0));
      this.predicateDepth--;
      this.input.expect(']');
    }
    return found;
  }

  private primary(): Expression {
    const token = this.input.peek();
    const { start, end } = token;
    if (token.type === 'number') return this.took(this.node({ kind: 'number', value: Number(token.text), start, end }));
    if (token.type === 'string') return this.took(this.node({ kind: 'text', value: token.text, start, end }));
    if (token.type === 'reference') {
      const lastSaved = token.text.startsWith('last-saved#');
      const name = lastSaved ? token.text.slice('last-saved#'.length) : token.text;
      if (name === '') throw new XPathSyntaxError('This reference names no question.', start);
      return this.took(this.node({ kind: 'reference', name, lastSaved, start, end }));
    }
    if (token.type === 'name' && this.input.is('(', 1)) return this.call();
    if (!this.input.is('(')) return this.input.fail();
    this.input.take();
    const inner = this.expression(0);
    this.input.expect(')');
    return inner;
  }

  private took<T>(node: T): T {
    this.input.take();
    return node;
  }

  private call(): Expression {
    const name = this.input.take();
    this.input.expect('(');
    const args: Expression[] = [];
    if (!this.input.is(')')) {
      args.push(this.expression(0));
      while (this.input.is(',')) {
        this.input.take();
        args.push(this.expression(0));
      }
    }
    const close = this.input.expect(')');
    return this.node({ kind: 'call', name: name.text, args, start: name.start, end: close.end });
  }
}
