import { PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject } from '../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { type Directory, readDirectory } from '../support/directory.ts';
import { auditLines, leaveProject } from '../support/state.queries.ts';
import { formFile, submit } from './forms.support.ts';
import { formUserIds, sendRecords } from './forms.queries.ts';

let server: TestServer;
let dae: Actor;
let superUser: Actor;
let people: Directory;
let organization: number;
let next = 0;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  dae = await server.as('dae.admin');
  superUser = await server.as('superadmin');
  people = await readDirectory(superUser);
  organization = people.organization('DAE');
  await submit(server, dae, formFile('library-form'));
});
afterAll(() => server?.close());
const db = () => server.context.database.db;

const importInto = (project_id: number, form_title: string, more: object = {}, who = superUser) =>
  who.call('importForm', {
    body: { id_string: 'library-form', form_title, project_id, organizations: [organization], ...more },
  });
/** A form of its own for each test. */
const newForm = async (project = PROJECT_SACP) => (await importInto(project, `Form ${++next}`)).body.data;
const setStatus = (formId: number, flags: { isActive?: boolean; isPublished?: boolean }, who = superUser) =>
  who.call('setFormStatus', { body: { formId, ...flags } });

describe('importing a form', () => {
  it('gives it to the chosen people of the team, unpublished and inactive', async () => {
    const user = await people.user('collector');
    const roles = [people.role('DAE', 'data collector')];
    const { status, body } = await importInto(PROJECT_SACP, 'Given form', { roles, users: [user, user] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'Given form',
      isActive: false,
      isPublished: false,
      target: null,
      totalSubmission: 0,
    });
    expect(await formUserIds(db(), body.data.id)).toEqual([user]);
    const [line] = await auditLines(db(), 'form', body.data.id);
    expect(line).toMatchObject({ action: 'import', after: { idString: 'library-form', users: [user] } });
    const detail = await superUser.call('form', { query: { formId: body.data.id } });
    expect(detail.body.data).toMatchObject({ projectName: 'SACP', userCount: 1, version: 1, isArchived: false });
  });

  it('needs a name, a form and an organisation', async () => {
    const empty = await superUser.call('importForm', {
      body: { id_string: '', form_title: ' ', project_id: PROJECT_SACP, organizations: [] },
    });
    expect(empty.status).toBe(422);
    expect(empty.errors.map((e) => [e.source?.pointer, e.code]).sort()).toEqual([
      ['/form_title', 'field.required'],
      ['/id_string', 'field.required'],
      ['/organizations', 'field.required'],
    ]);
  });

  it('refuses people outside of the team, of other organisations and of other roles', async () => {
    const refused = async (more: object) => (await importInto(PROJECT_SACP, `Refused ${++next}`, more)).codes;
    const [collector, ofBadc] = await Promise.all(['collector', 'collector2'].map((name) => people.user(name)));
    await leaveProject(db(), PROJECT_SACP, ofBadc as number);
    expect(await refused({ organizations: [people.organization('BADC')], users: [ofBadc] })).toEqual([
      'form.user-not-in-team',
    ]);
    expect(await refused({ organizations: [people.organization('BADC')], users: [collector] })).toEqual([
      'form.user-not-in-team',
    ]);
    expect(await refused({ roles: [people.role('DAE', 'admin')], users: [collector] })).toEqual([
      'form.user-not-in-team',
    ]);
    expect(await refused({ users: [2_000_000] })).toEqual(['form.user-not-in-team']);
  });

  it('gives one name to one form of a project, whatever the case, also to two at once', async () => {
    await importInto(PROJECT_SACP, 'One name');
    const again = await importInto(PROJECT_SACP, 'ONE NAME');
    expect(again).toMatchObject({ status: 422, codes: ['form.title-taken'] });
    expect(again.errors[0]?.source?.pointer).toBe('/form_title');
    expect((await importInto(PROJECT_RAINS, 'One name')).status).toBe(200);
    const both = await Promise.all([importInto(PROJECT_SACP, 'At once'), importInto(PROJECT_SACP, 'at once')]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 422]);
  });

  it('takes only what is deployed and in sight', async () => {
    await submit(server, dae, formFile('only-draft'), { review: 'true' });
    expect((await importInto(PROJECT_SACP, 'Draft', { id_string: 'only-draft' })).status).toBe(404);
    const badc = await server.as('badc.admin');
    expect((await importInto(PROJECT_PROGRAMME, 'Theirs', {}, badc)).status).toBe(404);
  });

  it('is offered organisations, roles, people of the team and forms by title', async () => {
    const organizations = await superUser.call('importOrganizations', {});
    expect(organizations.body.data.find((o) => o.orgId === organization)?.orgName).toBe(
      'Department of Agricultural Extension',
    );
    const roles = await superUser.call('importRoles', { body: { orgList: [organization] } });
    expect(roles.body.data.map((r) => r.name)).toEqual(['admin', 'data collector', 'validator']);
    const orgList = [organization];
    const roleList = [people.role('DAE', 'data collector')];
    const users = await superUser.call('importUsers', { body: { orgList, roleList, projectId: PROJECT_SACP } });
    expect(users.body.data.map((u) => u.username)).toContain('collector');
    expect(users.body.data.every((u) => u.roles.some((r) => r.name === 'data collector'))).toBe(true);
    expect(
      (await superUser.call('importUsers', { body: { orgList: [], roleList, projectId: PROJECT_SACP } })).body.data,
    ).toEqual([]);
    const source = await dae.call('importSource', { query: { id: PROJECT_PROGRAMME, q: 'LIBRARY' } });
    expect(source.body.data).toMatchObject([{ idString: 'library-form', version: 1 }]);
  });
});

