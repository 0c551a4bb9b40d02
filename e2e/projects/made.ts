import { expect, type Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { newName, newPerson, type Person } from '../session/people.ts';
import { tokenFor } from '../support/token.ts';

export interface MadeProject {
  id: number;
  name: string;
  /** Of an administrator who sees every project. */
  token: string;
}

/** Sorts after the programme's own projects, so that these stay on the first page. */
export const projectName = (): string => `Trial ${newName()}`;

/** A project of its own for a test that changes one; the FAO administrator is its only member. */
export async function newProject(url: string): Promise<MadeProject> {
  const token = await tokenFor(url, 'fao.admin');
  const name = projectName();
  const { status, body } = await call<{ data: { id: number } }>(url, token, 'POST', '/project/create', {
    name,
    startDate: '2026-07-01',
    endDate: '2029-06-30',
    partner: ['DAE'],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: body.data.id, name, token };
}

/** With somebody in its team whom nobody else needs. */
export async function newTeam(url: string): Promise<MadeProject & { person: Person }> {
  const project = await newProject(url);
  const person = await newPerson(url);
  const { status } = await call(url, project.token, 'POST', '/project/members', {
    projectId: project.id,
    projectmembers: [person.id],
  });
  expect(status).toBe(200);
  return { ...project, person };
}

export async function setArchived(url: string, { id, token }: MadeProject, isArchived: boolean): Promise<void> {
  const { status } = await call(url, token, 'PUT', '/project/archive', { id, isArchived });
  expect(status).toBe(200);
}

export interface PlaceFound {
  id: number;
  fieldName: string;
}

/** Attaches a place without the dialog. */
export async function addSite(url: string, { id, token }: MadeProject, name: string, memberId?: number): Promise<void> {
  const found = await call<{ data: PlaceFound[] }>(url, token, 'GET', `/geo/search?q=${encodeURIComponent(name)}`);
  const { status } = await call(url, token, 'POST', '/site/create', {
    projectId: id,
    memberId,
    sites: [found.body.data[0]?.id],
  });
  expect(status).toBe(200);
}

/** The row of a member, found by the account's name, which nobody else has. */
export const rowOf = (page: Page, person: Person) => page.getByRole('row').filter({ hasText: person.username });
