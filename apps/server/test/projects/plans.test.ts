import { PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertManyPeople } from '../../src/demo/load.queries.ts';
import { insertManyProjects } from '../../src/demo/many-projects.queries.ts';
import { DISTRICTS, FIRST_NAMES, LAST_NAMES } from '../../src/demo/people.ts';
import { countProjects, listProjects } from '../../src/modules/projects/project-list.queries.ts';
import { projectRow, teamFacts } from '../../src/modules/projects/project.queries.ts';
import { listCandidates } from '../../src/modules/projects/team/candidate-list.queries.ts';
import * as filters from '../../src/modules/projects/team/team-filters.queries.ts';
import { countTeam, listTeam } from '../../src/modules/projects/team/team-list.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { userId } from '../support/state.queries.ts';
import { countUsersAt, projectNamed, settle, someUserOf, tablesScanned } from './plans.queries.ts';

let server: TestServer;
/** In every team; in a few; the project of a small team. The team of SACP has 100,000. */
let everywhere: number;
let ordinary: number;
let small: number;
let collectors: number[];

beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const { database } = server.context;
  everywhere = await userId(database.db, 'collector');
  const names = { firstNames: FIRST_NAMES, lastNames: LAST_NAMES, locations: DISTRICTS, projectId: PROJECT_SACP };
  await database.transaction(({ db }) => insertManyPeople(db, { count: 100_000, passwordHash: '-', ...names }));
  await database.transaction(({ db }) =>
    insertManyProjects(db, { count: 5000, teamSize: 20, everywhere: [everywhere] }),
  );
  await settle(database.db);
  small = await projectNamed(database.db, 'Pond project 4321');
  ordinary = await someUserOf(database.db, small);
  collectors = await filters.rolesNamed(database.db, 'data collector', 0);
});
afterAll(() => server?.close());

const scanned = (work: Parameters<typeof tablesScanned>[1]) => tablesScanned(server.context.database.pool, work);
const page = { currentPage: 1, pageSize: 10 };

it('sees when a big table is read from end to end', async () => {
  expect(await scanned((db) => countUsersAt(db, 'Dhaka'))).toEqual(['app_user']);
});

/** Names of three letters and more: whatever matches nearly everybody is read from end to end, and should be. */
const CHOICES: [string, () => { username?: string; orgId?: number; roleIds?: number[] }][] = [
  ['everybody', () => ({})],
  ['a common name', () => ({ username: 'talukder' })],
  ['one user name', () => ({ username: 'field.99999' })],
  ['a name of an organisation', () => ({ username: 'talukder', orgId: 1 })],
  ['a Bengali name', () => ({ username: 'নাসরিন' })],
  ['an organisation', () => ({ orgId: 1 })],
  ['a common role', () => ({ roleIds: collectors })],
  ['the role of an organisation', () => ({ orgId: 1, roleIds: collectors.slice(0, 1) })],
];

describe('with 100,000 users no big table is read from end to end by', () => {
  const filter = (choice: object, projectId: number) => ({
    ...page,
    username: null,
    orgId: 0,
    roleIds: null,
    ...choice,
    projectId,
  });

  it.each(CHOICES)('the team: %s', async (_name, choice) => {
    for (const projectId of [PROJECT_SACP, small]) {
      const f = filter(choice(), projectId);
      expect(await scanned((db) => Promise.all([listTeam(db, f), countTeam(db, f)]))).toEqual([]);
    }
  });

  it.each(CHOICES)('the candidates: %s', async (_name, choice) => {
    for (const projectId of [PROJECT_SACP, small]) {
      const f = filter(choice(), projectId);
      expect(await scanned((db) => listCandidates(db, f))).toEqual([]);
    }
  });

  it('the organisations of a team, its facts and its project', async () => {
    for (const projectId of [PROJECT_SACP, small]) {
      const f = { ...page, orgId: 0, projectId };
      const work = scanned((db) =>
        Promise.all([
          filters.listTeamOrganizations(db, f),
          filters.countTeamOrganizations(db, f),
          teamFacts(db, projectId, everywhere),
          projectRow(db, projectId, everywhere),
        ]),
      );
      expect(await work).toEqual([]);
    }
  });
});

describe('with 5,000 projects no big table is read from end to end by the list of', () => {
  const FILTERS: [string, object][] = [
    ['all', {}],
    ['the archived', { isArchived: true }],
    ['those not archived', { isArchived: false }],
    ['a common name', { name: 'canal' }],
    ['one name', { name: 'project 4321' }],
    ['a Bengali name', { name: 'খাল' }],
    ['the latest to start', { sortBy: 'startDate', sortOrder: 'desc' }],
    ['the newest', { sortBy: 'createdAt', sortOrder: 'desc' }],
    ['the last by name', { sortBy: 'name', sortOrder: 'desc' }],
    ['a common name, not archived, by start', { name: 'canal', isArchived: false, sortBy: 'startDate' }],
  ];

  it.each(FILTERS)('%s', async (_name, asked) => {
    for (const who of [
      { userId: everywhere, all: true },
      { userId: everywhere, all: false },
      { userId: ordinary, all: false },
    ]) {
      const f = { ...page, name: null, sortOrder: 'asc' as const, ...asked, ...who };
      expect(await scanned((db) => Promise.all([listProjects(db, f), countProjects(db, f)]))).toEqual([]);
    }
  });
});
