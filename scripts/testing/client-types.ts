type Json = Record<string, unknown>;
interface Document {
  components: { schemas: Record<string, Json> };
}

const literal = (value: unknown) => JSON.stringify(value);
const anyOf = (types: string[]) => (types.length ? `(${[...new Set(types)].join(' | ')})` : 'never');

function objectType(json: Json): string {
  const required = new Set((json.required ?? []) as string[]);
  const fields = Object.entries((json.properties ?? {}) as Record<string, Json>).map(
    ([name, inner]) => `${literal(name)}${required.has(name) ? '' : '?'}: ${typeOf(inner)};`,
  );
  if (fields.length) return `{ ${fields.join(' ')} }`;
  const rest = json.additionalProperties;
  return typeof rest === 'object' && rest !== null
    ? `{ [key: string]: ${typeOf(rest as Json)} }`
    : '{ [key: string]: unknown }';
}

function ofType(type: unknown, json: Json): string {
  if (type === 'object') return objectType(json);
  if (type === 'array') {
    const first = json.prefixItems as Json[] | undefined;
    if (first) return `[${first.map(typeOf).join(', ')}]`;
    return `${json.items ? typeOf(json.items as Json) : 'unknown'}[]`;
  }
  if (type === 'integer') return 'number';
  return ['string', 'number', 'boolean', 'null'].includes(type as string) ? (type as string) : 'unknown';
}

/** The TypeScript type of a schema, with the names of the document. */
function typeOf(json: Json): string {
  if (typeof json.$ref === 'string') return json.$ref.replace('#/components/schemas/', '');
  if ('const' in json) return literal(json.const);
  if (Array.isArray(json.enum)) return anyOf(json.enum.map(literal));
  const branches = (json.anyOf ?? json.oneOf) as Json[] | undefined;
  if (branches) return anyOf(branches.map(typeOf));
  if (Array.isArray(json.allOf)) return (json.allOf as Json[]).map(typeOf).join(' & ');
  return Array.isArray(json.type) ? anyOf(json.type.map((type) => ofType(type, json))) : ofType(json.type, json);
}

/** What a stranger would generate from openapi.json: a type for each schema, by its name. */
export const clientTypes = ({ components }: Document): string =>
  Object.entries(components.schemas)
    .map(([name, json]) => `export type ${name} = ${typeOf(json)};\n`)
    .join('');
