import { expect, type Page } from '@playwright/test';
import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { tokenFor } from '../support/token.ts';

interface Named {
  id: number;
  name: string;
}
export interface Person {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

let counter = 0;
/** Never used before on this server, whichever test asks. */
export const newName = (): string => `test.${Date.now().toString(36)}${process.pid % 1000}${++counter}`;

const optionNamed = async (url: string, token: string, path: string, name: string): Promise<Named> => {
  const { body } = await call<{ data: Named[] }>(url, token, 'GET', path);
  const found = body.data.find((option) => option.name === name);
  expect(found, `${name} in ${path}`).toBeTruthy();
  return found as Named;
};

const DAE = 'Department of Agricultural Extension';

/** An active user of DAE with the demonstration password, for a test that changes the account. */
export async function newPerson(url: string, role = 'data collector'): Promise<Person> {
  const token = await tokenFor(url, 'superadmin');
  const organization = await optionNamed(url, token, '/user/sign-up/organizations', DAE);
  const chosen = await optionNamed(url, token, `/role/options?orgId=${organization.id}`, role);
  const username = newName();
  const { status, body } = await call<{ data: Person }>(url, token, 'POST', '/super-user/user/create', {
    username,
    email: `${username}@example.org`,
    firstName: 'Amena',
    lastName: 'Khatun',
    organizationId: organization.id,
    roles: [chosen.id],
    password: PASSWORD,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** An administrator of DAE says yes to a sign-up. */
export async function approve(url: string, username: string): Promise<void> {
  const token = await tokenFor(url, 'dae.admin');
  const list = await call<{ data: Person[] }>(url, token, 'POST', '/user/list', { name: username });
  const person = list.body.data.find((one) => one.username === username) as Person;
  const { orgId } = { orgId: (person as unknown as { organization: Named }).organization.id };
  const role = await optionNamed(url, token, `/role/options?orgId=${orgId}`, 'data collector');
  const { status } = await call(url, token, 'POST', '/user/sign-up/approve', {
    id: person.id,
    approve: true,
    roles: [role.id],
  });
  expect(status).toBe(200);
}

/** The page that the build has drawn has given way to the console itself. */
export const consoleStands = (page: Page): Promise<void> => expect(page.locator('#first')).toHaveCount(0);
