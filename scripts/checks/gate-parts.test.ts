import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../root.mjs';
import { PARTS, PREPARE_LIMIT_MS } from './gate-parts.mjs';

it('all limits together stay within an hour, the installation among them', () => {
  const seconds = Number(/^timeout --kill-after=\d+ (\d+) npm ci/m.exec(readFileSync(at('.ci/run'), 'utf8'))?.[1]);
  const all = Object.values(PARTS).reduce((sum, { limitMs }) => sum + limitMs, PREPARE_LIMIT_MS + seconds * 1000);
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(60 * 60_000);
});