describe('the flags of a form', () => {
  it('cannot be switched to active while it is unpublished', async () => {
    const { id } = await newForm();
    const refused = await setStatus(id, { isActive: true });
    expect(refused).toMatchObject({ status: 409, codes: ['form.not-published'] });
  });

  it('are published, then active; unpublishing deactivates; publishing again leaves it inactive', async () => {
    const { id } = await newForm();
    const flags = async (change: object) => {
      const { isActive, isPublished } = (await setStatus(id, change)).body.data;
      return { isActive, isPublished };
    };
    expect(await flags({ isPublished: true })).toEqual({ isActive: false, isPublished: true });
    expect(await flags({ isActive: true })).toEqual({ isActive: true, isPublished: true });
    expect(await flags({ isPublished: true })).toEqual({ isActive: true, isPublished: true });
    expect(await flags({ isPublished: false })).toEqual({ isActive: false, isPublished: false });
    expect(await flags({ isPublished: true })).toEqual({ isActive: false, isPublished: true });
    const lines = (await auditLines(db(), 'form', id)).filter((line) => line.action === 'set-status');
    expect(lines.map((line) => [line.before, line.after])).toEqual([
      [{ isPublished: false }, { isPublished: true }],
      [{ isActive: false }, { isActive: true }],
      [
        { isActive: true, isPublished: true },
        { isActive: false, isPublished: false },
      ],
      [{ isPublished: false }, { isPublished: true }],
    ]);
  });

  it('never become active without published, whoever does what at once', async () => {
    const { id } = await newForm();
    await setStatus(id, { isPublished: true });
    const changes = [
      { isActive: true },
      { isPublished: false },
      { isActive: true },
      { isPublished: true },
      { isPublished: false },
    ];
    await Promise.all(changes.map((change) => setStatus(id, change)));
    const { body } = await superUser.call('form', { query: { formId: id } });
    expect(body.data.isPublished || !body.data.isActive).toBe(true);
  });
});

