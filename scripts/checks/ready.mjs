import { at } from '../root.mjs';
import { minutes } from './results.mjs';
import { runLimited } from './run-limited.mjs';

/** The path of a browser, got where there is none, or why there is none; says that it has begun, and how long it took. */
export async function browserReady(limitMs) {
  const began = performance.now();
  let said = '';
  console.log('browser: looking for one, beside what follows');
  const { code, late } = await runLimited([at('scripts/browser.mjs')], { limitMs, hear: (chunk) => (said += chunk) });
  const last = said.trim().split('\n').at(-1);
  const took = minutes(performance.now() - began);
  const found = code === 0 && !late ? last : undefined;
  console.log(found ? `browser: there after ${took}` : `browser: none after ${took}`);
  return { found, error: late ? `none was found within ${minutes(limitMs)}` : last };
}

/** Whatever fails here fails again, and is told, where it is needed. */
export const consoleReady = (limitMs) => runLimited([at('scripts/build.mjs'), 'console'], { limitMs });
