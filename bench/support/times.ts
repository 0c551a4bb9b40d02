import type { View } from '../../apps/server/test/lists/view.ts';
import type { InProcess } from './in-process.ts';
import { percentile } from './percentile.ts';

const WARM_UP = 5;

/** Milliseconds in which 95 of 100 such requests are answered, without a network. */
export async function serverP95(inside: InProcess, view: View, repeats: number): Promise<number> {
  const times: number[] = [];
  for (let i = -WARM_UP; i < repeats; i++) {
    const time = await inside.timeOf(view);
    if (i >= 0) times.push(time);
  }
  return percentile(times, 0.95);
}
