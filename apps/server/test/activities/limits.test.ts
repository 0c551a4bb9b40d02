import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personIn } from '../registry/support/door.ts';
import { projectAudit } from '../projects/project.queries.ts';
import type { Actor } from '../support/cast.ts';
import { type FieldWork, startFieldWork } from './support/field-work.ts';
import { activityOf, insertBoundary, type Place, setPoint } from './support/state.queries.ts';

let field: FieldWork;
let office: Actor;
const db = () => field.server.context.database.db;
const limitsOf = async (who: Actor, projectId = PROJECT_SACP) =>
  (await who.call('positionLimits', { query: { projectId } })).body;
const change = (who: Actor, boundaryKm: number, warningKm: number, seriousKm: number, projectId = PROJECT_SACP) =>
  who.call('changePositionLimits', { body: { projectId, boundaryKm, warningKm, seriousKm } });

beforeAll(async () => {
  field = await startFieldWork();
  office = await field.server.as('fao.admin');
  const { unionId, latitude, longitude } = field.places[0] as Place;
  await setPoint(db(), unionId, { latitude, longitude });
});
afterAll(() => field?.server.close());

let day = 0;
/** What is found about a record whose position lies so far north of the union's. */
async function found(km: number) {
  const { latitude, longitude } = field.places[0] as Place;
  const held = new Date(Date.UTC(2024, 0, ++day)).toISOString().slice(0, 10);
  const sent = await field.send({ held, gps: `${latitude + km / 111.2} ${longitude} 0 5` });
  return (await activityOf(db(), sent))?.checks.map(({ check }) => check);
}

describe('how far a position may lie from the stated place', () => {
  it('is the programme’s, until somebody chooses', async () => {
    expect((await limitsOf(office)).data).toEqual({ boundaryKm: 1, warningKm: 10, seriousKm: 25, isDefault: true });
    expect(await found(12)).toEqual(['position-far']);
  });

  it('is chosen for the project, holds for what comes, and is audited', async () => {
    expect((await change(office, 0.5, 15, 40)).status).toBe(200);
    expect((await limitsOf(office)).data).toEqual({ boundaryKm: 0.5, warningKm: 15, seriousKm: 40, isDefault: false });
    expect(await found(12)).toEqual([]);
    expect(await found(30)).toEqual(['position-far']);
    expect((await change(office, 0.5, 5, 11)).status).toBe(200);
    expect(await found(12)).toEqual(['position-outside']);
    expect((await projectAudit(db(), PROJECT_SACP)).at(-1)).toMatchObject({
      action: 'change-position-limits',
      before: { warningKm: 15 },
      after: { warningKm: 5, seriousKm: 11 },
    });
  });

  it('counts from the edge of the union where its boundary is known', async () => {
    const { unionId: union, latitude, longitude } = field.places[1] as Place;
    await insertBoundary(db(), union, { latitude, longitude }, 0.02);
    const across = async (km: number) => {
      const held = new Date(Date.UTC(2024, 0, ++day)).toISOString().slice(0, 10);
      const sent = await field.send({ held, union, gps: `${latitude + 0.02 + km / 111.2} ${longitude} 0 5` });
      return (await activityOf(db(), sent))?.checks.map(({ check }) => check);
    };
    expect((await change(office, 3, 10, 25)).status).toBe(200);
    expect(await across(2)).toEqual([]);
    expect((await change(office, 0.5, 10, 25)).status).toBe(200);
    expect(await across(2)).toEqual(['position-outside']);
  });

  it('is the umbrella’s for the projects beneath it, where it is only read', async () => {
    expect((await change(office, 2, 20, 50, PROJECT_PROGRAMME)).status).toBe(200);
    const { data, meta } = await limitsOf(office, PROJECT_RAINS);
    expect(data).toEqual({ boundaryKm: 2, warningKm: 20, seriousKm: 50, isDefault: false });
    expect(meta.can.edit).toBe(false);
    expect((await change(office, 1, 10, 25, PROJECT_RAINS)).codes).toEqual(['record.not-found']);
    expect((await limitsOf(office, PROJECT_PROGRAMME)).data).toMatchObject({ warningKm: 20 });
  });

  it('is in order, and within reason', async () => {
    const { status, errors } = await change(office, 1, 30, 20);
    expect([status, errors[0]?.source?.pointer]).toEqual([422, '/seriousKm']);
    for (const [boundary, warning, serious] of [
      [-1, 10, 25],
      [1, 0, 25],
      [1, 10, 100_000],
    ] as const)
      expect((await change(office, boundary, warning, serious)).status).toBe(422);
  });

  it('is read by who validates and changed by who edits the project; by nobody of another one', async () => {
    const reader = await personIn(field.server, PROJECT_SACP, ['Project/View', 'Validation/View']);
    expect((await limitsOf(reader)).meta.can.edit).toBe(false);
    expect((await change(reader, 1, 10, 25)).status).toBe(403);
    const editor = await personIn(field.server, PROJECT_SACP, ['Project/View', 'Project/Edit', 'Validation/View']);
    expect((await limitsOf(editor)).meta.can.edit).toBe(true);
    expect((await change(editor, 1, 10, 25)).status).toBe(200);
    expect((await change(editor, 1, 10, 25, PROJECT_PROGRAMME)).status).toBe(404);
  });
});
