import { ZipMemory } from '../../src/external/zip-memory.ts';
import type { Actor, TestServer } from '../support/cast.ts';
import { upload } from '../support/upload.ts';

/** A zip of these parts, each with a word in it. */
export function packageOf(...names: string[]): Buffer {
  const zip = new ZipMemory();
  for (const name of names) zip.part(name).write('<x/>');
  return zip.join();
}
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n');
/** An open document says what it is in a first part that is not packed. */
export function openDocument(kind: 'spreadsheet' | 'text'): Buffer {
  const said = Buffer.from(`application/vnd.oasis.opendocument.${kind}`);
  const rest = packageOf('content.xml');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(said.length, 18);
  head.writeUInt32LE(said.length, 22);
  head.writeUInt16LE(8, 26);
  const first = Buffer.concat([head, Buffer.from('mimetype'), said]);
  // The table of contents says where parts begin: behind what was put before them.
  const listed = rest.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const end = rest.indexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  rest.writeUInt32LE(rest.readUInt32LE(listed + 42) + first.length, listed + 42);
  rest.writeUInt32LE(rest.readUInt32LE(end + 16) + first.length, end + 16);
  return Buffer.concat([first, rest]);
}

interface OfValue {
  projectId: number;
  logframeId: number;
  date: string;
}

/** What people do with the files of a value. */
export const evidenceOf = (server: TestServer, value: OfValue) => ({
  attach: async (who: Actor, name: string, bytes: Uint8Array) => {
    const file = { field: 'file', name, bytes };
    const { status, body } = await upload(server, who, 'attachIndicatorEvidence', file, {}, { query: { ...value } });
    return { status, body, codes: (body.errors ?? []).map(({ code }: { code: string }) => code) as string[] };
  },
  list: (who: Actor) => who.call('indicatorEvidence', { query: value }),
  remove: (who: Actor, id: number) => who.call('removeIndicatorEvidence', { body: { ...value, id } }),
  open: async (who: Actor, id: number) => {
    const query = new URLSearchParams(
      Object.entries({ ...value, id }).map(([k, v]): [string, string] => [k, String(v)]),
    );
    const response = await server.app.inject({
      method: 'GET',
      url: `/msurvey/api/indicator/value/evidence/file?${query}`,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return {
      status: response.statusCode,
      bytes: response.rawPayload,
      type: String(response.headers['content-type']),
      disposition: String(response.headers['content-disposition']),
    };
  },
});
