import type { Expression } from './ast.ts';
import { FUNCTIONS, type ValueType } from './functions.ts';

const ARITHMETIC = new Set(['+', '-', '*', 'div', 'mod']);
export const isArithmetic = (operator: string) => ARITHMETIC.has(operator);
export const isComparison = (operator: string) => /^(=|!=|<=?|>=?)$/.test(operator);

/** The type an expression has whatever the answers are; `unknown` for everything that depends on them. */
export function evidentType(node: Expression): ValueType {
  switch (node.kind) {
    case 'number':
    case 'negation':
      return 'number';
    case 'text':
      return 'text';
    case 'path':
      return 'nodes';
    case 'call':
      return FUNCTIONS.get(node.name)?.returns ?? 'unknown';
    case 'binary':
      if (isArithmetic(node.operator)) return 'number';
      return node.operator === '|' ? 'nodes' : 'boolean';
    default:
      return 'unknown';
  }
}

const NUMERIC = /^\s*-?(\d+(\.\d*)?|\.\d+)\s*$/;
const DATE_LIKE = /^\s*\d{4}-\d{1,2}-\d{1,2}/;

export const isNumeric = (text: string) => NUMERIC.test(text);
export const isDateLike = (text: string) => DATE_LIKE.test(text);
