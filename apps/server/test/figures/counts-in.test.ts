import { FIGURE_NAMES, FIGURES, type FigureName, PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinProject } from '../activities/support/state.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personReaching, personWithPermissions } from '../support/people.ts';
import { someRecords } from './cuts.queries.ts';
import { openAll } from './open-all.ts';

let server: TestServer;
let officer: Actor;
const projectId = PROJECT_PROGRAMME;
const db = () => server.context.database.db;

beforeAll(async () => {
  server = await startTestServer();
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

const OPENS = {
  people: 'figurePeople',
  reach: 'figurePeople',
  households: 'figurePeople',
  groups: 'figureGroups',
  works: 'figureRecords',
} as const;
const opened = new Map<string, Promise<Set<string>>>();
/** The records that a figure opens to, by the submissions they were made from. */
function recordsOf(figure: FigureName, cut: object = {}): Promise<Set<string>> {
  const key = JSON.stringify({ figure, cut });
  const known =
    opened.get(key) ??
    openAll(officer, OPENS[FIGURES[figure].counts], { projectId, figure, ...cut }).then(
      ({ rows }) => new Set(rows.map(({ instance }) => instance)),
    );
  opened.set(key, known);
  return known;
}

describe('what a record counts in', () => {
  it('is every figure whose list has it, and no other', async () => {
    const records = await someRecords(db(), projectId, 2);
    expect(new Set(records.map(({ of }) => of)).size).toBe(3);
    const seen = new Set<FigureName>();
    for (const { of, instance } of records) {
      const { status, body } = await officer.call('figureCountsIn', { query: { projectId, of, instance } });
      expect(status).toBe(200);
      // One after the other: more at once than one person may ask for are sent away.
      const lists: Set<string>[] = [];
      for (const figure of FIGURE_NAMES) lists.push(await recordsOf(figure));
      const having = FIGURE_NAMES.filter((_, i) => lists[i]?.has(instance));
      expect(body.data.figures.map(({ figure }) => figure).sort(), `${of} ${instance}`).toEqual([...having].sort());
      for (const figure of having) seen.add(figure);
    }
    expect(seen.size).toBeGreaterThan(FIGURE_NAMES.length / 2);
  });

  it('says in which place, programmes and years: the list of each has it, too', async () => {
    const records = await someRecords(db(), projectId, 1);
    let checked = 0;
    for (const { of, instance } of records.slice(0, 12)) {
      const { body } = await officer.call('figureCountsIn', { query: { projectId, of, instance } });
      const { unit, figures } = body.data;
      for (const { figure, years, programmes } of figures.slice(0, 4)) {
        if (unit) expect((await recordsOf(figure, { unitId: unit.id })).has(instance), figure).toBe(true);
        for (const year of years.slice(0, 2)) {
          expect((await recordsOf(figure, { from: year, to: year })).has(instance), `${figure} ${year}`).toBe(true);
          checked++;
        }
        for (const programme of [1, 2] as const)
          expect((await recordsOf(figure, { programme })).has(instance), `${figure} of ${programme}`).toBe(
            programmes.includes(programme),
          );
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('is of the programme through whose project one looks', async () => {
    const { rows } = await openAll(officer, 'figurePeople', { projectId, figure: 'people', programme: 1 });
    const instance = rows[0]?.instance as string;
    const { status, body } = await officer.call('figureCountsIn', {
      query: { projectId: PROJECT_SACP, of: 'member', instance },
    });
    expect(status).toBe(200);
    for (const { programmes } of body.data.figures) expect(programmes).toEqual([PROJECT_SACP]);
  });

  it('is told to nobody who may not see figures, or does not reach the record', async () => {
    const { rows } = await openAll(officer, 'figurePeople', { projectId, figure: 'people.female' });
    const query = { projectId, of: 'member', instance: rows[0]?.instance as string } as const;
    const nobody = await personWithPermissions(server, ['Member Register/View']);
    expect((await nobody.call('figureCountsIn', { query })).status).toBe(403);
    const own = await personReaching(server, { records: 'own', people: 'own' });
    await joinProject(db(), projectId, own.userId);
    expect((await own.actor.call('figureCountsIn', { query })).status).toBe(404);
    const elsewhere = await officer.call('figureCountsIn', { query: { ...query, projectId: 999_999 } });
    expect(elsewhere.status).toBe(404);
  });
});