describe('a form of a project', () => {
  it('is renamed, but not to the name of another', async () => {
    const [one, two] = [await newForm(), await newForm()];
    const renamed = await superUser.call('changeFormTitle', { body: { formId: one.id, title: ' Renamed ' } });
    expect(renamed.body.data.title).toBe('Renamed');
    const taken = await superUser.call('changeFormTitle', { body: { formId: two.id, title: 'RENAMED' } });
    expect(taken).toMatchObject({ status: 422, codes: ['form.title-taken'] });
    expect((await superUser.call('changeFormTitle', { body: { formId: two.id, title: '' } })).codes).toEqual([
      'field.required',
    ]);
    expect((await auditLines(db(), 'form', one.id)).at(-1)).toMatchObject({
      action: 'rename',
      after: { title: 'Renamed' },
    });
  });

  it('has a target or none; nonsense is refused', async () => {
    const { id } = await newForm();
    const setTarget = (target: unknown) =>
      superUser.call('setFormTarget', { body: { formId: id, target: target as number } });
    expect((await setTarget(250)).body.data.target).toBe(250);
    expect((await setTarget(0)).body.data.target).toBe(0);
    expect((await setTarget(null)).body.data.target).toBe(null);
    for (const wrong of [-1, 1.5, 10_000_001, 'many']) expect([400, 422]).toContain((await setTarget(wrong)).status);
  });

  it('counts who sent what', async () => {
    const { id } = await newForm();
    await sendRecords(db(), { projectId: PROJECT_SACP, formId: id }, { 1: 5, 2: 2 });
    const one = await superUser.call('oneFormSummary', { query: { formId: id } });
    expect(one.body.data).toEqual([{ totalForms: 1, totalActive: 0, totalSubmission: 7, totalUniqueSurveyors: 2 }]);
    const all = (await superUser.call('formSummary', { query: { projectId: PROJECT_SACP } })).body.data[0];
    expect(all?.totalSubmission).toBeGreaterThanOrEqual(7);
    const cards = await superUser.call('project', { query: { id: PROJECT_SACP } });
    expect(cards.body.data).toMatchObject({ formCount: all?.totalForms, submissionCount: all?.totalSubmission });
  });

  it('is deleted without data and kept with it', async () => {
    const [empty, full] = [await newForm(), await newForm()];
    await sendRecords(db(), { projectId: PROJECT_SACP, formId: full.id }, { 1: 1 });
    const kept = await superUser.call('deleteProjectForm', { body: { formId: full.id } });
    expect(kept).toMatchObject({ status: 409, codes: ['form.has-data'] });
    expect((await superUser.call('deleteProjectForm', { body: { formId: empty.id } })).body.data).toEqual({
      id: empty.id,
    });
    expect((await superUser.call('form', { query: { formId: empty.id } })).status).toBe(404);
    expect((await importInto(PROJECT_SACP, empty.title)).status).toBe(200);
    expect((await auditLines(db(), 'form', empty.id)).at(-1)).toMatchObject({
      action: 'delete',
      before: { title: empty.title },
    });
  });

  it('tells its questions', async () => {
    const { id } = await newForm();
    const { body } = await superUser.call('formProperties', { query: { formId: id } });
    expect(body.data[0]).toMatchObject({ name: 'name', type: 'text', label: { default: 'Name' } });
  });

  it('lets only its own active users send records, while it is active', async () => {
    const user = await people.user('collector');
    const { body } = await importInto(PROJECT_SACP, `To send ${++next}`, { users: [user] });
    const collector = await server.as('collector');
    const can = async (who: Actor) => (await who.call('form', { query: { formId: body.data.id } })).body.data.can;
    expect((await can(collector)).submit).toBe(false);
    await setStatus(body.data.id, { isPublished: true, isActive: true });
    expect(await can(collector)).toMatchObject({ submit: true, edit: false, setStatus: false, delete: false });
    expect((await can(superUser)).submit).toBe(false);
    await leaveProject(db(), PROJECT_SACP, user);
    expect(await formUserIds(db(), body.data.id)).toEqual([]);
  });
});

describe('the forms of a project', () => {
  let projectId: number;
  beforeAll(async () => {
    projectId = await newProject(db(), 'With many forms');
    for (const n of [1, 2, 3, 4, 5]) {
      const { body } = await importInto(projectId, `Kind ${n}`);
      const formId = body.data.id;
      if (n > 2) await setStatus(formId, { isPublished: true, isActive: n > 3 });
      if (n !== 3) await superUser.call('setFormTarget', { body: { formId, target: n * 10 } });
      await sendRecords(db(), { projectId, formId }, { 1: 10 - n });
    }
  });
  const titles = async (query: object = {}) => {
    const { body } = await superUser.call('projectForms', { query: { projectId, ...query } });
    return { titles: body.data.map((row) => row.title.replace('Kind ', '')).join(''), count: body.meta.count };
  };

  it.each<[string, object, string, number]>([
    ['newest first', {}, '54321', 5],
    ['by part of the name', { formName: 'kIND 3' }, '3', 1],
    ['published', { isPublished: 'true' }, '543', 3],
    ['unpublished', { isPublished: 'false' }, '21', 2],
    ['active', { isActive: 'true' }, '54', 2],
    ['by title', { sortBy: 'title' }, '12345', 5],
    ['by target, those without one last', { sortBy: 'target', sortOrder: 'desc' }, '54213', 5],
    ['by what was sent', { sortBy: 'totalSubmission', sortOrder: 'desc' }, '12345', 5],
    ['the second page', { pageSize: 2, currentPage: 2 }, '32', 5],
    ['of another day', { toDate: '2020-01-01' }, '', 0],
    ['with no wildcard in a name', { formName: '%' }, '', 0],
  ])('are listed %s', async (_name, query, expected, count) => {
    expect(await titles(query)).toEqual({ titles: expected, count });
  });

  it('cannot be changed once it is archived', async () => {
    const { body } = await superUser.call('projectForms', { query: { projectId } });
    const formId = body.data[0]?.id as number;
    expect(body.meta.canImport).toBe(true);
    await superUser.call('archiveProject', { body: { id: projectId, isArchived: true } });
    expect((await setStatus(formId, { isActive: false })).codes).toEqual(['project.archived']);
    const after = await superUser.call('projectForms', { query: { projectId } });
    expect(after.body.meta.canImport).toBe(false);
    expect(after.body.data[0]?.can).toMatchObject({ edit: false, setStatus: false, setTarget: false, delete: false });
  });
});
