import { deflateSync, crc32 } from 'node:zlib';

const [WIDTH, HEIGHT] = [320, 240];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A field under the sky, drawn: it stands where a photo would, and is nobody's. */
export function picture(seed: number): Buffer {
  const pixels = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  const horizon = 80 + (seed % 5) * 12;
  for (let y = 0; y < HEIGHT; y++) {
    const row = y * (1 + WIDTH * 3);
    for (let x = 0; x < WIDTH; x++) {
      const furrow = y > horizon && Math.floor((x - WIDTH / 2) / (2 + (y - horizon) / 12)) % 2 === 0;
      const colour =
        y <= horizon ? [150 + y / 2, 190 + y / 3, 235] : furrow ? [70 + seed * 9, 130, 50] : [120 + seed * 6, 170, 80];
      for (let c = 0; c < 3; c++) pixels[row + 1 + x * 3 + c] = colour[c] as number;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
