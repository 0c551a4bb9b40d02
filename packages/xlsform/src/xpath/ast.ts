/** Where a node stands in the expression, in UTF-16 units. */
interface Placed {
  start: number;
  end: number;
}

export type Expression =
  | NumberLiteral
  | TextLiteral
  | Reference
  | FunctionCall
  | BinaryOperation
  | Negation
  | LocationPath
  | FilteredExpression;

export interface NumberLiteral extends Placed {
  kind: 'number';
  value: number;
}
export interface TextLiteral extends Placed {
  kind: 'text';
  value: string;
}
/** `${name}` or `${last-saved#name}`. */
export interface Reference extends Placed {
  kind: 'reference';
  name: string;
  lastSaved: boolean;
}
export interface FunctionCall extends Placed {
  kind: 'call';
  name: string;
  args: Expression[];
}
export interface BinaryOperation extends Placed {
  kind: 'binary';
  operator: string;
  left: Expression;
  right: Expression;
}
export interface Negation extends Placed {
  kind: 'negation';
  operand: Expression;
}
/** `/a/b`, `../c`, or `instance('x')/root/item` where `from` is what the steps start at. */
export interface LocationPath extends Placed {
  kind: 'path';
  absolute: boolean;
  from?: Expression;
  steps: Step[];
}
export interface FilteredExpression extends Placed {
  kind: 'filter';
  base: Expression;
  predicates: Expression[];
}
export interface Step extends Placed {
  axis: string;
  test: string;
  predicates: Expression[];
}
