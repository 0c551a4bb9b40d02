import { typeParsers } from '../../../src/db/types.ts';
import type { Column } from './describe.queries.ts';

/** What our parsers make of a value of these types; every other type stays text. */
const KINDS: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'anything',
  jsonb: 'anything',
  interval: 'object',
  point: 'object',
};

/** The kind of the values of a column, in the words of a claim. */
export function kindOf({ type, typeOid }: Pick<Column, 'type' | 'typeOid'>): string {
  if (!type.startsWith('_')) return KINDS[type] ?? 'string';
  // Arrays of types that pg does not know are left as text.
  const isParsed = Array.isArray(typeParsers.getTypeParser(typeOid)('{}'));
  return isParsed ? `${KINDS[type.slice(1)] ?? 'string'}[]` : 'string';
}

/** JSON has no days: whoever promises a Date from it is wrong; anything else is a matter of what was stored. */
const FROM_JSON = /^(?!Date|Buffer|bigint)/;

export function fits(kind: string, claimed: readonly string[]): boolean {
  const alone = claimed.filter((one) => one !== 'null[]' && one !== 'undefined[]');
  if (kind === 'anything') return alone.every((one) => FROM_JSON.test(one));
  if (kind === 'anything[]') return alone.every((one) => one.endsWith('[]') && FROM_JSON.test(one));
  const isList = kind.endsWith('[]');
  return (
    alone.length > 0 && alone.every((one) => one === kind || one === 'anything' || (isList && one === 'anything[]'))
  );
}
