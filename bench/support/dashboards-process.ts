import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../../scripts/testing/api.ts';
import { asHelper } from './helper.ts';
import { percentile } from './percentile.ts';

export interface DashboardsPlan {
  url: string;
  projectId: number;
  /** One for each dashboard: everybody is somebody else, as the server sees to it that one person does not ask for too much. */
  tokens: string[];
}
export interface DashboardsSeen {
  /** Times that a dashboard was told of news. */
  news: number;
  /** Dashboards that were told of any. */
  told: number;
  /** First screens that were asked for, and how long until the last answer of one. */
  screens: number;
  screenP95: number;
  wrong: Record<string, number>;
}

/** As the console does: features/dashboard/live/calmly.ts. */
const [JITTER_MS, APART_MS] = [1500, 3000];
/** People do not all open their dashboards in the same moment. */
const OPENED_EVERY_MS = 50;
const MOST_MS = 900_000;

const FIRST_SCREEN = [
  ['cards', {}],
  ['charts', {}],
  ['map/level', { level: 'division', figure: 'people' }],
  ['report/beneficiary', {}],
  ['report/demonstration', {}],
  ['report/activity', {}],
  ['report/infrastructure', {}],
] as const;

asHelper<DashboardsPlan, DashboardsSeen>(async ({ url, projectId, tokens }, over) => {
  const times: number[] = [];
  const wrong: Record<string, number> = {};
  let news = 0;
  const told = new Set<string>();

  const ask = async (token: string, path: string, more: object) => {
    const { status } = await call(url, token, 'POST', `/project/dashboard/${path}`, { projectId, ...more }).catch(
      () => ({
        status: 0,
      }),
    );
    if (status !== 200 && !over.aborted) wrong[`${path} ${status}`] = (wrong[`${path} ${status}`] ?? 0) + 1;
  };
  const showAll = async (token: string) => {
    const began = performance.now();
    await Promise.all(FIRST_SCREEN.map(([path, more]) => ask(token, path, more)));
    if (!over.aborted) times.push(performance.now() - began);
  };

  /** Soon after news, each as long after it as chance says, and not again before a while. */
  const openOne = async (token: string): Promise<void> => {
    let [isWanted, isAsking, shownAt] = [false, false, performance.now()];
    const plan = async () => {
      if (isAsking) return;
      isAsking = true;
      while (isWanted && !over.aborted) {
        const rest = Math.max(0, shownAt + APART_MS - performance.now());
        await wait(rest + Math.random() * JITTER_MS, undefined, { signal: over }).catch(() => {});
        isWanted = false;
        if (!over.aborted) await showAll(token);
        shownAt = performance.now();
      }
      isAsking = false;
    };
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const line = await fetch(`${url}/msurvey/api/live`, { headers, signal: over });
    if (line.status !== 200) throw new Error(`no line: ${line.status}`);
    const read = async () => {
      const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const piece = await reader?.read();
        if (!piece || piece.done) return;
        const events = (rest + piece.value).split('\n\n');
        rest = events.pop() ?? '';
        if (!events.some((event) => event.includes('event: figures'))) continue;
        news++;
        told.add(token);
        isWanted = true;
        void plan();
      }
    };
    void read().catch(() => {});
    await showAll(token);
  };

  const opened = tokens.map(async (token, n) => {
    await wait(n * OPENED_EVERY_MS);
    await openOne(token);
  });
  await Promise.all(opened);
  return () => ({ news, told: told.size, screens: times.length, screenP95: percentile(times, 0.95), wrong });
}, MOST_MS);
