import { effectOf, type Operation } from '../operation.ts';
import { Components } from './components.ts';
import { FAILURE, failuresOf, PROBLEM, PROBLEM_CODE } from './failures.ts';
import { type Json, schemaOf } from './json.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Json;
}

function parameters(o: Operation): Parameter[] {
  const list = (schema: Operation['params'], where: 'path' | 'query') => {
    if (!schema) return [];
    const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(json.properties ?? {}).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || (json.required ?? []).includes(name),
      schema: property,
    }));
  };
  return [...list(o.params, 'path'), ...list(o.query, 'query')];
}

/** The fields of a form with a file. */
function uploaded({ field, fields, maxBytes }: NonNullable<Operation['upload']>): Json {
  const properties = {
    ...(fields ? (schemaOf(fields, 'input').properties as Json) : {}),
    [field]: { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes` },
  };
  return { type: 'object', properties, required: [field] };
}

/** What an operation is made of, with all of its shapes in place. */
const partsOf = ([name, o]: [string, Operation]) => ({
  name,
  o,
  parameters: parameters(o),
  input: o.body ? schemaOf(o.body, 'input') : o.upload && uploaded(o.upload),
  answer: typeof o.response === 'string' ? undefined : schemaOf(o.response, 'output'),
});
type Parts = ReturnType<typeof partsOf>;

const FILE = {
  200: {
    description: 'The file',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
};

function success({ name, o, answer }: Parts, components: Components): Json {
  if (!answer) return o.response === 'file' ? FILE : { 204: { description: 'Done' } };
  const schema = components.root(name, 'output', answer);
  return { 200: { description: 'Done', content: { 'application/json': { schema } } } };
}

function described(parts: Parts, components: Components, failures: Json): Json {
  const { name, o, input } = parts;
  const schema = input && components.root(name, 'input', input);
  const asked = parts.parameters.map((p) => ({
    ...p,
    schema: components.place(p.schema, { owner: name, steps: [p.name] }),
  }));
  return {
    operationId: name,
    summary: o.summary,
    tags: [o.domain],
    'x-permission': o.permission,
    'x-effect': effectOf(o),
    security: o.permission === 'public' ? [] : [{ bearer: [] }],
    ...(asked.length ? { parameters: asked } : {}),
    ...(schema
      ? {
          requestBody: {
            required: true,
            content: { [o.body ? 'application/json' : 'multipart/form-data']: { schema } },
          },
        }
      : {}),
    responses: { ...success(parts, components), ...failures },
  };
}

/** OpenAPI 3.1 of the whole contract; generated, committed, and checked for staleness. */
export function openApi(contract: Record<string, Operation>, version: string): Json {
  const all = Object.entries(contract).map(partsOf);
  const components = new Components();
  for (const { parameters: asked, input, answer } of all)
    for (const json of [...asked.map((p) => p.schema), input, answer]) if (json) components.count(json);
  const failures = failuresOf(all.map(({ o }) => o));
  const paths: Record<string, Json> = {};
  for (const parts of all) {
    const path = parts.o.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][parts.o.method.toLowerCase()] = described(parts, components, failures.of(parts.o));
  }
  const schemas = Object.entries(components.schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: { title: 'mSurvey', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Failure: FAILURE, Problem: PROBLEM, ProblemCode: PROBLEM_CODE, ...Object.fromEntries(schemas) },
      responses: Object.fromEntries(Object.entries(failures.responses).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
