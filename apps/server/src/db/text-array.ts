const TEXT_OID = 25;
const HEAD = 20;
const LENGTH = 4;

/**
 * A `text[]` as PostgreSQL's own binary form. For long texts: written out as `{"…"}`, every one of them would be searched
 * for quotes and copied several times on its way.
 */
export function textArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const size = lengths.reduce((sum, length) => sum + LENGTH + length, HEAD);
  const bytes = Buffer.allocUnsafe(size);
  // One dimension, no nulls, the type, how many, counted from one.
  let at = 0;
  for (const n of [1, 0, TEXT_OID, texts.length, 1]) at = bytes.writeInt32BE(n, at);
  texts.forEach((text, i) => {
    at = bytes.writeInt32BE(lengths[i] as number, at);
    at += bytes.write(text, at);
  });
  return bytes;
}
