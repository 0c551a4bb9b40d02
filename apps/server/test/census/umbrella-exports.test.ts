import { ALL_PERMISSIONS, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP, STRUCTURE_CODES } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBeneficiaries } from '../../src/modules/activities/exports/beneficiary-export.ts';
import { prepareReport } from '../../src/modules/activities/exports/report.ts';
import { takenPartSheets } from '../../src/modules/activities/index.ts';
import { prepareExport } from '../../src/modules/registry/exports/prepare-export.ts';
import { idOf, personIn } from '../registry/support/door.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import * as rows from './umbrella.queries.ts';

const DOORS = [PROJECT_SACP, PROJECT_RAINS, PROJECT_PROGRAMME];
let server: TestServer;
/** By the one project whose team they are in. */
const team = new Map<number, number>();
const db = () => server.context.database.db;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  for (const project of DOORS) team.set(project, idOf(await personIn(server, project, [...ALL_PERMISSIONS])));
  // Groups of the demonstration are of both programmes, or of none yet.
  for (const programme of [PROJECT_SACP, PROJECT_RAINS]) await rows.groupOf(db(), programme);
});
afterAll(() => server?.close());

type Prepare = ReturnType<typeof prepareExport>;
/** The ids of the first sheet, in its order, each once. */
async function exported(prepare: Prepare, door: number, input: Record<string, unknown>): Promise<string[]> {
  const task = { projectId: door, ownerId: team.get(door), input: { format: 'csv', interface: 'en', ...input } };
  const { sheets } = await prepare(server.context, task as never);
  const [sheet] = sheets;
  if (!sheet) throw new Error('the export has a sheet');
  const { text, values } = sheet.statement as { text: string; values: unknown[] };
  // The last of its values is how many rows are read at once.
  const read = { text, values: [...values.slice(0, -1), 100_000], rowMode: 'array' as const };
  const found = await server.context.database.pool.query(read);
  return [...new Set(found.rows.map(([id]) => id as string))];
}
const programmeOf = (door: number) => (door === PROJECT_PROGRAMME ? null : door);

describe('the exports of people', () => {
  const filter = {
    division_id: null,
    district_id: null,
    upazila_id: null,
    union_id: null,
    firstName: null,
    projectCount: null,
    groupId: null,
  };

  it.each([
    ['members', 'member'],
    ['groups', 'farmer_group'],
  ] as const)('%s hold exactly the rows of the programme', async (kind, table) => {
    const facts = await rows.factsOf(db(), table);
    const isOf = (door: number, { programmes }: rows.Facts) =>
      door === PROJECT_PROGRAMME || programmes.includes(door) || (table === 'farmer_group' && programmes.length === 0);
    for (const door of [PROJECT_SACP, PROJECT_RAINS]) expect(facts.every((row) => isOf(door, row))).toBe(false);
    for (const door of DOORS) {
      const found = await exported(prepareExport(kind, takenPartSheets), door, {
        filter: { projectId: door, ...filter },
        name: kind,
      });
      expect(found).toEqual(facts.filter((row) => isOf(door, row)).map((row) => row.id));
    }
  });
});

describe('the exports of work', () => {
  const NO_FILTER = { search: null, division: null, district: null, upazila: null, state: null };

  it('demonstrations hold exactly those of the programme', async () => {
    for (const door of DOORS) {
      const input = { filter: { projectId: door, search: null } };
      const found = await exported(prepareBeneficiaries('demonstrations'), door, input);
      const expected = await rows.workOf(db(), programmeOf(door), { type: 'demonstration' });
      expect(expected.length).toBeGreaterThan(0);
      expect({ door, found: found.toReversed() }).toEqual({ door, found: expected });
    }
  });

  it('structures of every type hold exactly those of the programme', async () => {
    let known = 0;
    for (const door of DOORS)
      for (const [type, structure] of Object.entries(STRUCTURE_CODES)) {
        const input = { filter: { projectId: door, type, search: null } };
        const found = await exported(prepareBeneficiaries('infrastructure'), door, input);
        const expected = await rows.workOf(db(), programmeOf(door), { type: 'infrastructure', structure });
        known += expected.length;
        expect({ door, type, found: found.toReversed() }).toEqual({ door, type, found: expected });
      }
    expect(known).toBeGreaterThan(0);
  });

  it.each([
    ['the activity report', 1, {}],
    ['the capacity building report', 2, { isTraining: true }],
  ] as const)('%s holds exactly what is of the programme', async (_, type, which) => {
    for (const door of DOORS) {
      const found = await exported(prepareReport, door, { type, filter: { projectId: door, ...NO_FILTER } });
      const expected = await rows.workOf(db(), programmeOf(door), which);
      expect(expected.length).toBeGreaterThan(0);
      expect({ door, found }).toEqual({ door, found: expected });
    }
  });

  it('are of two programmes that differ, and together make the umbrella’s, but for what is of none', async () => {
    const reported = (door: number) =>
      exported(prepareReport, door, { type: 1, filter: { projectId: door, ...NO_FILTER } });
    const [sacp, rains, all] = [
      await reported(PROJECT_SACP),
      await reported(PROJECT_RAINS),
      await reported(PROJECT_PROGRAMME),
    ];
    expect(sacp.filter((id) => rains.includes(id))).toEqual([]);
    expect([...sacp, ...rains].filter((id) => !all.includes(id))).toEqual([]);
  });
});
