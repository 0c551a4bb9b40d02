import { contract, type OperationName } from '@msurvey/contract';
import { type Actor, fill, type TestServer } from './cast.ts';

/** Sends one file the way a browser does. */
export async function upload(
  server: TestServer,
  actor: Actor,
  name: OperationName,
  file: { field: string; name: string; bytes: Uint8Array },
  fields: Record<string, string> = {},
  address: { params?: Record<string, unknown>; query?: Record<string, unknown> } = {},
) {
  const query = new URLSearchParams(
    Object.entries(address.query ?? {}).map(([k, v]): [string, string] => [k, String(v)]),
  );
  const boundary = 'the-boundary-of-the-test';
  const texts = Object.entries(fields)
    .map(([key, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`)
    .join('');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const response = await server.app.inject({
    method: contract[name].method,
    url: `${fill(contract[name].path, address.params)}${query.size ? `?${query}` : ''}`,
    headers: { authorization: `Bearer ${actor.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(texts + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}
