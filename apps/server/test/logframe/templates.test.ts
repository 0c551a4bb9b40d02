import { MOST_TEMPLATES } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { fillTemplates } from './logframe.queries.ts';
import { emptyProject, officerOf, projectWithLevels } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

describe('a definition that is kept as a template', () => {
  it('is there for other projects, with its levels and layout and nothing of its own project', async () => {
    const { projectId, officer } = await projectWithLevels(server, 'Template drawn');
    const saved = await officer.call('saveLogframeTemplate', { body: { projectId, name: ' Ours ' } });
    expect(saved.status).toBe(200);
    const { id } = saved.body.data;
    expect(await lastAudit(db(), 'logframe-template', id)).toMatchObject({
      action: 'create',
      after: { name: 'Ours', levels: ['Goal', 'Outcome', 'Indicator', 'Activity'] },
    });
    const other = await emptyProject(server, 'Template used');
    const colleague = await officerOf(server, [other], ['Log Definition/View']);
    const { body } = await colleague.call('logframeTemplates', { query: { projectId: other } });
    const template = body.data.find((one) => one.id === id);
    expect(template).toMatchObject({ name: 'Ours', can: { delete: false } });
    expect(template?.levels.map(({ name, parent }) => [name, parent])).toEqual([
      ['Goal', null],
      ['Outcome', 0],
      ['Indicator', 1],
      ['Activity', 1],
    ]);
    expect(template?.levels[3]).toEqual({
      parent: 1,
      name: 'Activity',
      nameBn: null,
      description: null,
      color: '#EB144C',
      isActivity: true,
      isSdgBased: false,
      width: 150,
      x: 48,
      y: 420,
    });
  });

  it('has a name that no other has, however it is written', async () => {
    const { projectId, officer } = await projectWithLevels(server, 'Template twice');
    expect((await officer.call('saveLogframeTemplate', { body: { projectId, name: 'Twice' } })).status).toBe(200);
    const again = await officer.call('saveLogframeTemplate', { body: { projectId, name: 'TWICE ' } });
    expect([again.status, again.codes, again.errors[0]?.source?.pointer]).toEqual([
      409,
      ['logframe.template-taken'],
      '/name',
    ]);
    const blank = await officer.call('saveLogframeTemplate', { body: { projectId, name: ' ' } });
    expect(blank.status).toBe(422);
  });

  it('has levels: what is not drawn yet is refused', async () => {
    const projectId = await emptyProject(server, 'Template of nothing');
    const officer = await officerOf(server, [projectId]);
    const { status, codes } = await officer.call('saveLogframeTemplate', { body: { projectId, name: 'Nothing' } });
    expect([status, codes]).toEqual([422, ['logframe.no-definition']]);
  });

  it('is deleted by whoever may delete levels, once', async () => {
    const { projectId, officer } = await projectWithLevels(server, 'Template deleted');
    const saved = await officer.call('saveLogframeTemplate', { body: { projectId, name: 'Short-lived' } });
    const body = { projectId, templateId: saved.body.data.id };
    const editor = await officerOf(server, [projectId], ['Log Definition/View', 'Log Definition/Create']);
    expect((await editor.call('deleteLogframeTemplate', { body })).status).toBe(403);
    expect((await officer.call('deleteLogframeTemplate', { body })).status).toBe(200);
    expect((await officer.call('deleteLogframeTemplate', { body })).status).toBe(404);
    expect(await lastAudit(db(), 'logframe-template', body.templateId)).toMatchObject({
      action: 'delete',
      before: { name: 'Short-lived' },
    });
  });

  it('is saved by whoever may create levels, of a project that is theirs', async () => {
    const { projectId } = await projectWithLevels(server, 'Template of others');
    const editor = await officerOf(server, [projectId], ['Log Definition/View', 'Log Definition/Edit']);
    expect((await editor.call('saveLogframeTemplate', { body: { projectId, name: 'No' } })).status).toBe(403);
    const stranger = await officerOf(server, [await emptyProject(server, 'Template of strangers')]);
    expect((await stranger.call('saveLogframeTemplate', { body: { projectId, name: 'No' } })).status).toBe(404);
    expect((await stranger.call('logframeTemplates', { query: { projectId } })).status).toBe(404);
  });

  it('is one of at most fifty', async () => {
    const { projectId, officer } = await projectWithLevels(server, 'Template too many');
    await fillTemplates(db(), MOST_TEMPLATES);
    const { status, codes } = await officer.call('saveLogframeTemplate', { body: { projectId, name: 'One more' } });
    expect([status, codes]).toEqual([409, ['logframe.templates-full']]);
  });
});
