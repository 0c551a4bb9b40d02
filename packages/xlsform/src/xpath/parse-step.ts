import type { Expression, Step } from './ast.ts';
import { XPathSyntaxError } from './syntax-message.ts';
import type { TokenReader } from './token-reader.ts';

const NODE_TYPES = new Set(['node', 'text', 'comment', 'processing-instruction']);
const AXES = new Set([
  'ancestor',
  'ancestor-or-self',
  'attribute',
  'child',
  'descendant',
  'descendant-or-self',
  'following',
  'following-sibling',
  'namespace',
  'parent',
  'preceding',
  'preceding-sibling',
  'self',
]);

/** A name followed by “(” is a function call, not a step, unless it is one of XPath's four node tests. */
export function isStepStart(input: TokenReader): boolean {
  const token = input.peek();
  if (token.type === 'name') return !input.is('(', 1) || NODE_TYPES.has(token.text);
  return input.is('.') || input.is('..') || input.is('@') || input.is('*');
}

export function parseStep(input: TokenReader, predicates: () => Expression[]): Step {
  const first = input.peek();
  if (input.is('.') || input.is('..')) {
    input.take();
    const axis = first.text === '.' ? 'self' : 'parent';
    return finish(input, predicates, { axis, test: 'node()', predicates: [], start: first.start, end: first.end });
  }
  let axis = 'child';
  if (input.is('@')) {
    input.take();
    axis = 'attribute';
  } else if (first.type === 'name' && input.is('::', 1)) {
    if (!AXES.has(first.text)) throw new XPathSyntaxError(`“${first.text}” is no axis of XPath.`, first.start);
    axis = first.text;
    input.take();
    input.take();
  }
  const test = input.peek();
  // pyxform puts a path where a reference stands, so `/data/${x}` is not an XPath afterwards.
  if (test.type === 'reference') {
    throw new XPathSyntaxError('A reference stands for a whole path: leave out what comes before it.', test.start);
  }
  if (test.type !== 'name' && !input.is('*')) input.fail();
  input.take();
  let name = test.text;
  if (test.type === 'name' && NODE_TYPES.has(name) && input.is('(')) {
    input.take();
    if (input.peek().type === 'string') input.take();
    input.expect(')');
    name += '()';
  } else if (input.is('(')) {
    throw new XPathSyntaxError(`The function ${name}() cannot stand inside a path.`, test.start);
  }
  return finish(input, predicates, { axis, test: name, predicates: [], start: first.start, end: test.end });
}

function finish(input: TokenReader, predicates: () => Expression[], step: Step): Step {
  step.predicates = predicates();
  step.end = input.end;
  return step;
}
