import type { FigureCut } from '@msurvey/contract';
import {
  ACTIVITY_REPORT,
  DEMONSTRATION_REPORT,
  type FigureName,
  INFRASTRUCTURE_REPORT,
  NO_SUB_ACTIVITY,
  PROJECT_PROGRAMME,
} from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNITS } from '../figures/programme-answers.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { bodyOf } from './filters-body.ts';
import { AGENCY_OF, type Filters } from './recounted.ts';
import { activitiesRecounted, demonstrationsRecounted, structuresRecounted } from './recounted-reports.ts';
import { tellAll } from './submit-told.ts';
import { TOLD } from './told.ts';

let server: TestServer;
let officer: Actor;
const ALL: Filters = { unit: -1, project: -1, year: -1, agency: -1 };
const CUTS: Filters[] = [
  ...[-1, ...UNITS].flatMap((unit) => [-1, 2024, 2025].map((year) => ({ ...ALL, unit, year }))),
  ...[1, 2].flatMap((project) => [-1, 2025].map((year) => ({ ...ALL, project, year }))),
  ...[2, 5].flatMap((agency) => [-1, 1].map((unit) => ({ ...ALL, agency, unit }))),
];

beforeAll(async () => {
  server = await startTestServer();
  await tellAll(server);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

async function answered<T>(asked: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await asked;
  expect(status).toBe(200);
  return body;
}
const plots = (filters: Filters) => answered(officer.call('demonstrationReport', { body: bodyOf(filters) }));
const activities = (filters: Filters) => answered(officer.call('activityReport', { body: bodyOf(filters) }));
const structures = (filters: Filters) => answered(officer.call('infrastructureReport', { body: bodyOf(filters) }));

/** What a cell says when it is opened, and how many activities are behind it. */
async function opened(figure: FigureName, cut: Partial<FigureCut>) {
  const body = { projectId: PROJECT_PROGRAMME, figure, ...cut, pageSize: 100 };
  const people = figure.includes('.unique.');
  const { status, body: said } = await officer.call(people ? 'figurePeople' : 'figureRecords', { body });
  expect(status, `${figure} ${JSON.stringify(cut)}`).toBe(200);
  expect(said.data, `${figure} ${JSON.stringify(cut)}`).toHaveLength(said.meta.count);
  return said.meta.figure;
}
async function opensTo<C extends string>(
  columns: Record<C, FigureName>,
  row: Partial<Record<C, number | null>>,
  cut: Partial<FigureCut>,
) {
  for (const [column, value] of Object.entries(row) as [C, number | null][])
    if (columns[column] && value !== null)
      expect(await opened(columns[column], cut), `${column} ${JSON.stringify(cut)}`).toBeCloseTo(value, 6);
}

describe('the report Demonstration', () => {
  it('has a row for each kind of crop and its crops beneath, as a recount of what was sent says', async () => {
    for (const filters of CUTS) {
      const { data } = await plots(filters);
      const said = { ...data, report: data.report.map((row) => ({ ...row, crops: sorted(row.crops) })) };
      const counted = demonstrationsRecounted(TOLD, filters);
      expect(said, JSON.stringify(filters)).toEqual({
        ...counted,
        report: counted.report.map((row) => ({ ...row, crops: sorted(row.crops) })),
      });
    }
    function sorted<T extends { crop: string; name?: string }>(rows: readonly T[]) {
      return rows.map(({ name: _, ...row }) => row).sort((a, b) => a.crop.localeCompare(b.crop));
    }
  });

  it('yields nothing that is known where no area is, and says what names no kind or crop', async () => {
    const { data } = await plots(ALL);
    expect(data.report.map(({ kind }) => kind)).toEqual(['fruits', 'vegetables', 'oilseeds', '']);
    expect(data.report.find(({ kind }) => kind === 'oilseeds')?.yield).toBeNull();
    expect(data.report[0]?.crops.map(({ crop }) => crop).sort()).toEqual(['', 'mango']);
    expect(data.total).toMatchObject({ demonstrationCount: 5, area: 49.5, production: 135.25 });
  });

  it('has cells that open to the plots they were counted from: of a kind, of a crop, of all', async () => {
    const { data } = await plots(ALL);
    for (const { kind, crops, yield: _, ...row } of data.report) {
      await opensTo(DEMONSTRATION_REPORT, row, { kind });
      for (const { crop, name: __, yield: ___, ...ofCrop } of crops)
        await opensTo(DEMONSTRATION_REPORT, ofCrop, { kind, crop });
    }
    const { yield: _, ...total } = data.total;
    await opensTo(DEMONSTRATION_REPORT, total, {});
  });
});

describe('the report Infrastructure', () => {
  it('has a row for each type of structure, as a recount of what was sent says', async () => {
    const byKind = <T extends { kind: string }>(rows: readonly T[]) =>
      rows.toSorted((a, b) => a.kind.localeCompare(b.kind));
    for (const filters of CUTS) {
      const { data } = await structures(filters);
      const counted = structuresRecounted(TOLD, filters);
      expect({ ...data, report: byKind(data.report) }, JSON.stringify(filters)).toEqual({
        ...counted,
        report: byKind(counted.report),
      });
    }
    const { data } = await structures(ALL);
    expect(data.report.map(({ kind }) => kind)).toEqual(['cfc', 'seed_village', 'buried_pipe', 'canal']);
    expect(data.total).toMatchObject({ infrastructureCount: 5, length: 3.75, households: 47 });
  });

  it('has cells that open to the structures they were counted from', async () => {
    const { data } = await structures(ALL);
    for (const { kind, ...row } of data.report) await opensTo(INFRASTRUCTURE_REPORT, row, { kind });
    await opensTo(INFRASTRUCTURE_REPORT, data.total, {});
  });
});

describe('the report Project Activity', () => {
  it('has a row for each sub-activity under its agency, as a recount of what was sent says', async () => {
    for (const filters of CUTS) {
      const { data } = await activities(filters);
      const counted = activitiesRecounted(TOLD, filters);
      const said = JSON.stringify(filters);
      const rows = data.report.flatMap(({ subActivities }) => subActivities);
      expect(
        rows.map(({ code: _, name: __, unit: ___, type: ____, ...row }) => row).sort((a, b) => a.id - b.id),
        said,
      ).toEqual(counted.bySub);
      for (const { id: _, name, subActivities, ...sums } of data.report) {
        expect(name).not.toBe('');
        const subs = subActivities.map(({ id }) => id);
        expect(new Set(subs.map((id) => AGENCY_OF[id])).size, said).toBe(1);
        expect(sums, said).toEqual(counted.of(subs));
      }
      expect(data.without, said).toEqual(counted.without);
      expect(data.total, said).toEqual(counted.total);
    }
  });

  it('says the unit of quantities, and counts who was listed under two records once', async () => {
    const { data } = await activities(ALL);
    const event = data.report.flatMap(({ subActivities }) => subActivities).find(({ id }) => id === 8);
    expect(event).toMatchObject({ unit: 'No', quantity: 1, attendances: 3, uniqueBeneficiaries: 2, type: 'event' });
  });

  it('has cells that open to what they were counted from: of a sub-activity, an agency, of none, of all', async () => {
    const { data } = await activities(ALL);
    for (const { id: agencyId, name: _, subActivities, ...sums } of data.report) {
      await opensTo(ACTIVITY_REPORT, sums, { agencyId });
      for (const { id, type, code: __, name: ___, unit: ____, uniqueBeneficiaries, ...row } of subActivities) {
        await opensTo(ACTIVITY_REPORT, row, { subActivityIds: [id] });
        expect(await opened(`${type}.unique.people`, { subActivityIds: [id] })).toBe(uniqueBeneficiaries);
      }
    }
    await opensTo(ACTIVITY_REPORT, data.without, { subActivityIds: [NO_SUB_ACTIVITY] });
    await opensTo(ACTIVITY_REPORT, data.total, {});
  });

  it('opens unique people of a sub-activity in a place, a year and a programme as its row says', async () => {
    for (const filters of [
      { ...ALL, unit: 1, year: 2025 },
      { ...ALL, project: 1, unit: 2 },
    ]) {
      const { data } = await activities(filters);
      for (const { id, type, uniqueBeneficiaries } of data.report.flatMap(({ subActivities }) => subActivities))
        expect(
          await opened(`${type}.unique.people`, {
            subActivityIds: [id],
            unitId: filters.unit,
            programme: filters.project === 1 ? 1 : null,
            ...(filters.year > 0 && { from: filters.year, to: filters.year }),
          }),
        ).toBe(uniqueBeneficiaries);
    }
  });
});

describe('the reports', () => {
  it('are for whoever may see the dashboard', async () => {
    const actor = await personWithPermissions(server, ['Project/View']);
    for (const name of ['demonstrationReport', 'activityReport', 'infrastructureReport'] as const)
      expect((await actor.call(name, { body: { projectId: PROJECT_PROGRAMME } })).status).toBe(403);
  });
});
