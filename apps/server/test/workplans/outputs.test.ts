import { read, utils, write } from '@e965/xlsx';
import { fiscalYearLabel } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, taskEnded } from '../collection/exports/export.support.ts';
import { pagesOf } from '../pdf/read-pdf.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { auditLines } from '../support/state.queries.ts';
import { upload } from '../support/upload.ts';
import { emptyPlans } from './plans.queries.ts';

const project = { projectId: 1 };
const [BARI, DAE] = [2, 3];
const YEAR = 2025;

let server: TestServer;
let officer: Actor;

beforeAll(async () => {
  server = await startTestServer({ jobs: true });
  await emptyPlans(server.context.database.db);
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

const planOf = async (agency: number) => (await officer.call('workPlan', { query: { ...project, agency } })).body.data;
/** Of which nothing is recorded: what is said of them is what the test has saved. */
async function quietRows(agency: number) {
  const { rows } = await planOf(agency);
  const [one, two] = rows.filter(({ cells }) => cells.every(({ recorded }) => recorded === 0));
  if (!one || !two) throw new Error('everything is recorded');
  return { one, two, all: rows };
}
const save = async (agency: number, body: object) => {
  const { version } = await planOf(agency);
  return officer.call('saveWorkPlan', { body: { ...project, agency, version, ...body } as never });
};
async function file(begun: { status: number; body: { data: { id: string } } }) {
  expect(begun.status).toBe(200);
  const task = await taskEnded(officer, begun.body.data.id);
  expect(task).toMatchObject({ state: 'done' });
  return fetchFile(server, officer, task.fileUuid as string);
}
const workbook = async () => {
  const { bytes, name } = await file(await officer.call('exportWorkPlan', { body: project }));
  return { name, book: read(bytes, { cellFormula: true }) };
};
type Book = ReturnType<typeof read>;
type Sheet = Record<string, { f?: string; v?: unknown }>;

/** Column and line of a heading and a code, as a spreadsheet names them. */
function placeOf(book: Book, sheet: string, code: string, heading: string): string {
  const grid = utils.sheet_to_json<unknown[]>(book.Sheets[sheet] as object, { header: 1 });
  const column = (grid[0] ?? []).indexOf(heading);
  const line = grid.findIndex(([first]) => first === code);
  return utils.encode_cell({ c: column, r: line });
}
const check = (book: Book, agency: number, actor = officer) => {
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const query = { ...project, agency };
  return upload(server, actor, 'checkWorkPlanFile', { field: 'file', name: 'plan.xlsx', bytes }, {}, { query });
};

describe('the plans of all agencies', () => {
  it('are a table by component and fiscal year, with the totals of what was saved', async () => {
    const { one, two, all } = await quietRows(BARI);
    const cells = [
      { subActivityId: one.subActivityId, year: YEAR, target: 40, opening: 20 },
      { subActivityId: two.subActivityId, year: YEAR, target: 10, opening: 10 },
    ];
    expect((await save(BARI, { years: [YEAR], cells, reason: 'Before', source: 'Report' })).status).toBe(200);
    const { status, body } = await officer.call('workPlanMatrix', { query: project });
    expect(status).toBe(200);
    expect(body.data.years).toContain(YEAR);
    const bari = body.data.agencies.find(({ agency }) => agency === BARI);
    expect(bari?.sums.find(({ year }) => year === YEAR)).toMatchObject({ planned: 2, percent: 75 });
    expect(body.data.sums.find(({ year }) => year === YEAR)).toMatchObject({ planned: 2, percent: 75 });
    const inParts = bari?.components.reduce((sum, { subActivities }) => sum + subActivities, 0);
    expect(inParts).toBe(all.length);
  });
});

describe('the annual work plan as a workbook', () => {
  it('has a sheet for each agency, and percent, cumulative and progress as formulas', async () => {
    const { one: row } = await quietRows(BARI);
    await save(BARI, { rows: [{ subActivityId: row.subActivityId, quantity: 200 }] });
    const { name, book } = await workbook();
    expect(name).toMatch(/^Annual work plan .*\.xlsx$/);
    expect(book.SheetNames.slice(0, 6)).toEqual(['BADC', 'BARI', 'DAE', 'DAM', 'FAO', 'GAIN']);
    const sheet = book.Sheets['BARI'] as Sheet;
    const at = (heading: string) => placeOf(book, 'BARI', row.code, heading);
    const label = fiscalYearLabel(YEAR);
    const [target, done] = [at(`${label} Target`), at(`${label} Achievement`)];
    expect(sheet[target]?.v).toBe(40);
    expect(sheet[at(`${label} (%)`)]).toMatchObject({
      v: 50,
      f: `IF(N(${target})>0,ROUND(${done}/${target}*100,2),0)`,
    });
    expect(sheet[at('Cumulative Achievement')]?.v).toBe(20);
    expect(sheet[at('Progress upto date')]?.v).toBe(10);
    expect(book.Sheets['DAE']).toBeDefined();
  });

  it('changes nothing when it is imported as it is', async () => {
    const { book } = await workbook();
    for (const agency of [BARI, DAE]) {
      const { status, body } = await check(book, agency);
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: { rows: [], cells: [], years: [], faultCount: 0, annotated: null } });
    }
  });

  it('says what saving it would change, and saving that is the whole of it', async () => {
    const { book } = await workbook();
    const { two } = await quietRows(BARI);
    const sheet = book.Sheets['BARI'] as Sheet;
    const target = placeOf(book, 'BARI', two.code, `${fiscalYearLabel(YEAR)} Target`);
    sheet[target] = { t: 'n', v: 25 } as never;
    const { body } = await check(book, BARI);
    const { data } = body as { data: { version: number; years: number[]; rows: object[]; cells: object[] } };
    expect(data.cells).toEqual([{ subActivityId: two.subActivityId, year: YEAR, target: 25 }]);
    const saved = await officer.call('saveWorkPlan', {
      body: {
        ...project,
        agency: BARI,
        version: data.version,
        years: data.years,
        rows: data.rows,
        cells: data.cells,
      } as never,
    });
    expect(saved.status).toBe(200);
    expect((await check(book, BARI)).body).toMatchObject({ data: { cells: [] } });
  });

  it('comes back with its faults written in, and then nothing would be saved', async () => {
    const { book } = await workbook();
    const { one } = await quietRows(BARI);
    const sheet = book.Sheets['BARI'] as Sheet;
    const target = placeOf(book, 'BARI', one.code, `${fiscalYearLabel(YEAR)} Target`);
    sheet[target] = { t: 's', v: 'many' } as never;
    const { body } = await check(book, BARI);
    const { data } = body as {
      data: { faults: { row: number; column: string }[]; annotated: string; cells: object[] };
    };
    expect(data.cells).toEqual([]);
    expect(data.faults).toMatchObject([
      { row: utils.decode_cell(target).r + 1, column: `${fiscalYearLabel(YEAR)} Target` },
    ]);
    const { bytes } = await fetchFile(server, officer, data.annotated);
    const annotated = read(bytes);
    expect(annotated.SheetNames).toContain('Problems');
    expect(annotated.SheetNames).toContain('BARI');
  });

  it('is checked only for whoever may change the plan', async () => {
    const { book } = await workbook();
    const reader = await personWithPermissions(server, ['Work plan/View']);
    expect((await check(book, BARI, reader)).status).toBe(403);
    expect((await reader.call('exportWorkPlan', { body: project })).status).toBe(403);
    expect((await reader.call('workPlanPdf', { body: { ...project, year: YEAR } })).status).toBe(403);
    const stranger = await personWithPermissions(server, ['Dashboard/View']);
    expect((await stranger.call('workPlanMatrix', { query: project })).status).toBe(403);
  });
});

describe('the annex on physical progress', () => {
  it('has the targets and achievements of the fiscal year, agency by agency', async () => {
    const begun = await officer.call('workPlanPdf', { body: { ...project, year: YEAR } });
    const { bytes, name } = await file(begun);
    expect(name).toContain('Physical progress against the work plan 2025-26');
    const words = pagesOf(bytes)
      .join(' ')
      .replace(/[\s\u200C\u200D]+/g, '');
    expect(words).toContain('BARI');
    expect(words).toContain('FiscalYear2025-26');
    const { one } = await quietRows(BARI);
    expect(words).toContain(`${one.code}${one.label.en}`.replace(/\s+/g, ''));
  });

  it('is in Bangla for whoever reads the screens in it, and stands in the audit', async () => {
    const headers = { 'accept-language': 'bn' };
    const { name } = await file(await officer.call('workPlanPdf', { body: { ...project, year: YEAR }, headers }));
    expect(name).toContain('কর্মপরিকল্পনার বিপরীতে বাস্তব অগ্রগতি');
    const lines = await auditLines(server.context.database.db, 'work-plan');
    expect(lines.at(-1)).toMatchObject({ action: 'export', after: { format: 'pdf', year: YEAR } });
  });
});
