import { read, utils } from '@e965/xlsx';
import {
  dayInDhaka,
  fiscalYearLabel,
  fiscalYearOfDay,
  NODE_PROGRAMMES,
  PROJECT_PROGRAMME,
  PROJECT_RAINS,
} from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, taskEnded } from '../collection/exports/export.support.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { onPaper, pagesOf } from '../pdf/read-pdf.ts';
import { auditLines } from '../support/state.queries.ts';
import { memberWith, projectWithIndicators, total } from './support.ts';

type Project = Awaited<ReturnType<typeof projectWithIndicators>>;
let server: TestServer;
let at: Project;
let reader: Actor;
let ids: { people: number; share: number; split: number; whole: number; empty: number; derived: number };
let sex: Awaited<ReturnType<Project['split']>>;

beforeAll(async () => {
  server = await startTestServer({ jobs: true });
  at = await projectWithIndicators(server, 'A project that reports');
  reader = await memberWith(server, [at.projectId], ['Report/View', 'Report/Export']);
  sex = await at.split('Sex', ['male', 'female'], { dimension: 'sex' });
  const { indicator, set, plan, accept, collect } = at;
  ids = {
    people: await indicator({ lf_projectName: ['Sacp'] }),
    share: await indicator(),
    split: await indicator({ lf_projectName: ['Rains'] }),
    whole: await indicator({ lf_aggregatedIndicator: true }),
    empty: await indicator(),
    derived: await indicator(),
  };
  const option = (label: string) => ({ label });
  const usual = { indicator_type: option('Quantative'), progress_vs_cumulative: option('Incremental') };
  await set(ids.people, { ...usual, baseline_value: 7, midTermMultiplyingFactor: 0.5 });
  await plan(ids.people, 200, [total('2023-24', 50), total('2024-25', 60)]);
  await accept(ids.people, [total('2023-24', 40), total('2024-25', 60)]);
  await collect(ids.people, [total('2023-24', 40), total('2024-25', 60), total('2025-26', 5)]);

  await set(ids.share, { ...usual, indicator_type: option('Number / Denominator') });
  await plan(ids.share, 50, []);
  await accept(ids.share, [
    { date: '2023-24', data: { total: 1, denominator: 2 } },
    { date: '2024-25', data: { total: 10, denominator: 100 } },
  ]);

  await set(ids.split, { ...usual, progress_vs_cumulative: option('Cumulative'), disaggregation: [[{ id: sex.id }]] });
  await plan(ids.split, 400, []);
  const nodes = (male: number, female: number) => ({
    groups: [
      {
        nodes: [
          { id: sex.items.male, value: male },
          { id: sex.items.female, value: female },
        ],
      },
    ],
  });
  await accept(ids.split, [
    { date: '2023-24', data: { total: 100, ...nodes(60, 40) } },
    { date: '2024-25', data: { total: 120, ...nodes(70, 45) } },
  ]);
  await set(ids.derived, { ...usual, derived: { indicatorId: ids.people, input: 430 } });
  await plan(ids.derived, 860, []);
  for (const [indicatorId, weight] of [
    [ids.people, 40],
    [ids.split, 50],
    [ids.empty, 10],
  ] as const)
    await at.officer.call('saveContributingIndicator', {
      body: {
        ofProjectId: at.projectId,
        projectId: at.projectId,
        logframeId: ids.whole,
        indicatorId,
        weight,
      },
    });
});
afterAll(() => server?.close());

const report = (query: object = {}, who = reader) =>
  who.call('resultsReport', {
    query: { projectId: at.projectId, year_start: 2023, year_end: 2025, ...query } as never,
  });
async function indicatorIn(query: object, id: number) {
  const { status, body } = await report(query);
  expect(status).toBe(200);
  const found = body.data.flatMap(({ mainData }) => mainData).find(({ indicator }) => indicator.id === id);
  return {
    ...found,
    years: found?.aggregateInfo[0]?.data.yearData.map((year) => [year.target, year.collection, year.cumulative]),
  };
}

