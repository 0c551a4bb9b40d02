import { BENEFICIARY_REPORT, figureDefinition, figureName, PROJECT_PROGRAMME, type ReportName } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from '@e965/xlsx';
import { fetchFile, taskEnded } from '../collection/exports/export.support.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { auditLines } from '../support/state.queries.ts';
import { bodyOf } from './filters-body.ts';
import type { Filters } from './recounted.ts';
import { tellAll } from './submit-told.ts';

let server: TestServer;
let officer: Actor;
const ALL: Filters = { unit: -1, project: -1, year: -1, agency: -1 };

beforeAll(async () => {
  server = await startTestServer({ jobs: true });
  await tellAll(server);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

type Cell = string | number | null;
/** The first sheet cell by cell, its formulas, and how many rows the second one has below its headings. */
async function exported(report: ReportName, filters: Filters, language = 'en') {
  const begun = await officer.call('exportReport', {
    body: { ...bodyOf(filters), report },
    headers: { 'accept-language': language },
  });
  expect(begun.status).toBe(200);
  const task = await taskEnded(officer, begun.body.data.id);
  expect(task).toMatchObject({ state: 'done' });
  const { bytes, name } = await fetchFile(server, officer, task.fileUuid as string);
  const book = read(bytes, { cellFormula: true });
  const [front = '', behind = ''] = book.SheetNames;
  const sheet = book.Sheets[front] as Record<string, { f?: string; v?: unknown }>;
  const grid = utils.sheet_to_json(sheet, { header: 1, defval: null, blankrows: true }) as Cell[][];
  const records = utils.sheet_to_json(book.Sheets[behind] as object, { header: 1 }).length - 1;
  return { name, front, behind, sheet, grid, records };
}
const lineOf = (grid: Cell[][], name: string) => grid.findIndex(([first]) => first === name);

/** What a sum over cells of the sheet comes to, by plain loops. */
function summed(sheet: Record<string, { f?: string; v?: unknown }>, formula: string): number {
  const worth = (cell: string) => Number(sheet[cell]?.v ?? 0);
  const [, inside = ''] = /^SUM\((.*)\)$/.exec(formula) ?? [];
  return inside.split(',').reduce((sum, part) => {
    const [, column = '', from = 0, to = from] = /^([A-Z]+)(\d+)(?::[A-Z]+(\d+))?$/.exec(part) ?? [];
    let here = 0;
    for (let line = Number(from); line <= Number(to); line++) here += worth(`${column}${line}`);
    return sum + here;
  }, 0);
}

describe('a report as a workbook', () => {
  it('has the table of the screen cell by cell, with title, filters, moment and definitions', async () => {
    const filters = { ...ALL, unit: 1, year: 2025 };
    const { name, front, grid, records } = await exported('beneficiary', filters);
    const { body } = await officer.call('beneficiaryReport', { body: bodyOf(filters) });
    expect(name).toBe('beneficiary_data.xlsx');
    expect(front).toBe('Beneficiary');
    expect(grid[0]?.[0]).toBe('Beneficiary');
    expect(grid[2]?.slice(0, 2)).toEqual(['Filters', 'Unit 1; 2025']);
    expect(grid[3]?.[0]).toBe('As of');
    const head = lineOf(grid, 'Place');
    const columns = Object.entries(BENEFICIARY_REPORT);
    expect(grid[head]).toEqual(['Place', ...columns.map(([, figure]) => figureName(figure, 'en'))]);
    for (const row of body.data.report)
      expect(grid[lineOf(grid, row.name)]).toEqual([
        row.name,
        ...columns.map(([column]) => row[column as keyof typeof BENEFICIARY_REPORT]),
      ]);
    const total = grid[lineOf(grid, 'Total')];
    expect(total).toEqual(['Total', ...Object.values(body.data.total)]);
    expect(JSON.stringify(grid)).toContain(figureDefinition('people.youth_male', 'en'));
    expect(records).toBe(body.data.total.total_beneficiary);
  });

  it('adds up by formulas: rows beneath a row, and all rows in the total', async () => {
    for (const report of ['beneficiary', 'demonstration', 'activity', 'infrastructure'] as const) {
      const { sheet, grid } = await exported(report, ALL);
      const line = lineOf(grid, 'Total') + 1;
      expect(sheet[`B${line}`]?.f, report).toMatch(/^SUM\(/);
      const formulas = Object.values(sheet).filter(({ f }) => f?.startsWith('SUM('));
      expect(formulas.length).toBeGreaterThan(3);
      for (const { f = '', v } of formulas) expect(summed(sheet, f), `${report} ${f}`).toBeCloseTo(Number(v), 6);
    }
  });

  it('has crops beneath their kind, sub-activities with unit beneath their agency, and the records behind', async () => {
    const plots = await exported('demonstration', ALL);
    expect(plots.name).toBe('Demonstration_data.xlsx');
    expect(plots.records).toBe(5);
    const fruits = lineOf(plots.grid, 'Fruits');
    expect(plots.grid[fruits]?.slice(1, 6)).toEqual([2, 1, 0, 37, 128.25]);
    expect(plots.sheet[`G${fruits + 1}`]?.f).toBe(`IF(E${fruits + 1}>0,F${fruits + 1}/E${fruits + 1},"")`);
    const activities = await exported('activity', ALL);
    expect(activities.name).toBe('Project_activity_data.xlsx');
    const { body } = await officer.call('activityReport', { body: bodyOf(ALL) });
    expect(activities.records).toBe(body.data.total.activityCount);
    const one = body.data.report[0]?.subActivities[0];
    expect(activities.grid[lineOf(activities.grid, `${one?.code}, ${one?.name}`)]).toEqual([
      `${one?.code}, ${one?.name}`,
      one?.activityCount,
      one?.quantity,
      one?.unit,
      one?.attendances,
      one?.male_count,
      one?.female_count,
      one?.uniqueBeneficiaries,
    ]);
    expect((await exported('infrastructure', ALL)).name).toBe('Infrastructure_data.xlsx');
  });

  it('is in the language of the screen', async () => {
    const { front, grid } = await exported('infrastructure', ALL, 'bn');
    expect(front).toBe('অবকাঠামো');
    expect(lineOf(grid, 'মোট')).toBeGreaterThan(0);
  });

  it('is for whoever may take it out, and leaves a line in the audit', async () => {
    const body = { projectId: PROJECT_PROGRAMME, report: 'beneficiary' } as const;
    const viewer = await personWithPermissions(server, ['Project/View', 'Dashboard/View']);
    expect((await viewer.call('exportReport', { body })).status).toBe(403);
    const before = (await auditLines(server.context.database.db, 'report')).length;
    expect((await officer.call('exportReport', { body })).status).toBe(200);
    expect((await auditLines(server.context.database.db, 'report')).length).toBe(before + 1);
    expect((await officer.call('exportReport', { body: { ...body, union_id: 999_999 } })).status).toBe(404);
  });
});
