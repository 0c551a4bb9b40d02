import { figureName } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, taskEnded } from '../collection/exports/export.support.ts';
import { onPaper, pagesOf } from '../pdf/read-pdf.ts';
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

async function printed(filters: Filters, language = 'en') {
  const begun = await officer.call('dashboardPdf', {
    body: bodyOf(filters),
    headers: { 'accept-language': language },
  });
  expect(begun.status).toBe(200);
  const task = await taskEnded(officer, begun.body.data.id);
  expect(task).toMatchObject({ state: 'done' });
  const { bytes, name } = await fetchFile(server, officer, task.fileUuid as string);
  return { name, pages: pagesOf(bytes) };
}
const has = (pages: readonly string[], text: string) => expect(onPaper(pages)).toContain(text.replace(/\s+/g, ''));

describe('the dashboard on paper', () => {
  it('has two to four pages with the figures of the cards and the tables of the reports', async () => {
    const filters = { ...ALL, unit: 1 };
    const { name, pages } = await printed(filters);
    const { body } = await officer.call('dashboardCards', { body: bodyOf(filters) });
    const { body: report } = await officer.call('beneficiaryReport', { body: bodyOf(filters) });
    expect(name).toMatch(/^Dashboard report \d{4}-\d\d-\d\d\.pdf$/);
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.length).toBeLessThanOrEqual(4);
    const [first = ''] = pages;
    expect(onPaper([first])).toContain(
      `${body.data.total_beneficiary}${figureName('people', 'en').replace(/\s+/g, '')}`,
    );
    has([first], 'Unit 1');
    has(pages, 'Project Activity');
    for (const row of report.data.report) has(pages.slice(1), row.name);
    has(pages, `Page 1 of ${pages.length}`);
  });

  it('is in Bangla for whoever reads the screens in Bangla', async () => {
    const { name, pages } = await printed(ALL, 'bn');
    expect(name).toContain('ড্যাশবোর্ড প্রতিবেদন');
    const { body } = await officer.call('dashboardCards', { body: bodyOf(ALL) });
    has(pages, new Intl.NumberFormat('bn-BD').format(body.data.total_beneficiary ?? 0));
  });

  it('is refused without Export, and filters that make no sense are refused at once', async () => {
    const viewer = await personWithPermissions(server, ['Dashboard/View']);
    expect((await viewer.call('dashboardPdf', { body: bodyOf(ALL) })).status).toBe(403);
    expect((await officer.call('dashboardPdf', { body: bodyOf({ ...ALL, unit: 999_999 }) })).status).toBe(404);
  });

  it('stands in the audit: who took it out, and of what', async () => {
    await printed(ALL);
    const lines = await auditLines(server.context.database.db, 'report');
    expect(lines.at(-1)).toMatchObject({ action: 'export', after: { report: 'dashboard', format: 'pdf' } });
  });
});