describe('the results report', () => {
  it('has baseline, mid-term, target, and for each year target, result and cumulative', async () => {
    const { aggregateInfo, indicator, years } = await indicatorIn({}, ids.people);
    expect(aggregateInfo?.[0]?.data).toMatchObject({ baseline: 7, midTerm: 100, target: 200 });
    expect(years).toEqual([
      [50, 40, 40],
      [60, 60, 100],
      [null, null, 100],
    ]);
    expect(indicator).toMatchObject({ progress: 50, source: 'typed', track: 'on-track', kind: 'amount' });
  });

  it('shows what was handed in beside its figures, and drafts nowhere', async () => {
    const waiting = async () =>
      (await indicatorIn({}, ids.people)).aggregateInfo?.[0]?.data.yearData.map((year) => year.waiting);
    expect(await waiting()).toEqual([null, null, null]);
    const { jsonData } = await at.collection(ids.people);
    const draft = jsonData.collectedData.find(({ state }) => state === 'draft');
    await at.officer.call('submitIndicatorValues', {
      body: {
        projectId: at.projectId,
        logframeId: ids.people,
        rows: [{ date: draft?.date ?? '', version: draft?.version ?? 0 }],
      },
    });
    expect(await waiting()).toEqual([null, null, 5]);
    expect((await indicatorIn({}, ids.people)).years?.[2]).toEqual([null, null, 100]);
  });

  it('adds numerators and denominators, and never percentages', async () => {
    expect((await indicatorIn({}, ids.share)).years).toEqual([
      [null, 50, 50],
      [null, 10, 10.78],
      [null, null, 10.78],
    ]);
  });

  it('takes cumulative values as they are, and shows leaves where they are asked for', async () => {
    const { aggregateInfo, years, indicator } = await indicatorIn({}, ids.split);
    expect(years).toEqual([
      [null, 100, 100],
      [null, 120, 120],
      [null, null, 120],
    ]);
    expect([aggregateInfo?.length, indicator?.hasLeaves]).toEqual([1, true]);
    const unfolded = await indicatorIn({ logframeId: ids.split, withLeaves: 'true' }, ids.split);
    expect(
      unfolded.aggregateInfo?.map(({ name, data }) => [name, data.yearData.map(({ cumulative }) => cumulative)]),
    ).toEqual([
      ['', [100, 120, 120]],
      ['Item male', [60, 70, 70]],
      ['Item female', [40, 45, 45]],
    ]);
  });

  it('derives a value × input / 100 in the same period', async () => {
    const { years, indicator } = await indicatorIn({}, ids.derived);
    expect(years).toEqual([
      [null, 172, 172],
      [null, 258, 430],
      [null, null, 430],
    ]);
    expect(indicator).toMatchObject({ source: 'derived', progress: 50 });
  });

  it('makes an aggregated indicator of weights and progress, and names what has no data', async () => {
    const { indicator, years } = await indicatorIn({}, ids.whole);
    // People 50 % × 40, split 30 % × 50; in the first year 20 % and 25 %.
    expect(years).toEqual([
      [null, 20.5, 20.5],
      [null, 35, 35],
      [null, 35, 35],
    ]);
    expect(indicator).toMatchObject({ progress: 35, weights: 100, isAggregatedIndicator: true });
    expect(indicator?.missing).toHaveLength(1);
    expect(indicator?.missing[0]).toContain('1.1.5');
  });

  it('counts beneath each level who is on track, behind, or says nothing, and agrees with the tree', async () => {
    const { body } = await report();
    const [goal, outcome] = body.data;
    expect(goal?.counts).toEqual(outcome?.counts);
    expect(body.meta.counts).toEqual({ onTrack: 1, behind: 0, noData: 5 });
    const node = await at.officer.call('logframeNode', { query: { projectId: at.projectId, nodeId: ids.whole } });
    expect(node.body.data.progress).toBe(35);
  });

  it('shows the nodes of one programme, and those that name none', async () => {
    const idsOf = async (project: string) =>
      (await report({ project })).body.data.flatMap(({ mainData }) => mainData.map(({ indicator }) => indicator.id));
    expect(await idsOf('Sacp')).toContain(ids.people);
    expect(await idsOf('Sacp')).not.toContain(ids.split);
    expect(await idsOf('Rains')).toContain(ids.split);
    expect(await idsOf('Rains')).toContain(ids.share);
  });

  it('says to whoever reads no logframe which years and programmes it can be asked for, and offers no other', async () => {
    const people = await memberWith(server, [at.projectId, PROJECT_PROGRAMME, PROJECT_RAINS], ['Report/View']);
    const offeredIn = async (projectId: number) => {
      const { status, body } = await people.call('resultsReport', { query: { projectId, withLeaves: 'false' } });
      expect(status).toBe(200);
      return body.data && body.meta.offered;
    };
    const here = await offeredIn(at.projectId);
    expect(here?.projects).toEqual(NODE_PROGRAMMES);
    const years = await at.officer.call('indicatorYears', { query: { projectId: at.projectId } });
    expect(here).toMatchObject({ year_start: years.body.data.year_start, year_end: years.body.data.year_end });
    expect((await people.call('indicatorYears', { query: { projectId: at.projectId } })).status).toBe(403);
    expect((await offeredIn(PROJECT_PROGRAMME))?.projects).toEqual(NODE_PROGRAMMES);
    expect((await offeredIn(PROJECT_RAINS))?.projects).toEqual(['Rains']);
    const other = await people.call('resultsReport', {
      query: { projectId: PROJECT_RAINS, project: 'Sacp', withLeaves: 'false' },
    });
    expect(other.status).toBe(404);
  });

  it('is of years that follow each other, and of nobody else', async () => {
    expect((await report({ year_start: 2026 })).codes).toEqual(['indicator.period-unfit']);
    expect((await report({ logframeId: 999_999 })).status).toBe(404);
    expect((await report({}, server.nobody)).status).toBe(401);
    expect((await report({}, at.officer)).status).toBe(403);
    const stranger = await memberWith(server, [], ['Report/View']);
    expect((await report({}, stranger)).status).toBe(404);
  });

  it('is a workbook that says in every cell what the report says', async () => {
    const asked = { projectId: at.projectId, year_start: 2023, year_end: 2025 };
    const begun = await reader.call('exportResultsReport', { body: { ...asked, withLeaves: true } });
    const task = await taskEnded(reader, begun.body.data.id);
    expect(task).toMatchObject({ state: 'done' });
    const { bytes } = await fetchFile(server, reader, task.fileUuid as string);
    const book = read(bytes, { cellFormula: true });
    const sheet = book.Sheets[book.SheetNames[0] as string];
    const grid = utils.sheet_to_json<(string | number | null)[]>(sheet ?? {}, {
      header: 1,
      defval: null,
      blankrows: true,
    });
    const { body } = await report({ withLeaves: 'true' });
    let compared = 0;
    for (const { indicator, aggregateInfo } of body.data.flatMap(({ mainData }) => mainData)) {
      const line = grid.findIndex(([code]) => code === indicator.code);
      for (const [i, { data, name }] of aggregateInfo.entries()) {
        const row = grid[line + i] ?? [];
        expect(String(row[1]).trim()).toBe(i === 0 ? indicator.title : name);
        const cells = data.yearData.flatMap((year) => [year.target, year.collection, year.cumulative]);
        expect(row.slice(3, 6 + cells.length), indicator.code).toEqual([
          data.baseline,
          data.midTerm,
          data.target,
          ...cells,
        ]);
        if (i === 0) expect(row[6 + cells.length]).toBe(indicator.progress);
        compared += 1;
      }
    }
    expect(compared).toBe(8);
    expect(sheet?.['!merges']?.length).toBeGreaterThan(8);
  });

  it('is exported by whoever may', async () => {
    const body = { projectId: at.projectId, year_start: 2023, year_end: 2025 };
    const begun = await reader.call('exportResultsReport', { body });
    expect(begun.status).toBe(200);
    expect((await at.officer.call('exportResultsReport', { body })).status).toBe(403);
    expect((await reader.call('exportResultsReport', { body: { ...body, year_end: 2000 } })).status).toBe(422);
  });
});

