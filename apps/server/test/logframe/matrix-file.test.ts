import { PROJECT_PROGRAMME, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocx } from '../../src/external/testing/read-docx.ts';
import { fetchFile, taskEnded } from '../collection/exports/export.support.ts';
import { onPaper, pagesOf } from '../pdf/read-pdf.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { auditLines } from '../support/state.queries.ts';
import { setTarget } from './logframe.queries.ts';
import { emptyProject, officerOf, projectWithLevels } from './support.ts';

let server: TestServer;
let made: Awaited<ReturnType<typeof projectWithLevels>>;
beforeAll(async () => {
  server = await startTestServer({ jobs: true });
  made = await projectWithLevels(server, 'A matrix');
  const { projectId, officer, ids, add } = made;
  const goal = (await add(null, ids.g, '1', { lf_node: 'Families earn more', lf_nodeBn: 'পরিবারের আয় বাড়ে' })).id;
  const outcome = (await add(goal, ids.o, '1.1', { lf_node: 'Better <yields> & markets' })).id;
  const first = (await add(outcome, ids.i, '1.1.1', { lf_node: 'Tonnes harvested' })).id;
  await add(outcome, ids.i, '1.1.2', { lf_node: 'Area sown' });
  await add(goal, ids.o, '1.2', { lf_node: 'Nothing measures this' });
  await officer.call('saveIndicatorSettings', {
    body: {
      projectId,
      logframeId: first,
      setting: { data_source: 'Yearly harvest survey', data_source_bn: 'বার্ষিক ফসল জরিপ', baseline_value: 12 } as never,
    },
  });
  await setTarget(server.context.database.db, first, 4500);
});
afterAll(() => server?.close());

const begin = (format: string, who: Actor, projectId = made.projectId, language = 'en') =>
  who.call('logframeMatrixFile', {
    body: { projectId, format } as never,
    headers: { 'accept-language': language },
  });
async function taken(format: string, who: Actor, projectId = made.projectId, language = 'en') {
  const begun = await begin(format, who, projectId, language);
  expect(begun.status).toBe(200);
  const task = await taskEnded(who, begun.body.data.id);
  expect(task).toMatchObject({ state: 'done' });
  return fetchFile(server, who, task.fileUuid as string);
}
async function paper(who: Actor, projectId = made.projectId, language = 'en') {
  const { bytes, name } = await taken('pdf', who, projectId, language);
  const pages = pagesOf(bytes);
  return { name, pages, text: onPaper(pages) };
}
const textsOf = (bytes: Uint8Array) => readDocx(bytes).rows.map((row) => row.map(({ text }) => text));
const has = (text: string, words: string) => expect(text).toContain(onPaper([words]));

describe('the logframe matrix', () => {
  it('is on paper each result with its indicators, their figures and where they come from', async () => {
    const { name, pages, text } = await paper(made.officer);
    expect(name).toMatch(/^Logframe matrix \d{4}-\d\d-\d\d\.pdf$/);
    has(text, 'Goal 1 Families earn more');
    has(text, 'Outcome 1.1 Better <yields> & markets 1.1.1 Tonnes harvested 12 4,500 — Yearly harvest survey');
    has(text, '1.1.2 Area sown — — —');
    has(text, 'Outcome 1.2 Nothing measures this');
    has(text, 'Means of verification / data source');
    has(text, `Page 1 of ${pages.length}`);
  });

  it('is in Bangla for whoever reads the screens in it', async () => {
    const { name, text } = await paper(made.officer, made.projectId, 'bn');
    expect(name).toContain('লগফ্রেম ম্যাট্রিক্স');
    has(text, '৪,৫০০');
  });

  it('has its headings on each page again', async () => {
    const { pages } = await paper(await officerOf(server, [PROJECT_PROGRAMME]), PROJECT_PROGRAMME);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, -1)) has(onPaper([page]), 'Means of verification / data source');
  });

  it('is a real table in a text document, in the language of the screens', async () => {
    const { bytes, name } = await taken('docx', made.officer);
    expect(name).toMatch(/^Logframe matrix \d{4}-\d\d-\d\d\.docx$/);
    expect(textsOf(bytes)).toEqual([
      [
        'Level',
        'Code',
        'Statement',
        'Indicator',
        'Baseline',
        'Target',
        'Progress',
        'Means of verification / data source',
      ],
      ['Goal', '1', 'Families earn more', '', '', '', '', ''],
      [
        'Outcome',
        '1.1',
        'Better <yields> & markets',
        '1.1.1 Tonnes harvested',
        '12',
        '4,500',
        '—',
        'Yearly harvest survey',
      ],
      ['', '', '', '1.1.2 Area sown', '—', '—', '—', ''],
      ['Outcome', '1.2', 'Nothing measures this', '', '', '', '', ''],
    ]);
    const { rows, headings } = readDocx(bytes);
    expect(rows.map(([first]) => first?.merge)).toEqual([null, null, 'begins', 'goes-on', null]);
    expect(headings).toBe(1);
    const bangla = textsOf((await taken('docx', made.officer, made.projectId, 'bn')).bytes);
    expect(bangla[1]?.[2]).toBe('পরিবারের আয় বাড়ে');
    expect(bangla[2]?.at(-1)).toBe('বার্ষিক ফসল জরিপ');
    expect(textsOf((await taken('docx', made.officer, made.projectId, 'fr')).bytes)[0]?.[0]).toBe('Niveau');
  });

  it('shows through a project of a programme that programme only', async () => {
    const lines = async (projectId: number) =>
      textsOf((await taken('docx', await officerOf(server, [projectId]), projectId)).bytes).length;
    expect(await lines(PROJECT_SACP)).toBeLessThan(await lines(PROJECT_PROGRAMME));
  });

  it('is taken out by whoever may see the tree, and nobody else, and stands in the audit', async () => {
    const stranger = await officerOf(server, [await emptyProject(server, 'Matrix of others')]);
    expect((await begin('pdf', stranger)).status).toBe(404);
    expect((await begin('pdf', await officerOf(server, [made.projectId], ['Log Definition/View']))).status).toBe(403);
    expect((await begin('pdf', server.nobody)).status).toBe(401);
    expect((await begin('odt', made.officer)).status).toBe(422);
    await taken('docx', made.officer);
    expect((await auditLines(server.context.database.db, 'logframe')).at(-1)).toMatchObject({
      action: 'export',
      after: { matrix: true, format: 'docx' },
    });
  });
});
