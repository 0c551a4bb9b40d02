import { figureDefinition, type FigureName, PROJECT_PROGRAMME } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, readCsv, readXlsx, taskEnded } from '../collection/exports/export.support.ts';
import { joinProject } from '../activities/support/state.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personReaching } from '../support/people.ts';
import { auditLines } from '../support/state.queries.ts';
import { openAll } from './open-all.ts';

let server: TestServer;
let officer: Actor;
const projectId = PROJECT_PROGRAMME;

beforeAll(async () => {
  server = await startTestServer({ jobs: true });
  officer = await server.as('me.officer');
});
afterAll(() => server?.close());

interface Asked {
  figure: FigureName;
  search?: string;
  from?: number;
  to?: number;
  type?: 'xlsx' | 'csv';
}
async function exported(who: Actor, asked: Asked, language = 'en') {
  const begun = await who.call('exportFigure', {
    body: { projectId, ...asked },
    headers: { 'accept-language': language },
  });
  expect(begun.status).toBe(200);
  const task = await taskEnded(who, begun.body.data.id);
  expect(task).toMatchObject({ state: 'done' });
  return fetchFile(server, who, task.fileUuid as string);
}

/** Below the headings. */
const rowsOf = async (asked: Asked) => readCsv((await exported(officer, asked)).bytes.toString()).length - 1;

describe('a figure that is exported', () => {
  it('is a workbook with a row for each of its list, the columns of the registry, and what it means', async () => {
    const { bytes, name } = await exported(officer, { figure: 'people.heads_female' });
    expect(name).toMatch(/^Female heads of household .*\.xlsx$/);
    const { 'Member List': sheet, about } = readXlsx(bytes) as Record<string, unknown[][]>;
    const [headers, ...rows] = sheet as unknown[][];
    expect(headers?.slice(0, 2)).toEqual(['Member Id', 'Name']);
    const list = await openAll(officer, 'figurePeople', { projectId, figure: 'people.heads_female' });
    expect(rows.length).toBe(list.meta.figure);
    const record = headers?.findIndex((header) => String(header).startsWith('Record')) ?? -1;
    expect(rows.map((row) => row[record]).sort()).toEqual(list.rows.map(({ instance }) => instance).sort());
    expect(JSON.stringify(about)).toContain(figureDefinition('people.heads_female', 'en'));
  });

  it('has those who took part, the activities or the groups, within the cut and what was searched', async () => {
    for (const asked of [
      { figure: 'training.unique.more' },
      { figure: 'households' },
      { figure: 'people', search: 'begum' },
    ] satisfies Asked[]) {
      const list = await openAll(officer, 'figurePeople', { projectId, ...asked });
      expect(list.ids.length).toBeGreaterThan(0);
      expect(await rowsOf({ ...asked, type: 'csv' }), asked.figure).toBe(list.ids.length);
    }
    const works = { figure: 'training.attendances', from: 2025, to: 2026 } as const;
    const activities = await openAll(officer, 'figureRecords', { projectId, ...works });
    expect(await rowsOf({ ...works, type: 'csv' })).toBe(activities.ids.length);
    const groups = await openAll(officer, 'figureGroups', { projectId, figure: 'groups' });
    expect(await rowsOf({ figure: 'groups', type: 'csv' })).toBe(groups.ids.length);
  });

  it('speaks the language of the screen, leaves a line in the audit, and holds nothing out of reach', async () => {
    const { name } = await exported(officer, { figure: 'demonstration.fruits' }, 'bn');
    expect(name).toMatch(/^ফলের প্রদর্শনী/);
    const lines = await auditLines(server.context.database.db, 'figure');
    expect(lines.at(-1)).toMatchObject({ action: 'export' });
    const own = await personReaching(server, { records: 'own', people: 'own' });
    await joinProject(server.context.database.db, projectId, own.userId);
    const { bytes } = await exported(own.actor, { figure: 'people', type: 'csv' });
    expect(readCsv(bytes.toString())).toHaveLength(1);
  });

  it('is refused where the question makes no sense', async () => {
    const { body } = await officer.call('exportFigure', {
      body: { projectId, figure: 'people', from: 2025, to: 2024 },
    });
    expect(body).toMatchObject({ errors: [{ title: 'figure.span' }] });
  });
});
