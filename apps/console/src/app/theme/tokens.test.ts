import { describe, expect, it } from 'vitest';
import { DARK, LIGHT, PRESETS, type Scheme } from './tokens.ts';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
const AA = 4.5;

const pairs = (scheme: Scheme) =>
  (['accent', 'warning', 'success', 'error', 'info'] as const).map((name) => [name, scheme[name]] as const);

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('the %s scheme', (mode, scheme) => {
  it('has readable text on the page and on cards', () => {
    for (const ground of [scheme.ground, scheme.paper]) {
      expect(contrast(scheme.text, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(scheme.quiet, ground)).toBeGreaterThanOrEqual(AA);
    }
  });

  it.each(pairs(scheme))('can write %s on cards, and on %s itself', (_, { main, on }) => {
    expect(contrast(main, scheme.paper)).toBeGreaterThanOrEqual(AA);
    expect(contrast(main, scheme.ground)).toBeGreaterThanOrEqual(AA);
    expect(contrast(on, main)).toBeGreaterThanOrEqual(AA);
  });

  it.each(Object.entries(PRESETS))('keeps AA with the %s palette', (_, preset) => {
    const { main, on } = preset[mode];
    expect(contrast(main, scheme.paper)).toBeGreaterThanOrEqual(AA);
    expect(contrast(main, scheme.ground)).toBeGreaterThanOrEqual(AA);
    expect(contrast(on, main)).toBeGreaterThanOrEqual(AA);
  });
});
