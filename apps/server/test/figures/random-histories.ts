import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildEverything } from '../../src/projections/rebuild.ts';
import { lineOf } from '../../src/recount/compare.ts';
import { recount } from '../../src/recount/recount.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { listsThatDiffer } from './opened-lists.ts';
import { newProgramme, type Programme } from './programme.ts';
import { step } from './programme-steps.ts';
import { makeWorld, type World } from './programme-world.ts';
import { randomOf } from './random.ts';

/** How many programmes, each changed how often; so many files share them, so that several cores have something to do. */
interface Extent {
  programmes: number;
  steps: number;
  files: number;
}
export const IN_THE_GATE: Extent = { programmes: 20, steps: 30, files: 1 };
export const IN_FULL: Extent = { programmes: 200, steps: 50, files: 4 };

/** Fifty programmes, or a thousand by request: longer than any other test. */
const NO_HURRY = 24 * 3_600_000;
const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);

/**
 * One file's part of the random histories. `FIGURES_PROGRAMMES` and `FIGURES_STEPS` make them longer. The first seed is that
 * of the run, or `FIGURES_SEED`: with one programme, a failure is seen again.
 */
export function randomHistories(extent: Extent, part = 0): void {
  const [all, steps, first] = [
    setting('FIGURES_PROGRAMMES', extent.programmes),
    setting('FIGURES_STEPS', extent.steps),
    setting('FIGURES_SEED', setting('SEED', 1)),
  ];
  const seeds = Array.from({ length: all }, (_, i) => first + i).filter((_, i) => i % extent.files === part);
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer();
    world = await makeWorld(server);
  });
  afterAll(() => server?.close());

  /** What is kept, what a recount finds in the records, and what the lists behind figures hold is the same. */
  async function agree(programme: Programme, when: string, figures = 3): Promise<void> {
    const { db } = server.context.database;
    const counted = await recount(db, PROJECT_PROGRAMME);
    const wrong = [
      ...counted.differences.map(lineOf),
      // With numbers of its own: what is looked at must not change what happens next.
      ...(await listsThatDiffer(
        db,
        randomOf(programme.seed * 1000 + programme.steps.length),
        PROJECT_PROGRAMME,
        figures,
      )),
    ];
    const history = `seed ${programme.seed}, ${when}:\n${programme.steps.join('\n')}\n${wrong.join('\n')}`;
    expect(wrong, history).toEqual([]);
    expect(counted.figures).toBeGreaterThan(0);
  }

  describe('figures of random programmes', () => {
    it.skipIf(seeds.length === 0)(
      `are what a recount and the lists behind them say, after each of ${steps} changes, and stay so in a rebuild`,
      async () => {
        for (const seed of seeds) {
          const programme = await newProgramme(world, seed);
          await agree(programme, 'at the beginning');
          for (let n = 1; n <= steps; n++) {
            await step(programme);
            await agree(programme, `after step ${n}`);
          }
          expect(await rebuildEverything(server.context.database, PROJECT_PROGRAMME, () => {})).toBe(0);
          await agree(programme, 'after a rebuild', 20);
        }
      },
      NO_HURRY,
    );
  });
}
