import type { Diagram, DiagramLevel } from '~/features/logframe/definition/levels.ts';

/** As high as a level is drawn on the screen. */
const HEIGHT = 84;
const MARGIN = 24;
const LINE = 18;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => `&#${found.codePointAt(0)};`);

/** A name in lines of about so many letters; a word that is longer stays whole. */
export function wrapped(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

const boxOf = ({ x, y, width, color, name }: DiagramLevel): string => {
  const lines = wrapped(name, Math.floor(width / 8));
  const first = y + HEIGHT / 2 - ((lines.length - 1) * LINE) / 2 + 8;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${HEIGHT}" rx="6" fill="#ffffff" stroke="#9aa39c"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="6" rx="3" fill="${color}"/>`,
    ...lines.map(
      (line, i) =>
        `<text x="${x + width / 2}" y="${first + i * LINE}" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#1d231f">${escaped(line)}</text>`,
    ),
  ].join('');
};

interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** The diagram as a picture of its own, whatever part of it is on the screen. */
export function pictureOf(levels: Diagram): Picture {
  const left = Math.min(...levels.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...levels.map(({ y }) => y)) - MARGIN;
  const width = Math.max(...levels.map(({ x, width: wide }) => x + wide)) + MARGIN - left;
  const height = Math.max(...levels.map(({ y }) => y + HEIGHT)) + MARGIN - top;
  const byId = new Map(levels.map((level) => [level.id, level]));
  const lines = levels.flatMap((level) => {
    const above = level.parent === null ? undefined : byId.get(level.parent);
    if (!above) return [];
    const [fromX, fromY] = [above.x + above.width / 2, above.y + HEIGHT];
    const [toX, toY] = [level.x + level.width / 2, level.y];
    const middle = (fromY + toY) / 2;
    return `<path d="M${fromX} ${fromY}V${middle}H${toX}V${toY}" fill="none" stroke="#6b746e" stroke-width="1.5"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#ffffff"/>${lines.join('')}${levels.map(boxOf).join('')}</svg>`;
  return { svg, width, height };
}

export const svgBlob = ({ svg }: Picture): Blob => new Blob([svg], { type: 'image/svg+xml' });

/** Twice as large as on the screen, so that it is sharp on paper. */
const SCALE = 2;

export async function pngBlob({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
