import { PROBLEMS, type ProblemCode, problemText } from '@msurvey/domain';
import { z } from 'zod';
import { effectOf, type Operation } from './operation.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json as Json;
};

/** Problems that any operation can have, by what it is. */
function problemsOf(o: Operation): ProblemCode[] {
  const codes: ProblemCode[] = ['request.malformed', 'request.too-many', 'server.failed', ...(o.problems ?? [])];
  if (o.permission !== 'public') codes.push('auth.token-missing', 'auth.token-stale');
  if (o.permission !== 'public' && o.permission !== 'signed-in') codes.push('auth.forbidden');
  if (o.body || o.upload) codes.push('field.invalid', 'request.too-large');
  return [...new Set(codes)];
}

function failures(o: Operation): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(o)) byStatus.set(PROBLEMS[code], [...(byStatus.get(PROBLEMS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${problemText('en', code)}`).join('\n\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
  );
}

function success(o: Operation): Json {
  if (o.response === 'empty') return { 204: { description: 'Done' } };
  if (o.response === 'file')
    return {
      200: {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  return { 200: { description: 'Done', content: { 'application/json': { schema: schemaOf(o.response, 'output') } } } };
}

function parameters(o: Operation): Json[] {
  const list = (schema: z.ZodObject | undefined, where: 'path' | 'query') => {
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

function requestBody(o: Operation): Json | undefined {
  if (o.body) return { required: true, content: { 'application/json': { schema: schemaOf(o.body, 'input') } } };
  if (!o.upload) return undefined;
  const properties = {
    ...(o.upload.fields ? (schemaOf(o.upload.fields, 'input').properties as Json) : {}),
    [o.upload.field]: { type: 'string', format: 'binary', description: `At most ${o.upload.maxBytes} bytes` },
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties, required: [o.upload.field] } } },
  };
}

const FAILURE = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status', 'code', 'title', 'detail'],
        properties: {
          status: { type: 'string' },
          code: { type: 'string', enum: Object.keys(PROBLEMS) },
          title: { type: 'string' },
          detail: { type: 'string', description: 'A sentence a user can act on, in the language of the request' },
          source: {
            type: 'object',
            properties: { pointer: { type: 'string', description: 'The field at fault, as a JSON pointer' } },
          },
        },
      },
    },
    meta: { type: 'object', properties: { requestId: { type: 'string' } } },
  },
};

/** OpenAPI 3.1 of the whole contract; generated, committed, and checked for staleness. */
export function openApi(contract: Record<string, Operation>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, o] of Object.entries(contract)) {
    const path = o.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][o.method.toLowerCase()] = {
      operationId: name,
      summary: o.summary,
      tags: [o.domain],
      'x-permission': o.permission,
      'x-effect': effectOf(o),
      security: o.permission === 'public' ? [] : [{ bearer: [] }],
      ...(parameters(o).length ? { parameters: parameters(o) } : {}),
      ...(requestBody(o) ? { requestBody: requestBody(o) } : {}),
      responses: { ...success(o), ...failures(o) },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'mSurvey', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
