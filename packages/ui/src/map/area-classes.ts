import type { MapArea } from './types.ts';

export interface AreaClass {
  from: number;
  /** Not included, except by the last class. */
  to: number;
}

/** At most so many can be told apart on a map. */
const MOST = 5;

/** A round number not above this one: 1, 2 or 5 with zeros. */
function roundDown(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const [step = 1] = [5, 2, 1].filter((one) => one * power <= value);
  return step * power;
}

/**
 * Classes with about as many areas in each, so that one large value does not make all others look alike; their borders
 * are rounded for reading. Fewer values than classes give fewer classes.
 */
export function areaClasses(areas: readonly Pick<MapArea, 'value'>[]): AreaClass[] {
  const values = areas.flatMap(({ value }) => (value === null ? [] : [value])).sort((a, b) => a - b);
  const [least] = values;
  const most = values.at(-1);
  if (least === undefined || most === undefined) return [];
  const count = Math.min(MOST, new Set(values).size);
  const ends = [least];
  for (let at = 1; at < count; at++) {
    const low = ends.at(-1) as number;
    const border = values[Math.floor((at * values.length) / count)] as number;
    // rounded by its own distance: one far value must not round all the others away
    const step = roundDown((border - low) / 2);
    const rounded = step > 0 ? Math.round(border / step) * step : border;
    if (rounded > low && rounded < most) ends.push(Number(rounded.toPrecision(12)));
  }
  if (most > least) ends.push(most);
  if (ends.length === 1) return [{ from: least, to: most }];
  return ends.slice(0, -1).map((from, at) => ({ from, to: ends[at + 1] as number }));
}

/** Which class a value is in; none where it is not known. */
export function classOf(classes: readonly AreaClass[], value: number | null): number | undefined {
  if (value === null) return undefined;
  const at = classes.findIndex(({ to }, index) => value < to || index === classes.length - 1);
  return at < 0 ? undefined : at;
}
