import { type CutUnit, FIGURE_NAMES, type FigureName, PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinProject } from '../activities/support/state.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personReaching, personWithPermissions } from '../support/people.ts';
import { fullestUnits, someWork } from './cuts.queries.ts';
import { openAll } from './open-all.ts';

let server: TestServer;
let officer: Actor;
let collector: Actor;
const projectId = PROJECT_PROGRAMME;

beforeAll(async () => {
  server = await startTestServer();
  [officer, collector] = await Promise.all([server.as('me.officer'), server.as('collector')]);
});
afterAll(() => server?.close());

const allPeople = (who: Actor, asked: { figure: FigureName; search?: string }) =>
  openAll(who, 'figurePeople', { projectId, ...asked });

describe('a figure that is opened', () => {
  it('leads to exactly the activities that it counts, page by page', async () => {
    const seen = new Set<number>();
    let figure = 0;
    for (let currentPage = 1; ; currentPage++) {
      const { status, body } = await officer.call('figureRecords', {
        body: { projectId, figure: 'training.done', currentPage, pageSize: 50 },
      });
      expect(status).toBe(200);
      figure = body.meta.figure;
      expect(body.meta.count + body.meta.hidden).toBe(figure);
      for (const row of body.data) {
        expect(row.is_validate).toBe(true);
        seen.add(row.id);
      }
      if (body.data.length < 50) break;
    }
    expect(figure).toBeGreaterThan(50);
    expect(seen.size).toBe(figure);
  });

  it('leads to exactly the people whom it counts, also those who took part', async () => {
    for (const figure of ['people.female', 'training.unique.people', 'training.unique.more'] as const) {
      const { body } = await officer.call('figurePeople', {
        body: { projectId, figure, currentPage: 1, pageSize: 20 },
      });
      expect(body.meta.figure, figure).toBeGreaterThan(0);
      expect(body.meta.count + body.meta.hidden, figure).toBe(body.meta.figure);
      expect(body.data.length, figure).toBe(Math.min(20, body.meta.count));
      if (figure === 'people.female') expect(body.data.every((row) => row.sex === 'female')).toBe(true);
    }
  });

  it('says what was asked for in words: places, agencies and sub-activities by their names', async () => {
    const db = server.context.database.db;
    const units = await fullestUnits(db, projectId);
    const unit = units.find(({ level }) => level === 'union') as CutUnit;
    const { agencyId, subActivityIds } = await someWork(db, projectId);
    const body = { projectId, figure: 'training.unique.people', agencyId, subActivityIds, unitId: unit.id } as const;
    const { body: answer } = await officer.call('figurePeople', { body });
    expect(answer.meta.cut.unit?.split(', ')).toHaveLength(4);
    expect(answer.meta.cut.agency).toMatch(/\p{L}/u);
    expect(answer.meta.cut.subActivities).toHaveLength(subActivityIds.length);
    const bengali = await officer.call('figurePeople', { body, headers: { 'accept-language': 'bn' } });
    expect(bengali.body.meta.cut.unit).toMatch(/\p{Script=Bengali}/u);
  });

  it('leads to groups, and to each household by the member registered first', async () => {
    const groups = await officer.call('figureGroups', { body: { projectId, figure: 'groups', pageSize: 100 } });
    expect(groups.body.meta).toMatchObject({ figure: groups.body.data.length, count: groups.body.data.length });
    const households = await allPeople(officer, { figure: 'households' });
    expect(households.meta.figure).toBe(households.ids.length);
    expect(new Set(households.ids).size).toBe(households.ids.length);
    const men = await officer.call('figurePeople', { body: { projectId, figure: 'households.males' } });
    expect(men.body.meta.count).toBe(households.ids.length);
    expect(men.body.meta.figure).not.toBe(men.body.meta.count);
  });

  it('is searched without being changed: only its list is narrowed', async () => {
    const plain = await allPeople(officer, { figure: 'people.female' });
    const { name } = plain.rows[3] as { name: string };
    const found = await allPeople(officer, { figure: 'people.female', search: name });
    expect(found.meta).toMatchObject({ figure: plain.meta.figure, count: plain.meta.count, isMore: false });
    expect(found.meta.found).toBe(found.ids.length);
    expect(found.ids.length).toBeGreaterThan(0);
    expect(found.ids.length).toBeLessThan(plain.ids.length);
    expect(plain.ids).toEqual(expect.arrayContaining(found.ids));
    const nobody = await officer.call('figurePeople', { body: { projectId, figure: 'people', search: 'xyzzy' } });
    expect(nobody.body.meta).toMatchObject({ found: 0 });
    expect(nobody.body.meta.count).toBeGreaterThan(0);
    const { body: all } = await officer.call('figureRecords', { body: { projectId, figure: 'training.done' } });
    const word = all.data[0]?.sub_activity as string;
    const { body: works } = await officer.call('figureRecords', {
      body: { projectId, figure: 'training.done', search: word, pageSize: 100 },
    });
    expect(works.meta.figure).toBe(all.meta.figure);
    expect(works.data.length).toBeGreaterThan(0);
    expect(works.meta.found).toBeLessThan(all.meta.found);
    const groups = await officer.call('figureGroups', { body: { projectId, figure: 'groups', search: 'xyzzy' } });
    expect(groups.body.meta.found).toBe(0);
  });

  it('is the whole figure for everybody, and its list what they reach: the rest is counted as hidden', async () => {
    const own = await personReaching(server, { records: 'own', people: 'own' });
    await joinProject(server.context.database.db, projectId, own.userId);
    for (const figure of ['people', 'training.unique.people', 'households'] as const) {
      const all = await officer.call('figurePeople', { body: { projectId, figure } });
      const { status, body } = await own.actor.call('figurePeople', { body: { projectId, figure } });
      expect(status, figure).toBe(200);
      expect(body.data, figure).toEqual([]);
      expect(body.meta, figure).toMatchObject({ figure: all.body.meta.figure, count: 0, hidden: all.body.meta.figure });
    }
    const works = await own.actor.call('figureRecords', { body: { projectId, figure: 'demonstration.area' } });
    expect(works.body.meta.hidden).toBeGreaterThan(0);
    expect(works.body.meta.count).toBe(0);
    const some = await collector.call('figurePeople', { body: { projectId, figure: 'people', pageSize: 100 } });
    if (some.status === 200) expect(some.body.meta.count + some.body.meta.hidden).toBe(some.body.meta.figure);
  });

  it('is opened by nobody without the permission of the dashboard', async () => {
    const nobody = await personWithPermissions(server, ['Member Register/View', 'Project Activity/View']);
    for (const name of ['figurePeople', 'figureRecords', 'figureGroups'] as const) {
      const { status } = await nobody.call(name, { body: { projectId, figure: 'people' } });
      expect(status, name).toBe(403);
    }
    const viewer = await personWithPermissions(server, ['Dashboard/View']);
    const { status } = await viewer.call('exportFigure', { body: { projectId, figure: 'people' } });
    expect(status).toBe(403);
  });

  it('is read for a cut, all at once', async () => {
    const { status, body } = await officer.call('figureValues', {
      body: { projectId, figures: FIGURE_NAMES, from: 2024, to: 2025, programme: 1 },
    });
    expect(status).toBe(200);
    expect(Object.keys(body.data)).toHaveLength(FIGURE_NAMES.length);
  });

  it('is refused where the question makes no sense, and where one is not in the project', async () => {
    const wrong = await officer.call('figureValues', {
      body: { projectId, figures: ['people'], from: 2025, to: 2024 },
    });
    expect(wrong.body).toMatchObject({ errors: [{ title: 'figure.span' }] });
    const mixed = await officer.call('figureValues', {
      body: { projectId, figures: ['people'], from: 2024, to: 202501 },
    });
    expect(mixed.body).toMatchObject({ errors: [{ title: 'figure.span' }] });
    const people = await officer.call('figureRecords', { body: { projectId, figure: 'people' } });
    expect(people.body).toMatchObject({ errors: [{ title: 'figure.no-records' }] });
    const works = await officer.call('figurePeople', { body: { projectId, figure: 'training.done' } });
    expect(works.body).toMatchObject({ errors: [{ title: 'figure.no-people' }] });
    const groups = await officer.call('figureGroups', { body: { projectId, figure: 'people' } });
    expect(groups.body).toMatchObject({ errors: [{ title: 'figure.no-groups' }] });
    const nowhere = await officer.call('figureValues', {
      body: { projectId, figures: ['people'], unitId: 999_999_999 },
    });
    expect(nowhere.status).toBe(404);
    const elsewhere = await collector.call('figureValues', { body: { projectId: 999_999, figures: ['people'] } });
    expect(elsewhere.status).toBe(404);
  });
});
