import { call } from '../../scripts/testing/api.ts';
import { asHelper } from './helper.ts';
import { percentile } from './percentile.ts';

export interface SmallPlan {
  url: string;
  /** Of people who have no dashboard open. */
  tokens: string[];
}
export interface SmallSeen {
  asked: number;
  /** Answers other than 200, and none. */
  wrong: number;
  p50: number;
  p95: number;
}

const EVERY_MS = 50;
const MOST_MS = 900_000;
/** What a console asks while somebody works in it. */
const SMALL = [
  ['GET', '/sidebar', undefined],
  ['POST', '/project/list', {}],
  ['GET', '/notification/summary', undefined],
] as const;

asHelper<SmallPlan, SmallSeen>(async ({ url, tokens }, over) => {
  const times: number[] = [];
  let [asked, wrong] = [0, 0];
  const ask = async () => {
    const [method, path, body] = SMALL[asked % SMALL.length] as (typeof SMALL)[number];
    const token = tokens[asked++ % tokens.length];
    const began = performance.now();
    const status = await call(url, token, method, path, body).then(
      (answer) => answer.status,
      () => 0,
    );
    times.push(performance.now() - began);
    if (status !== 200) wrong++;
  };
  // However long the one before takes: who waits for answers before asking would not see how slow they are.
  const timer = setInterval(() => void ask(), EVERY_MS);
  over.addEventListener('abort', () => clearInterval(timer));
  return () => ({ asked, wrong, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
}, MOST_MS);
