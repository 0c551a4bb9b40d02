/** Four tables, so that four bytes go through at once: the checksum of every part is checked and must cost next to nothing. */
const TABLES = makeTables();

function makeTables(): Uint32Array[] {
  const first = new Uint32Array(256).map((_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  const tables = [first];
  for (let k = 1; k < 4; k++) {
    const before = tables[k - 1] as Uint32Array;
    tables.push(before.map((value) => (first[value & 0xff] as number) ^ (value >>> 8)));
  }
  return tables;
}

/** The checksum of zip files; `before` continues an earlier piece. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3] = TABLES as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  const whole = bytes.length & ~3;
  let crc = ~before;
  let i = 0;
  for (; i < whole; i += 4) {
    crc ^=
      (bytes[i] as number) |
      ((bytes[i + 1] as number) << 8) |
      ((bytes[i + 2] as number) << 16) |
      ((bytes[i + 3] as number) << 24);
    crc =
      (t3[crc & 0xff] as number) ^
      (t2[(crc >>> 8) & 0xff] as number) ^
      (t1[(crc >>> 16) & 0xff] as number) ^
      (t0[crc >>> 24] as number);
  }
  for (; i < bytes.length; i++) crc = (t0[(crc ^ (bytes[i] as number)) & 0xff] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
