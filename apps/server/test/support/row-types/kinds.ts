import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Property } from './claim.ts';

const PRIMITIVES: [flag: TypeFlags, kind: string][] = [
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
];
const CLASSES = ['Date', 'Buffer'];

/** Each question goes to the compiler's process; most types are asked for again and again. */
const known = new WeakMap<Checker, Map<number, string[]>>();

function kindsOf(checker: Checker, type: Type): string[] {
  const before = known.get(checker) ?? new Map<number, string[]>();
  known.set(checker, before);
  const kinds = before.get(type.id) ?? findKinds(checker, type);
  before.set(type.id, kinds);
  return kinds;
}

/** The kinds of the values of a type; `null` and `undefined` are among them. */
function findKinds(checker: Checker, type: Type): string[] {
  if (type.flags & TypeFlags.Null) return ['null'];
  if (type.flags & TypeFlags.Undefined) return ['undefined'];
  if (type.flags & TypeFlags.AnyOrUnknown) return ['anything'];
  const primitive = PRIMITIVES.find(([flag]) => type.flags & flag);
  if (primitive) return [primitive[1]];
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((part) => kindsOf(checker, part)))];
  if (type.isIntersectionType()) return [kindsOf(checker, type.getTypes()[0] as Type)[0] as string];
  if (checker.isArrayType(type) && type.isTypeReference())
    return checker.getTypeArguments(type).flatMap((item) => kindsOf(checker, item).map((kind) => `${kind}[]`));
  if (checker.isTupleType(type)) return ['anything[]'];
  const name = type.getSymbol()?.name ?? '';
  if (CLASSES.includes(name)) return [name];
  return [type.flags & TypeFlags.Object ? 'object' : 'anything'];
}

export function propertyOf(checker: Checker, type: Type): Property {
  const kinds = kindsOf(checker, type);
  return {
    kinds: kinds.filter((kind) => kind !== 'null' && kind !== 'undefined'),
    isNullable: kinds.includes('null') || kinds.includes('anything'),
    isOptional: kinds.includes('undefined'),
  };
}
