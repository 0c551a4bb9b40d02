import { describe, expect, it } from 'vitest';
import { CHART_COLORS, inkOf } from '../src/chart/palette.ts';
import { apart, contrast, EYES } from './colours.ts';

/** The page and the cards of the console's theme. */
const GROUNDS = { light: ['#ffffff', '#f6f7f5'], dark: ['#18201b', '#101512'] } as const;
const LEAST_CONTRAST = 3;
/** In CIELAB; about 2 is the least that a trained eye sees. */
const LEAST_APART = 15;

describe.each(['light', 'dark'] as const)('the colours of charts in the %s scheme', (scheme) => {
  it.each(CHART_COLORS[scheme])('%s stands out from page and card', (color) => {
    for (const ground of GROUNDS[scheme]) expect(contrast(color, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });

  it.each(EYES)('differ from one another for %s eyes', (eyes) => {
    const colors = CHART_COLORS[scheme];
    for (const [at, one] of colors.entries())
      for (const other of colors.slice(at + 1))
        expect(apart(one, other, eyes), `${one} ${other}`).toBeGreaterThanOrEqual(LEAST_APART);
  });

  it('have a hatching and a dash each, and no two of thirty-six series look the same', () => {
    const first = CHART_COLORS[scheme].map((_, at) => inkOf(scheme, at));
    expect(new Set(first.map(({ hatch }) => hatch)).size).toBe(first.length);
    expect(new Set(first.map(({ dash }) => dash)).size).toBe(first.length);
    const all = Array.from({ length: 36 }, (_, at) => inkOf(scheme, at));
    expect(new Set(all.map(({ color, hatch }) => `${color} ${hatch}`)).size).toBe(36);
  });
});
