import { contract, type Operation } from '@msurvey/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Actor, fill, startTestServer, type TestServer } from '../support/cast.ts';
import { upload } from '../support/upload.ts';

/** Half a surrogate pair, its other half, and NUL: no PostgreSQL keeps them. */
const BAD = ['\ud800', 'a\udc00b', 'a\u0000b'];
const operations = Object.entries(contract) as [keyof typeof contract, Operation][];

interface Json {
  type?: string | string[];
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  additionalProperties?: Json | boolean;
}

/** The places of a schema where somebody may write a text: `targetSetting/note`, `labels/0/en`. */
function textsOf(schema: Json, path: string[] = []): string[][] {
  if (path.length > 6) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textsOf(one, path));
  const types = [schema.type ?? []].flat();
  if (schema.items) return textsOf(schema.items, [...path, '0']);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
  if (typeof schema.additionalProperties === 'object') return textsOf(schema.additionalProperties, [...path, 'x']);
  return types.includes('string') || types.length === 0 ? [path] : [];
}

const textsIn = (schema: z.ZodType | undefined) =>
  schema ? textsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : [];

function put(path: readonly string[], text: string): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return text;
  return first === '0' ? [put(rest, text)] : { [first]: put(rest, text) };
}

let server: TestServer;
let superUser: Actor;
beforeAll(async () => {
  server = await startTestServer();
  superUser = await server.as('superadmin');
});
afterAll(() => server.close());

async function send(o: Operation, parts: { query?: string; body?: unknown; params?: Record<string, unknown> }) {
  const response = await server.app.inject({
    method: o.method,
    url: `${fill(o.path, parts.params)}${parts.query ? `?${parts.query}` : ''}`,
    headers: { authorization: `Bearer ${superUser.token}` },
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
  });
  const json = response.json() as { errors?: { code: string; source?: { pointer: string } }[] };
  return { status: response.statusCode, faults: (json.errors ?? []).map((e) => `${e.code} ${e.source?.pointer}`) };
}

const withText = operations.map(([name, o]) => ({ name, o, texts: textsIn(o.body) })).filter((x) => x.texts.length > 0);
const withQuery = operations
  .map(([name, o]) => ({ name, o, texts: textsIn(o.query) }))
  .filter((x) => x.texts.length > 0);
const withParams = operations.filter(([, o]) => o.params);

describe('census of characters that cannot be stored', () => {
  it('finds the operations that take texts', () => {
    expect(withText.length).toBeGreaterThan(60);
    expect(withQuery.length).toBeGreaterThan(5);
  });

  it.each(withText)('$name names every text field of its body', async ({ o, texts }) => {
    for (const bad of BAD)
      for (const path of texts) {
        const refused = { status: 422, faults: [`field.characters /${path.join('/')}`] };
        expect(await send(o, { body: put(path, bad) }), path.join('/')).toEqual(refused);
      }
  });

  it.each(withQuery)('$name names every field of its query', async ({ o, texts }) => {
    for (const [name = ''] of texts) {
      const answer = await send(o, { query: `${name}=a%00b`, ...(o.body ? { body: {} } : {}) });
      expect(answer, name).toEqual({ status: 422, faults: [`field.characters /${name}`] });
    }
  });

  it.each(withParams)('%s refuses an address with NUL', async (_name, o) => {
    const first = /:(\w+)/.exec(o.path)?.[1] ?? '';
    const answer = await send(o, { params: { [first]: 'a\u0000b' }, ...(o.body ? { body: {} } : {}) });
    expect(answer).toEqual({ status: 422, faults: [`field.characters /${first}`] });
  });

  it('refuses names of fields too, however deep they are', async () => {
    const o = contract.sendFeedback as Operation;
    expect((await send(o, { body: { rating: 5, x: { 'a\u0000': 1 } } })).status).toBe(422);
    const deep = `{"rating":${'['.repeat(200_000)}"\\ud800"${']'.repeat(200_000)}}`;
    const response = await server.app.inject({
      method: 'POST',
      url: o.path,
      headers: { authorization: `Bearer ${superUser.token}`, 'content-type': 'application/json' },
      payload: deep,
    });
    expect(response.statusCode).toBeLessThan(500);
  });

  it('stores what only looks alike: whole pairs, Bengali conjuncts, line ends', async () => {
    const comment = 'ক্ষ 😀\r\n\ttext';
    expect((await superUser.call('sendFeedback', { body: { rating: 5, comment } })).status).toBeLessThan(300);
  });

  it('refuses fields of an upload and the name of its file', async () => {
    const [name, o] = operations.find(([, each]) => each.upload) as (typeof operations)[number];
    const bytes = Buffer.from('a,b\n1,2\n');
    const file = { field: o.upload?.field ?? '', name: 'a.csv', bytes };
    expect((await upload(server, superUser, name, file, { note: 'a\u0000b' })).status).toBe(422);
    expect((await upload(server, superUser, name, { ...file, name: 'a\u0000b.csv' })).status).toBe(422);
  });
});