describe('the results report on paper', () => {
  const asked = { year_start: 2023, year_end: 2025 };
  const begin = (more: object = {}, who = reader, headers: Record<string, string> = {}) =>
    who.call('resultsReportPdf', { body: { projectId: at.projectId, ...asked, ...more } as never, headers });
  async function printed(more: object = {}, language = 'en') {
    const begun = await begin(more, reader, { 'accept-language': language });
    expect(begun.status).toBe(200);
    const task = await taskEnded(reader, begun.body.data.id);
    expect(task).toMatchObject({ state: 'done' });
    const { bytes, name } = await fetchFile(server, reader, task.fileUuid as string);
    return { name, pages: pagesOf(bytes), text: onPaper(pagesOf(bytes)) };
  }
  const has = (text: string, words: string) => expect(text).toContain(onPaper([words]));

  it('says what the report says, with the counts of each level and what figures mean', async () => {
    const { name, pages, text } = await printed();
    const { body } = await report({ withLeaves: 'true' });
    expect(name).toMatch(/^Results report \d{4}-\d\d-\d\d\.pdf$/);
    has(text, 'Project view: Sacp and Rains');
    has(text, 'Years: 2023-24 – 2025-26');
    has(text, '1 on track · 0 behind · 5 without data');
    for (const { hierarchy, code, name: title, mainData } of body.data) {
      has(text, `${hierarchy}: ${code} ${title}`);
      for (const { indicator, aggregateInfo } of mainData) {
        has(text, `${indicator.code} ${indicator.title}`);
        for (const leaf of aggregateInfo.slice(1)) has(text, leaf.name);
      }
    }
    has(text, 'on track · 50%7100200504040606010');
    has(text, '— means that nothing is known; it is not zero.');
    has(text, 'without data: 1.1.5');
    has(text, `Page 1 of ${pages.length}`);
  });

  it('has the headings on each page again, and further years on pages of their own', async () => {
    const { pages } = await printed({ year_start: 2010, year_end: 2029 });
    const tables = pages.filter((page) => page.includes('Cumulative'));
    expect(tables.length).toBeGreaterThan(2);
    for (const page of tables) expect(onPaper([page])).toContain('Level/indicator');
  });

  it('has the columns that were chosen', async () => {
    const { text } = await printed({ columns: ['unit', 'result'], withLeaves: false });
    has(text, 'Result');
    for (const word of ['Mid-term', 'Cumulative', 'Baseline']) expect(text).not.toContain(onPaper([`${word}Target`]));
    expect(text).not.toContain('Mid-term');
    expect((await begin({ columns: [] })).status).toBe(422);
    expect((await begin({ columns: ['taste'] })).status).toBe(422);
  });

  it('is in Bangla for whoever reads the screens in it, and in English for everybody else', async () => {
    const bangla = await printed({}, 'bn');
    expect(bangla.name).toContain('ফলাফল প্রতিবেদন');
    has(bangla.text, '২০২৩-২৪');
    has((await printed({}, 'fr')).text, 'Results report');
  });

  it('is taken out by whoever may export the report, of years that follow each other, and stands in the audit', async () => {
    expect((await begin({}, at.officer)).status).toBe(403);
    expect((await begin({}, server.nobody)).status).toBe(401);
    expect((await begin({}, await memberWith(server, [], ['Report/View', 'Report/Export']))).status).toBe(404);
    expect((await begin({ year_end: 2000 })).codes).toEqual(['indicator.period-unfit']);
    await printed();
    const lines = await auditLines(server.context.database.db, 'results-report');
    expect(lines.at(-1)).toMatchObject({ action: 'export', after: { format: 'pdf' } });
  });
});

describe('the report and the profile of an indicator', () => {
  it('say the same, also of the period that runs today', async () => {
    const id = await at.indicator();
    const year = fiscalYearOfDay(dayInDhaka(new Date()));
    await at.set(id, { indicator_type: { label: 'Quantative' }, progress_vs_cumulative: { label: 'Incremental' } });
    await at.plan(id, 20, []);
    await at.accept(id, [total('2024-25', 10), total(fiscalYearLabel(year), 5)]);
    const { years, indicator } = await indicatorIn({ year_end: year }, id);
    const { body } = await at.officer.call('indicatorDetail', { query: { projectId: at.projectId, logframeId: id } });
    expect(years?.at(-1)).toEqual([null, 5, 15]);
    expect([indicator?.progress, body.data.progress, body.data.cumulative]).toEqual([75, 75, 15]);
  });
});
