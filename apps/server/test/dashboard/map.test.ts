import { type MapFigure, type MapType, MAP_FIGURES, MAP_TYPES, PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNITS } from '../figures/programme-answers.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { join } from '../projects/project.queries.ts';
import { personReaching, personWithPermissions } from '../support/people.ts';
import { bodyOf } from './filters-body.ts';
import { placeUnits, whereIs } from './map.queries.ts';
import { type Filters, recounted, worksIn } from './recounted.ts';
import { tellAll } from './submit-told.ts';
import { TOLD } from './told.ts';

const LEVELS = ['division', 'district', 'upazila', 'union'] as const;
const ALL: Filters = { unit: -1, project: -1, year: -1, agency: -1 };
const PROJECT = { projectId: PROJECT_PROGRAMME };

let server: TestServer;
let officer: Actor;
let receivedAt: Date;

beforeAll(async () => {
  server = await startTestServer();
  receivedAt = await tellAll(server);
  await placeUnits(server.context.database.db);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

/** What a figure of the map is, by plain loops over what was sent. */
function told(figure: MapFigure, filters: Filters): number {
  const cards = recounted(TOLD, filters, receivedAt);
  const [type = '', kind = ''] = figure.split('.');
  const held = worksIn(TOLD, filters, type);
  switch (figure) {
    case 'people':
      return cards.total_beneficiary;
    case 'people.male':
      return cards.total_male_beneficiary;
    case 'people.female':
      return cards.total_female_beneficiary;
    case 'people.youth':
      return cards.total_youth;
    case 'people.ethnic':
      return cards.ethnicCount;
    case 'households':
      return cards.total_house_hold;
    case 'groups':
      return 0;
    case 'training.attendances':
      return cards.Training.totalBeneficiariesRecievedTraining;
    case 'input.attendances':
      return cards.Input.beneficiariesReceivedInput;
    default:
      return held.filter((work) => kind === 'done' || work.kind === kind).length;
  }
}

async function byLevel(figure: MapFigure, level: (typeof LEVELS)[number], filters: Filters, projectId?: number) {
  const { status, body } = await officer.call('mapByLevel', {
    body: { ...bodyOf(filters, projectId), level, figure },
  });
  expect(status).toBe(200);
  return body;
}
async function byType(type: MapType, filters: Filters, actor = officer) {
  const { status, body } = await actor.call('mapByType', { body: { ...bodyOf(filters), type } });
  expect(status).toBe(200);
  return body;
}

describe('the map by level', () => {
  it('has in every place what a recount of all that was submitted says, for each figure and each place above', async () => {
    for (const figure of MAP_FIGURES)
      for (const [depth, level] of LEVELS.entries())
        for (const unit of [-1, 11, 2111]) {
          const filters = { ...ALL, unit };
          const { data, meta } = await byLevel(figure, level, filters);
          const here = UNITS.filter(
            (id) => String(id).length === depth + 1 && (unit === -1 || String(id).startsWith(String(unit))),
          );
          const counted = here.map((id): [number, number] => [id, told(figure, { ...filters, unit: id })]);
          const said = `${figure} by ${level} in ${unit}`;
          expect(new Map(data.map(({ id, count }) => [id, count])), said).toEqual(
            new Map(counted.filter(([, count]) => count > 0)),
          );
          expect(meta.total, said).toBe(told(figure, filters));
          expect(meta.elsewhere, said).toBe(meta.total - counted.reduce((n, [, count]) => n + count, 0));
        }
  });

  it('follows programme, year and agency, and is of the programme whose project is asked', async () => {
    for (const more of [{ project: 1 }, { project: 2, year: 2025 }, { year: 2024 }, { agency: 5 }])
      for (const figure of ['people', 'training.attendances', 'demonstration.done'] as const) {
        const filters = { ...ALL, ...more };
        const { data } = await byLevel(figure, 'division', filters);
        for (const id of [1, 2])
          expect(data.find((place) => place.id === id)?.count ?? 0, JSON.stringify({ figure, id, ...more })).toBe(
            told(figure, { ...filters, unit: id }),
          );
      }
    const { meta } = await byLevel('people', 'division', ALL, PROJECT_SACP);
    expect(meta.total).toBe(told('people', { ...ALL, project: PROJECT_SACP }));
  });

  it('stands each place where it is, else by the place above it, else amid those beneath it', async () => {
    const unions = await byLevel('people', 'union', ALL);
    expect(unions.data.find(({ id }) => id === 1111)?.position).toEqual([22.5, 90.5]);
    expect(unions.data.find(({ id }) => id === 1112)?.position).toEqual([23, 90]);
    expect(unions.data.find(({ id }) => id === 1112)?.above).toEqual([1, 11, 111]);
    const divisions = await byLevel('people', 'division', ALL);
    expect(divisions.data.find(({ id }) => id === 1)?.position).toEqual([23.5, 90.5]);
  });

  it('says name and count, in the digits of the reader', async () => {
    const { data } = await byLevel('people', 'division', ALL);
    for (const { tooltipText, name, count } of data) expect(tooltipText).toBe(`${name}: ${count}`);
    const { body } = await officer.call('mapByLevel', {
      body: { ...PROJECT, level: 'division' },
      headers: { 'accept-language': 'bn' },
    });
    expect(body.data[0]?.tooltipText).toMatch(/^Unit 1: [০-৯]+$/);
  });

  it('refuses levels and figures that it does not have', async () => {
    const ask = (body: object) => officer.call('mapByLevel', { body: { ...PROJECT, ...body } as never });
    expect((await ask({ level: 'village' })).status).toBe(422);
    expect((await ask({ level: 'union', figure: 'training.unique.people' })).status).toBe(422);
    expect((await ask({})).status).toBe(422);
    expect((await ask({ level: 'union', union_id: 999_999 })).status).toBe(404);
  });
});

describe('the map by type', () => {
  it('has a point for each demonstration and structure that was approved, and says how many have no place', async () => {
    for (const type of MAP_TYPES)
      for (const unit of [-1, 1, 1111, 2111])
        for (const year of [-1, 2025]) {
          const filters = { ...ALL, unit, year };
          const [kindOfWork = '', kind = ''] = type.split('.');
          const works = worksIn(TOLD, filters, kindOfWork).filter((one) => kind === 'done' || one.kind === kind);
          const { data, meta } = await byType(type, filters);
          const said = `${type} in ${unit}, ${year}`;
          expect(meta, said).toMatchObject({ total: works.length, hidden: 0, isMore: false });
          expect(meta.withoutPosition, said).toBe(works.filter((one) => one.unit === null).length);
          expect(data.map(({ position }) => position.join()).sort(), said).toEqual(
            works.flatMap((one) => (one.unit === null ? [] : [whereIs(one.unit).join()])).sort(),
          );
        }
  });

  it('says name, date and place of each', async () => {
    const { data } = await byType('infrastructure.cfc', ALL);
    expect(data.map(({ tooltipText }) => tooltipText)).toEqual(['Work, 1 Jan 2024, Unit 1111, Unit 111, Unit 11']);
  });

  it('shows those within reach, and says how many are not', async () => {
    const { actor, userId } = await personReaching(server, { records: 'own', people: 'own' });
    await join(server.context.database.db, PROJECT_PROGRAMME, [userId]);
    const { data, meta } = await byType('demonstration.done', ALL, actor);
    const total = worksIn(TOLD, ALL, 'demonstration').length;
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ total, hidden: total, withoutPosition: 0 });
  });
});

describe('the map', () => {
  it('is for whoever may see the dashboard, in projects that are theirs', async () => {
    const level = { level: 'division' } as const;
    const type = { type: 'demonstration.done' } as const;
    expect((await server.nobody.call('mapByLevel', { body: { ...PROJECT, ...level } })).status).toBe(401);
    expect((await officer.call('mapByLevel', { body: { projectId: 999_999, ...level } })).status).toBe(404);
    const actor = await personWithPermissions(server, ['Project/View']);
    expect((await actor.call('mapByLevel', { body: { ...PROJECT, ...level } })).status).toBe(403);
    expect((await actor.call('mapByType', { body: { ...PROJECT, ...type } })).status).toBe(403);
  });
});
