import { type Cut, FIGURES, type FigureName, PROJECT_PROGRAMME, wholeProject } from '@msurvey/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Counting } from '../../src/modules/figures/cut/behind.queries.ts';
import { countedBehind } from '../../src/modules/figures/cut/counted-behind.queries.ts';
import { peopleList } from '../../src/modules/figures/open/lists.queries.ts';
import { gatheredPage, pageOf } from '../../src/modules/figures/open/page.queries.ts';
import type { ReachAsked } from '../../src/modules/figures/open/reached.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { busiestYears, fullestUnits } from './cuts.queries.ts';

let server: TestServer;
const db = () => server.context.database.db;
const all = wholeProject(PROJECT_PROGRAMME);
const SIZE = 30;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const NAMES = ['people', 'people.ethnic', 'people.youth_land_two', 'households'] satisfies FigureName[];
const sight = {
  projectId: PROJECT_PROGRAMME,
  programmeId: null,
  isArchived: false,
  reached: { all: true },
} as unknown as ReachAsked['sight'];

it('people and households are the same in the same order, read in their order or gathered in their place', async () => {
  const [year = 0] = await busiestYears(db(), PROJECT_PROGRAMME);
  const units = await fullestUnits(db(), PROJECT_PROGRAMME);
  const cuts: Cut[] = [
    all,
    { ...all, programme: 1, span: { from: year - 1, to: year } },
    ...units.map((unit) => ({ ...all, unit })),
    ...units.map((unit) => ({ ...all, unit, span: { from: year * 100 + 1, to: year * 100 + 9 } })),
  ];
  let longest = 0;
  for (const name of NAMES)
    for (const cut of cuts) {
      const figure = FIGURES[name] as Counting<'people' | 'households'>;
      const count = await countedBehind(db(), figure, cut);
      const list = peopleList(figure, cut, sight);
      for (const currentPage of [1, Math.max(1, Math.ceil(count / SIZE))]) {
        const slice = { currentPage, pageSize: SIZE };
        const read = await pageOf(db(), list, slice);
        const about = `${name} ${JSON.stringify(cut)} page ${currentPage}`;
        expect(read.length, about).toBe(Math.max(0, Math.min(SIZE, count - (currentPage - 1) * SIZE)));
        expect(await gatheredPage(db(), list, slice), about).toEqual(read);
        longest = Math.max(longest, count);
      }
    }
  expect(longest).toBeGreaterThan(2 * SIZE);
});
