import { describe, expect, it } from 'vitest';
import { AGENCIES } from './agencies.ts';
import { hasPlot, isMeasured } from './sub-activity.ts';

const items = new Map(AGENCIES.flatMap(({ items }) => items).map(([id, unit, , type]) => [id, { id, unit, type }]));

describe('the catalogue', () => {
  it('calls nothing an input that nobody receives', () => {
    for (const id of [77, 86, 184]) expect(items.get(id)?.type, `${id}`).not.toBe('input');
  });

  it('measures lengths in km, as its forms ask for them', () => {
    expect(items.get(178)?.unit).toBe('KM');
    const units = [...items.values()].map(({ unit }) => unit).filter(isMeasured);
    expect(new Set(units)).toEqual(new Set(['KM', 'MT']));
  });

  it('knows which demonstrations show a technique and have no plot', () => {
    const without = [...items.values()].filter((item) => item.type === 'demonstration' && !hasPlot(item));
    expect(without.map(({ id }) => id).sort((a, b) => a - b)).toEqual([31, 169, 212, 213]);
    for (const item of items.values())
      if (item.type !== 'demonstration') expect(hasPlot(item), `${item.id}`).toBe(false);
  });
});
