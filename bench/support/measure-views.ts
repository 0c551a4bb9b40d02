import type { View } from '../../apps/server/test/lists/view.ts';
import type { Limit, Report } from './bench.ts';
import { openInProcess } from './in-process.ts';
import { percentile } from './percentile.ts';
import type { Found } from './sizes.ts';

const REPEATS = 40;
const WARM_UP = 3;
const LIST = { atMost: 100 };
const PAGE = { atMost: 50 };
/** What is no list but one thing, or the desk at which one thing after another is looked at. */
const IS_PAGE = /profile|history|participants|returned|validation|bell/;
const limitOf = ({ name }: View): Limit => (IS_PAGE.test(name) ? PAGE : LIST);

/** The server's own time, which is what has a limit. Answers the medians. */
export async function measureViews(report: Report, folder: string, views: View[], at = ''): Promise<Found> {
  const found: Found = new Map();
  const inside = await openInProcess(folder, 'superadmin');
  try {
    for (const view of views) {
      const times: number[] = [];
      for (let i = -WARM_UP; i < REPEATS; i++) {
        const time = await inside.timeOf(view);
        if (i >= 0) times.push(time);
      }
      found.set(view.name, percentile(times, 0.5));
      report.figure(`${view.name}${at}, server p95`, percentile(times, 0.95), 'ms', limitOf(view));
    }
  } finally {
    await inside.close();
  }
  return found;
}
