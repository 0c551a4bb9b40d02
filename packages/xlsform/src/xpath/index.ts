export type { Expression, FunctionCall, LocationPath, Reference, Step } from './ast.ts';
export { checkExpression, type ExpressionContext, parseXPath, type XPathResult } from './check.ts';
export type { ExpressionFinding } from './findings.ts';
export { FUNCTIONS, type FunctionSignature, type ValueType } from './functions.ts';
