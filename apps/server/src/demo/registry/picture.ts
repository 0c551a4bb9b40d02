import { crc32, deflateSync } from 'node:zlib';

const [WIDTH, HEIGHT] = [320, 240];
type Colour = readonly [red: number, green: number, blue: number];
export const SCENES = ['field', 'people', 'goods', 'water', 'building'] as const;
export type Scene = (typeof SCENES)[number];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

const within = (x: number, y: number, left: number, top: number, width: number, height: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;
const isIn = (x: number, y: number, atX: number, atY: number, radius: number): boolean =>
  (x - atX) ** 2 + (y - atY) ** 2 < radius ** 2;

function field(x: number, y: number, horizon: number, seed: number): Colour {
  const furrow = Math.floor((x - WIDTH / 2) / (2 + (y - horizon) / 12)) % 2 === 0;
  return furrow ? [70 + seed * 9, 130, 50] : [120 + seed * 6, 170, 80];
}

/** Heads and shoulders in three rows, before a board. */
function people(x: number, y: number, seed: number): Colour | null {
  for (const [row, top] of [170, 140, 112].entries()) {
    const step = 44 - row * 8;
    const at = Math.floor((x + row * 13) / step) * step - row * 13 + step / 2;
    const dress: Colour = [(at * 7 + seed * 40) % 200, 60 + (at % 90), 130 + row * 30];
    if (isIn(x, y, at, top, 9 - row)) return [150, 105, 75];
    if (within(x, y, at - 13 + row * 2, top + 8, 26 - row * 4, 40)) return dress;
  }
  return within(x, y, 110, 40, 100, 56) ? [245, 245, 235] : null;
}

function goods(x: number, y: number, seed: number): Colour | null {
  const [column, row] = [Math.floor((x - 70) / 46), Math.floor((y - 110) / 34)];
  if (!within(x, y, 70, 110, 184, 102) || column < row - 1) return null;
  const isEdge = (x - 70) % 46 < 3 || (y - 110) % 34 < 3;
  return isEdge ? [120, 95, 60] : [205 - seed * 8, 185, 130 + row * 10];
}

/** Water between two banks, narrower where it is far. */
const water = (x: number, y: number, horizon: number): Colour | null =>
  Math.abs(x - WIDTH / 2) < 12 + (y - horizon) * 0.7 ? [60, 120 + ((y * 7) % 20), 170] : null;

function building(x: number, y: number): Colour | null {
  if (y > 70 && y < 110 && Math.abs(x - 160) < 40 + (y - 70) * 1.6) return [150, 60, 50];
  if (!within(x, y, 70, 110, 180, 90)) return null;
  if (within(x, y, 145, 140, 30, 60)) return [90, 60, 40];
  return within(x, y, 90, 130, 30, 26) || within(x, y, 200, 130, 30, 26) ? [120, 160, 200] : [225, 215, 190];
}

function colourAt(scene: Scene, x: number, y: number, seed: number): Colour {
  const horizon = 80 + (seed % 3) * 12;
  const ground = y <= horizon ? ([150 + y / 2, 190 + y / 3, 235] as const) : field(x, y, horizon, seed);
  if (scene === 'people') return people(x, y, seed) ?? ground;
  if (scene === 'goods') return goods(x, y, seed) ?? ground;
  if (scene === 'building') return building(x, y) ?? ground;
  return scene === 'water' && y > horizon ? (water(x, y, horizon) ?? ground) : ground;
}

/** A scene of the work, drawn: it stands where a photo would, and is nobody's. */
export function picture(scene: Scene, seed: number): Buffer {
  const pixels = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y++) {
    const row = y * (1 + WIDTH * 3);
    for (let x = 0; x < WIDTH; x++) {
      const colour = colourAt(scene, x, y, seed);
      for (let c = 0; c < 3; c++) pixels[row + 1 + x * 3 + c] = colour[c] as number;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), end]);
}
