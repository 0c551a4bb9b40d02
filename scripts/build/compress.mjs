import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|map|txt|wasm|webmanifest)$/;
const SMALL = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(path) {
  const content = readFileSync(path);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Once at the build with the best quality, so that no request pays for it. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => TEXT.test(path) && statSync(path).isFile() && statSync(path).size >= SMALL);
  // zlib works in Node's thread pool, which bounds how many run at a time.
  await Promise.all(files.map(compressFile));
}
