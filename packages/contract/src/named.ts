import type { z } from 'zod';

/** Shapes with a name of their own in the description of the API (`components.schemas` of openapi.json). */
export const NAMED: [name: string, schema: z.ZodType][] = [];

/** Names a shape that stands in more than one place: `named('MemberRow', z.object({ … }))`. */
export function named<const T extends z.ZodType>(name: string, schema: T): T {
  NAMED.push([name, schema]);
  return schema;
}
