import { PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyForms } from '../../src/demo/many-forms.queries.ts';
import { countVersions, listVersions, versionQuestions } from '../../src/modules/forms/library/version.queries.ts';
import { countXforms, listXforms, titlesLike } from '../../src/modules/forms/library/xform-list.queries.ts';
import { usesOf, xformById, xformByIdString } from '../../src/modules/forms/library/xform.queries.ts';
import { formDetail, formRow } from '../../src/modules/forms/project-forms/form.queries.ts';
import { countForms, listForms } from '../../src/modules/forms/project-forms/form-list.queries.ts';
import { sourceOptions } from '../../src/modules/forms/project-forms/import.queries.ts';
import { EVERYTHING } from '../../src/modules/geography/index.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { countByDescription, settle, tablesScanned } from './plans.queries.ts';

let server: TestServer;
let xformId: number;
let formId: number;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  const project = { id: PROJECT_SACP, forms: 500, surveyors: 30 };
  await database.transaction(({ db }) => insertManyForms(db, { forms: 20_000, versions: 3, project }));
  await settle(database.pool);
  xformId = (await xformByIdString(database.db, 'many-4321'))?.id as number;
  formId = (
    await listForms(database.db, {
      ...page,
      projectId: PROJECT_SACP,
      userId: 1,
      reached: EVERYTHING,
      formName: null,
      sortOrder: 'asc',
    })
  )[0]?.id as number;
});
afterAll(() => server?.close());

const scanned = (work: Parameters<typeof tablesScanned>[1]) => tablesScanned(server.context.database.pool, work);
const page = { currentPage: 1, pageSize: 10 };
const READER = { userId: 1, reached: EVERYTHING };

it('sees when a big table is read from end to end', async () => {
  expect(await scanned(countByDescription)).toEqual(['xform']);
});

describe('with 20,000 forms no big table is read from end to end by', () => {
  const FILTERS: [string, object][] = [
    ['deployed', {}],
    ['drafts', { state: 'draft' }],
    ['deleted', { state: 'deleted' }],
    ['one title', { name: 'Household survey 12341' }],
    ['by title', { sortBy: 'title' }],
    ['by title, backwards', { sortBy: 'title', sortOrder: 'desc' }],
    ['the latest change', { sortBy: 'formUpdatedAt', sortOrder: 'desc' }],
    ['the oldest', { sortBy: 'formCreatedAt' }],
  ];

  it.each(FILTERS)('the pages of the library: %s', async (_name, asked) => {
    for (const organizationId of [null, 1]) {
      const filter = {
        ...page,
        state: 'deployed' as const,
        name: null,
        sortOrder: 'asc' as const,
        organizationId,
        ...asked,
      };
      expect(await scanned((db) => listXforms(db, filter))).toEqual([]);
    }
  });

  it('the counts of one organisation', async () => {
    const filter = { ...page, state: 'deployed' as const, name: null, sortOrder: 'asc' as const, organizationId: 1 };
    expect(await scanned((db) => countXforms(db, filter))).toEqual([]);
    expect(await scanned((db) => countXforms(db, { ...filter, name: 'Crop cut 400', organizationId: null }))).toEqual(
      [],
    );
  });

  it('titles while one types, in both scripts, and the forms to import', async () => {
    for (const text of ['survey 123', 'জরিপ ১২', 'মাঠ জরিপ']) {
      const asked = { organizationId: null, state: 'deployed' as const, text };
      expect(await scanned((db) => titlesLike(db, asked))).toEqual([]);
    }
    expect(await scanned((db) => sourceOptions(db, 1, null))).toEqual([]);
    expect(await scanned((db) => sourceOptions(db, null, 'price 77'))).toEqual([]);
  });

  it('one form, its versions and its uses', async () => {
    const work = scanned((db) =>
      Promise.all([
        xformById(db, xformId),
        xformByIdString(db, 'MANY-4321'),
        listVersions(db, xformId, page),
        countVersions(db, xformId),
        versionQuestions(db, xformId, 1),
        usesOf(db, xformId, 1),
      ]),
    );
    expect(await work).toEqual([]);
  });

  it.each<[string, object]>([
    ['newest', {}],
    ['by name', { formName: 'crop' }],
    ['by title', { sortBy: 'title' }],
    ['by target', { sortBy: 'target' }],
    ['active', { isActive: 'true' }],
  ])('the forms of a project with 500: %s', async (_name, asked) => {
    const filter = {
      ...page,
      projectId: PROJECT_SACP,
      userId: 1,
      reached: EVERYTHING,
      formName: null,
      sortOrder: 'asc' as const,
      ...asked,
    };
    expect(await scanned((db) => Promise.all([listForms(db, filter), countForms(db, filter)]))).toEqual([]);
  });

  it('one form of a project', async () => {
    const key = { projectId: PROJECT_SACP, id: formId };
    expect(await scanned((db) => Promise.all([formRow(db, key, READER), formDetail(db, key, READER)]))).toEqual([]);
  });
});
