import { describe, expect, it } from 'vitest';
import { areaClasses, classOf } from '../src/map/area-classes.ts';
import { AREA_COLORS, areaColors } from '../src/map/area-colors.ts';
import { apart, EYES } from './colours.ts';

const areas = (...values: (number | null)[]) => values.map((value) => ({ value }));

describe('classes of areas', () => {
  it('hold about as many areas each, however large one value is', () => {
    const values = [...Array.from({ length: 99 }, (_, at) => at + 1), 1_000_000];
    const classes = areaClasses(areas(...values));
    const counts = classes.map((_, at) => values.filter((value) => classOf(classes, value) === at).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
  });

  it('have rounded borders and cover every value from the least to the largest', () => {
    const values = Array.from({ length: 200 }, (_, at) => at * 7.3);
    const classes = areaClasses(areas(...values));
    expect(classes).toHaveLength(5);
    expect(classes[0]?.from).toBe(0);
    expect(classes.at(-1)?.to).toBe(values.at(-1));
    for (const { to } of classes.slice(0, -1)) expect(to % 50).toBe(0);
    for (const value of values) expect(classOf(classes, value)).toBeDefined();
    for (const [at, { from }] of classes.entries()) expect(classOf(classes, from)).toBe(at);
  });

  it('leave out what is not known: it is in no class, and zero is in one', () => {
    const classes = areaClasses(areas(null, 0, 10, null));
    expect(classOf(classes, null)).toBeUndefined();
    expect(classOf(classes, 0)).toBe(0);
    expect(areaClasses(areas(null, null))).toEqual([]);
  });

  it('are one when every area has the same value', () => {
    expect(areaClasses(areas(4, 4, 4))).toEqual([{ from: 4, to: 4 }]);
    expect(classOf(areaClasses(areas(4, 4)), 4)).toBe(0);
  });

  it('work with shares between nought and one', () => {
    const values = Array.from({ length: 50 }, (_, at) => at / 50);
    const classes = areaClasses(areas(...values));
    expect(classes.length).toBeGreaterThan(3);
    for (const { from, to } of classes) expect(to).toBeGreaterThan(from);
  });
});

describe.each(['light', 'dark'] as const)('the colours of areas in the %s scheme', (scheme) => {
  it.each(EYES)('differ from class to class for %s eyes', (eyes) => {
    const scale = AREA_COLORS[scheme];
    for (const [at, color] of scale.slice(1).entries())
      expect(apart(color, scale[at] as string, eyes), color).toBeGreaterThanOrEqual(12);
  });

  it('are spread over the whole scale when there are few classes', () => {
    expect(areaColors(scheme, 2)).toEqual([AREA_COLORS[scheme][0], AREA_COLORS[scheme][4]]);
    expect(new Set(areaColors(scheme, 5)).size).toBe(5);
    expect(areaColors(scheme, 0)).toEqual([]);
  });
});
