/** What eyes make of colours, for the tests of palettes. */
type Triple = [number, number, number];

/** How eyes without one kind of cones see linear RGB: Machado, Oliveira and Fernandes, 2009, severity 1. */
const SEEN: Record<string, Triple[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue-blind': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export const EYES = Object.keys(SEEN);

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const channels = (hex: string) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b].map((hex) => dot([0.2126, 0.7152, 0.0722], channels(hex))).sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function lab(rgb: readonly number[]): Triple {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve(dot([0.4124, 0.3576, 0.1805], rgb) / 0.95047);
  const y = curve(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = curve(dot([0.0193, 0.1192, 0.9505], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are from one another for such eyes. */
export function apart(a: string, b: string, eyes: string): number {
  const [one, other] = [a, b].map((hex) => {
    const seen = (SEEN[eyes] ?? []).map((row) => Math.min(1, Math.max(0, dot(row, channels(hex)))));
    return lab(seen);
  });
  return Math.hypot(...(one ?? []).map((value, at) => value - (other?.[at] ?? 0)));
}
