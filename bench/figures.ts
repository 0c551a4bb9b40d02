import { FIGURE_NAMES, FIGURES, type FigureName } from '@msurvey/domain';
import { composeModules } from '../apps/server/src/modules/index.ts';
import { insertLargeActivities, LARGE_PROJECT } from '../apps/server/test/activities/support/large.queries.ts';
import type { View } from '../apps/server/test/lists/view.ts';
import { build } from '../scripts/build.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import { approvedOf } from './support/approvals.queries.ts';
import { approveAll, sendTrainings } from './support/approvals.ts';
import type { Bench, Report } from './support/bench.ts';
import { countEverything, countLines, type KnownPlaces, knownPlaces, tenfold } from './support/figures.queries.ts';
import { type InProcess, openInProcess } from './support/in-process.ts';
import { onDatabase } from './support/on-database.ts';
import { option } from './support/option.ts';
import { percentile } from './support/percentile.ts';

const MEMBERS = 1_000_000;
const amountOf = (members: number) => ({ activities: members / 5, perActivity: 25, members });
const [SINGLE, IN_BULK, PEOPLE] = [100, 1000, 30];
/** Cards are few and asked for all day; lists are hundreds. */
const REPEATS = { cards: 30, lists: 8 };
const WARM_UP = 2;
const projectId = LARGE_PROJECT;

interface Asked {
  name: string;
  cut: object;
}

/** Every level of place, each programme, a year. */
function cutsOf(places: KnownPlaces): Asked[] {
  const units = [['the country', null], ...Object.entries(places)] as [string, number | null][];
  const programmes = [
    ['', null],
    [', SACP', 1],
    [', RAINS', 2],
  ] as [string, number | null][];
  const years = [
    ['', null],
    [', 2024', 2024],
  ] as [string, number | null][];
  return units.flatMap(([unit, unitId]) =>
    programmes.flatMap(([of, programme]) =>
      years.map(([during, year]) => ({
        name: `${unit}${of}${during}`,
        cut: { unitId, programme, from: year, to: year },
      })),
    ),
  );
}

const cards = ({ name, cut }: Asked): View => ({
  name: `all figures of ${name}`,
  call: 'figureValues',
  body: { projectId, ...cut, figures: FIGURE_NAMES },
});

const opens = (figure: FigureName): 'figurePeople' | 'figureRecords' | 'figureGroups' => {
  const { counts } = FIGURES[figure];
  if (counts === 'works') return 'figureRecords';
  return counts === 'groups' ? 'figureGroups' : 'figurePeople';
};
const opened = (figure: FigureName, { name, cut }: Asked): View => ({
  name: `${figure} of ${name}, opened`,
  call: opens(figure),
  body: { projectId, ...cut, figure },
});

async function measure(inside: InProcess, view: View, repeats: number): Promise<number> {
  const times: number[] = [];
  for (let i = -WARM_UP; i < repeats; i++) {
    const time = await inside.timeOf(view);
    if (i >= 0) times.push(time);
  }
  return percentile(times, 0.95);
}

/** The slowest stands for all: there are hundreds. */
async function slowest(
  report: Report,
  inside: InProcess,
  what: string,
  views: View[],
  { atMost, repeats }: { atMost: number; repeats: number },
): Promise<void> {
  let worst = { name: '', time: 0 };
  for (const view of views) {
    const time = await measure(inside, view, repeats);
    if (time > atMost) report.note(`${view.name}: ${time.toFixed(1)} ms`);
    if (time > worst.time) worst = { name: view.name, time };
  }
  report.figure(`${what}, slowest of ${views.length} (${worst.name}), server p95`, worst.time, 'ms', { atMost });
}

async function within(folder: string, work: (inside: InProcess) => Promise<void>): Promise<void> {
  const inside = await openInProcess(folder, 'superadmin');
  try {
    await work(inside);
  } finally {
    await inside.close();
  }
}

export const bench: Bench = {
  name: 'figures',
  what: 'cards, opened lists and approvals at 1 M members, 200 k activities, 5 M participations; cards with ten times the counters (--members 100000: fewer)',
  async run(report, args) {
    const members = Number(option(args, '--members') ?? MEMBERS);
    composeModules();
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
    const { folder } = server;
    try {
      await server.stop();
      const { places, waiting } = await onDatabase(folder, async (database) => {
        await database.transaction(({ db }) => insertLargeActivities(db, amountOf(members)));
        await database.pool.query('vacuum analyze');
        await database.transaction(({ db }) => countEverything(db, projectId, report.note));
        const trainings = await sendTrainings(database, SINGLE + IN_BULK, PEOPLE);
        await database.pool.query('vacuum analyze');
        return { places: await knownPlaces(database.db, projectId), waiting: trainings };
      });
      const cuts = cutsOf(places);
      await within(folder, async (inside) => {
        await slowest(report, inside, 'all cards of a cut', cuts.map(cards), { atMost: 20, repeats: REPEATS.cards });
        const lists = FIGURE_NAMES.flatMap((figure) => cuts.map((cut) => opened(figure, cut)));
        await slowest(report, inside, 'first page of an opened figure', lists, { atMost: 100, repeats: REPEATS.lists });
        await approveAll(report, inside, waiting, SINGLE);
        await slowest(report, inside, 'all cards of a cut, after the approvals', cuts.map(cards), {
          atMost: 20,
          repeats: REPEATS.cards,
        });
      });
      await onDatabase(folder, async ({ db, pool }) => {
        const ids = waiting.map(({ id }) => id);
        report.figure('of these approved', await approvedOf(db, projectId, ids), '', { atLeast: ids.length });
        await tenfold(db, projectId);
        await pool.query('vacuum analyze');
        report.figure('lines of counters', await countLines(db), '');
      });
      await within(folder, (inside) =>
        slowest(report, inside, 'all cards of a cut, ten times the counters', cuts.map(cards), {
          atMost: 25,
          repeats: REPEATS.cards,
        }),
      );
    } finally {
      await server.dispose();
    }
  },
};
