import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textArray } from '../../src/db/text-array.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const returned = async (texts: string[]): Promise<string[]> => {
  const { rows } = await server.context.database.pool.query<{ texts: string[] }>('select $1::text[] as texts', [
    textArray(texts),
  ]);
  return rows[0]?.texts ?? [];
};

describe('texts in the binary form of the database', () => {
  it('come back as they went, whatever stands in them', async () => {
    // The database holds neither a zero nor half of a character.
    const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((s) => s.replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (texts) => {
        expect(await returned(texts)).toEqual(texts);
      }),
    );
  });

  it('may be none, empty, quoted, Bengali or the word NULL', async () => {
    for (const texts of [[], [''], ['{"a\\b",}', 'NULL', 'ধানের জমি, নদীর পাশে', '\r\n\t']])
      expect(await returned(texts)).toEqual(texts);
  });
});
