import { z } from 'zod';

export type Json = Record<string, unknown>;
export type Io = 'input' | 'output';

export const schemaOf = (schema: z.ZodType, io: Io): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  if ('$defs' in json)
    throw new Error('A shape that holds itself: its references would lead nowhere in this document.');
  return json as Json;
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** The same text for the same shape, in whatever order its properties were written. */
export const textOf = (json: Json): string => JSON.stringify(sorted(json));

/** Each schema that stands in another one, replaced by what `change` makes of it; `step` is where: a property or nothing. */
export function mapInner(json: Json, change: (inner: Json, step: string | undefined) => Json): Json {
  const one = (inner: unknown, step?: string) =>
    typeof inner === 'object' && inner !== null ? change(inner as Json, step) : inner;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(Object.entries(value as Json).map(([name, inner]) => [name, one(inner, name)])),
        ];
      if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key))
        return [key, (value as unknown[]).map((inner) => one(inner))];
      if (['items', 'additionalProperties', 'propertyNames', 'not'].includes(key)) return [key, one(value)];
      return [key, value];
    }),
  );
}
