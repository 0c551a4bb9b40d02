import { type Cut, FIGURES, type FigureName, PROJECT_PROGRAMME, wholeProject } from '@msurvey/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countedBehind } from '../../src/modules/figures/cut/counted-behind.queries.ts';
import { type ReachAsked, WAYS } from '../../src/modules/figures/open/reached.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { busiestYears, fullestUnits, someWork } from './cuts.queries.ts';

let server: TestServer;
const db = () => server.context.database.db;
const all = wholeProject(PROJECT_PROGRAMME);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const FIGURES_OF_REACH = [
  'training.unique.people',
  'training.unique.more',
  'input.unique.female',
] satisfies FigureName[];
const sight = {
  projectId: PROJECT_PROGRAMME,
  programmeId: null,
  isArchived: false,
  reached: { all: true },
} as unknown as ReachAsked['sight'];

it('those who took part are the same people in the same order, whichever way leads to the page', async () => {
  const [year = 0] = await busiestYears(db(), PROJECT_PROGRAMME);
  const units = await fullestUnits(db(), PROJECT_PROGRAMME);
  const { agencyId } = await someWork(db(), PROJECT_PROGRAMME);
  const cuts: Cut[] = [
    all,
    { ...all, programme: 1, span: { from: year, to: year } },
    ...units.map((unit) => ({ ...all, unit })),
    { ...all, agencyId, span: { from: year - 2, to: year } },
  ];
  let longest = 0;
  for (const name of FIGURES_OF_REACH)
    for (const cut of cuts) {
      const figure = FIGURES[name] as ReachAsked['figure'];
      const count = await countedBehind(db(), figure, cut);
      for (const currentPage of [1, 2, Math.max(1, Math.ceil(count / 30))]) {
        const asked = { figure, cut, sight, slice: { currentPage, pageSize: 30 } };
        const [byPeople, byActivities, byGathering] = await Promise.all([
          WAYS.byPeople(db(), asked),
          WAYS.byActivities(db(), asked),
          WAYS.byGathering(db(), asked),
        ]);
        const about = `${name} ${JSON.stringify(cut)} page ${currentPage}`;
        expect(byPeople.length, about).toBe(Math.max(0, Math.min(30, count - (currentPage - 1) * 30)));
        expect(byActivities, about).toEqual(byPeople);
        expect(byGathering, about).toEqual(byPeople);
        longest = Math.max(longest, count);
      }
    }
  expect(longest).toBeGreaterThan(60);
});
