import { contract, effectOf, type Operation, type OperationName } from '@msurvey/contract';
import { ALL_PERMISSIONS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProject, projectAudit } from '../projects/project.queries.ts';
import { type Actor, startTestServer, type TestServer } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { inputFor } from './project-inputs.ts';

const ofProjects = (Object.entries(contract) as [OperationName, Operation][]).filter(([, o]) => o.project);
const writing = ofProjects.filter(([, o]) => effectOf(o) === 'write');
const frozen = writing.filter(([, o]) => !o.project?.archivedToo);

let server: TestServer;
/** Holds every switch, and is in no team. */
let stranger: Actor;
let superUser: Actor;
let archived: number;

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  stranger = await personWithPermissions(server, ALL_PERMISSIONS);
  superUser = await server.as('superadmin');
  archived = await newProject(server.context.database.db, 'Archived for the census', true);
});
afterAll(() => server?.close());

const ask = async (who: Actor, name: OperationName, o: Operation, projectId: number) => {
  const { params, query, body } = inputFor(name, o, projectId);
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
    const names = (o: Operation) => [o.params, o.query, o.body].some((schema) => 'projectId' in fields(schema));
    const all = Object.entries(contract) as [OperationName, Operation][];
    expect(all.filter(([, o]) => names(o) && !o.project).map(([name]) => name)).toEqual([]);
  });

  it.each(ofProjects)('%s answers 404 to whoever is not of the project', async (name, o) => {
    const notThere = { status: 404, codes: ['record.not-found'] };
    expect(await ask(stranger, name, o, PROJECT_SACP)).toEqual(notThere);
    expect(await ask(stranger, name, o, archived)).toEqual(notThere);
  });

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

  it('lets only restoring through to an archived project', () => {
    expect(writing.filter(([, o]) => o.project?.archivedToo).map(([name]) => name)).toEqual(['archiveProject']);
  });
});
