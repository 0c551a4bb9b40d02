import { contract, effectOf, type Operation, type OperationName } from '@msurvey/contract';
import { ALL_PERMISSIONS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject, projectAudit } from '../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { upload } from '../support/upload.ts';
import { newFormOf, newXform } from './forms.queries.ts';
import { inputFor } from './project-inputs.ts';

const all = Object.entries(contract) as [OperationName, Operation][];
const ofProjects = all.filter(([, o]) => o.project);
/** These name a form of a project, and enter the project by it. */
const ofForms = all.filter(([, o]) => o.form);
const isWriting = ([, o]: [OperationName, Operation]) => effectOf(o) === 'write';
const isFrozen = ([, o]: [OperationName, Operation]) => !(o.project ?? o.form)?.archivedToo;
const writing = ofProjects.filter(isWriting);
const frozen = writing.filter(isFrozen);
const writingForms = ofForms.filter(isWriting);

let server: TestServer;
/** Holds every switch, and is in no team. */
let stranger: Actor;
let superUser: Actor;
let archived: number;
/** Forms of SACP and of the archived project, and one that was deleted. */
let form: number;
let archivedForm: number;
let deletedForm: number;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  stranger = await personWithPermissions(server, ALL_PERMISSIONS);
  superUser = await server.as('superadmin');
  const { db } = server.context.database;
  archived = await newProject(db, 'Archived for the census', true);
  const xformId = await newXform(db, 'census');
  form = await newFormOf(db, PROJECT_SACP, xformId, false);
  archivedForm = await newFormOf(db, archived, xformId, false);
  deletedForm = await newFormOf(db, PROJECT_SACP, xformId, true);
});
afterAll(() => server?.close());

const FILE = { name: 'census.csv', bytes: Buffer.from('a,b\n') };

const ask = async (who: Actor, name: OperationName, o: Operation, id: number) => {
  const { params, query, body } = inputFor(name, o, id);
  if (o.upload) {
    const fields = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));
    const sent = await upload(server, who, name, { field: o.upload.field, ...FILE }, fields, { params, query });
    return { status: sent.status, codes: (sent.body.errors ?? []).map((e: { code: string }) => e.code) };
  }
  const { status, codes } = await who.call(name, {
    params: params as never,
    query: query as never,
    ...(o.body ? { body: body as never } : {}),
  });
  return { status, codes };
};

describe('census of projects', () => {
  it('declares the project of every operation whose input names one', () => {
    const fields = (schema: unknown): object => (schema as { shape?: object } | undefined)?.shape ?? {};
    const names = (o: Operation, ...keys: string[]) =>
      [o.params, o.query, o.body].some((schema) => keys.some((key) => key in fields(schema)));
    expect(all.filter(([, o]) => names(o, 'projectId', 'project_id') && !o.project).map(([name]) => name)).toEqual([]);
    // The specification calls a form of the library that is to be deleted formId too.
    const ofLibrary: OperationName[] = ['deleteForm', 'restoreForm'];
    const loose = all.filter(([name, o]) => names(o, 'formId') && !o.form && !o.project && !ofLibrary.includes(name));
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  // FAO_ADMIN sees all projects; whoever else asks for what is his alone is refused before the project is looked for.
  it.each(ofProjects.filter(([, o]) => o.permission !== 'fao-admin'))(
    '%s answers 404 to whoever is not of the project',
    async (name, o) => {
      const notThere = { status: 404, codes: ['record.not-found'] };
      expect(await ask(stranger, name, o, PROJECT_SACP)).toEqual(notThere);
      expect(await ask(stranger, name, o, archived)).toEqual(notThere);
    },
  );

  it.each(ofProjects)('%s answers 404 for a project that does not exist', async (name, o) => {
    expect(await ask(superUser, name, o, 2_000_000_000)).toEqual({ status: 404, codes: ['record.not-found'] });
  });

  it.each(frozen)('%s answers 409 for an archived project', async (name, o) => {
    expect(await ask(superUser, name, o, archived)).toEqual({ status: 409, codes: ['project.archived'] });
  });

  it.each(writing)('%s leaves no line in the audit when it is refused at the boundary', async (name, o) => {
    await ask(stranger, name, o, archived);
    expect(await projectAudit(server.context.database.db, archived)).toEqual([]);
  });

  it.each(ofForms)('%s answers 404 for the form of a project that one is not of', async (name, o) => {
    for (const id of [form, archivedForm])
      expect(await ask(stranger, name, o, id)).toEqual({ status: 404, codes: ['record.not-found'] });
  });

  it.each(ofForms)('%s answers 404 for a form that does not exist or was deleted', async (name, o) => {
    for (const id of [2_000_000_000, deletedForm])
      expect(await ask(superUser, name, o, id)).toEqual({ status: 404, codes: ['record.not-found'] });
  });

  it.each(writingForms.filter(isFrozen))('%s answers 409 for the form of an archived project', async (name, o) => {
    expect(await ask(superUser, name, o, archivedForm)).toEqual({ status: 409, codes: ['project.archived'] });
  });

  it.each(writingForms)('%s leaves no line in the audit when it is refused at the form’s boundary', async (name, o) => {
    await ask(stranger, name, o, archivedForm);
    expect(await projectAudit(server.context.database.db, archived)).toEqual([]);
  });

  it('lets only restoring, and taking lists away in a file, through to an archived project', () => {
    expect(writing.filter(([, o]) => o.project?.archivedToo).map(([name]) => name)).toEqual([
      'archiveProject',
      'exportMembers',
      'exportGroups',
      'exportDemonstrations',
      'exportInfrastructures',
      'exportActivities',
      'exportFigure',
      'exportWorkPlan',
      'workPlanPdf',
      'exportLogframe',
      'logframeMatrixFile',
      'exportResultsReport',
      'resultsReportPdf',
      'exportReport',
      'dashboardPdf',
    ]);
  });
});
