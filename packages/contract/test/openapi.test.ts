import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, operationsOf } from '../src/index.ts';
import { named } from '../src/named.ts';
import { openApi } from '../src/openapi/index.ts';

type Json = Record<string, unknown>;
interface Document {
  paths: Record<string, Record<string, Json>>;
  components: Record<'schemas' | 'responses', Record<string, Json>>;
}
const document = openApi(contract, '0') as unknown as Document;
const schemas = document.components.schemas;

function* refsIn(json: unknown): Generator<string> {
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if (key === '$ref' && typeof value === 'string') yield value;
    else yield* refsIn(value);
  }
}

const operation = operationsOf('platform');
const get = (path: `/msurvey/${string}`, response: z.ZodType) =>
  operation({ method: 'GET', path, summary: '', permission: 'public', response });
const schemasOf = (operations: Parameters<typeof openApi>[0]) =>
  (openApi(operations, '0') as unknown as Document).components.schemas;

describe('openapi.json', () => {
  it('refers to nothing that is not there', () => {
    for (const ref of refsIn(document)) {
      const [, , kind, name] = ref.split('/') as [string, string, 'schemas' | 'responses', string];
      expect(document.components[kind], ref).toHaveProperty([name]);
    }
  });

  it('names everything in words', () => {
    for (const name of Object.keys(schemas)) expect(name).toMatch(/^[A-Z][A-Za-z0-9]{1,59}$/);
  });

  it('names what each operation takes and gives after the operation', () => {
    for (const [name, o] of Object.entries(contract)) {
      const owner = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      if ('body' in o || 'upload' in o) expect(schemas).toHaveProperty([`${owner}Input`]);
      if (typeof o.response !== 'string') expect(schemas).toHaveProperty([`${owner}Answer`]);
    }
  });

  it('writes what is known by a name once', () => {
    for (const name of [
      'Option',
      'Labels',
      'MemberRow',
      'GroupRow',
      'ActivityRow',
      'GeoUnit',
      'PageMeta',
      'Task',
      'Problem',
    ])
      expect(schemas, name).toHaveProperty([name]);
    expect(schemas.MembersAnswer).toMatchObject({
      properties: { data: { properties: { data: { items: { $ref: '#/components/schemas/MemberRow' } } } } },
    });
    expect(schemas.UpdateOrganizationAnswer).toEqual({ $ref: '#/components/schemas/CreateOrganizationAnswer' });
  });
});

describe('a shape', () => {
  it('that stands in two places is called by the first of them', () => {
    const crop = z.object({ code: z.string(), season: z.number() });
    const made = schemasOf({
      fields: get('/msurvey/fields', z.object({ data: z.array(z.object({ id: z.number(), crop })) })),
      stores: get('/msurvey/stores', z.object({ crop, rest: z.string() })),
    });
    expect(Object.keys(made)).toContain('FieldsCrop');
    expect(made.StoresAnswer).toMatchObject({ properties: { crop: { $ref: '#/components/schemas/FieldsCrop' } } });
  });

  it('with a name at the source bears it, as “Input” where it is sent in another form than it comes back', () => {
    const paged = named('TestPaged', z.object({ page: z.number().default(1) }));
    const made = schemasOf({
      seen: get('/msurvey/seen', z.object({ data: paged })),
      sent: operation({
        method: 'POST',
        path: '/msurvey/sent',
        summary: '',
        permission: 'public',
        body: z.object({ paged }),
        response: 'empty',
      }),
    });
    expect(made.TestPaged).toMatchObject({ required: ['page'] });
    expect(made.TestPagedInput).not.toHaveProperty('required');
  });

  it('that would be called like another one fails, and says what to do', () => {
    named('TestTwice', z.object({ a: z.string() }));
    named('TestTwice', z.object({ b: z.string() }));
    const both = z.object({ a: z.object({ a: z.string() }), b: z.object({ b: z.string() }) });
    expect(() => schemasOf({ both: get('/msurvey/both', both) })).toThrow(/TestTwice: name one of them/);
  });
});
