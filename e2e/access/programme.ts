import { expect, type Page } from '@playwright/test';
import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { newName, type Person } from '../session/people.ts';
import { tokenFor } from '../support/token.ts';

export interface Office {
  orgId: number;
  name: string;
}
export interface NamedRole {
  id: number;
  name: string;
}

/** What tests make for themselves, straight through the API, as the super-administrator. */
async function make<T>(url: string, path: string, body: object): Promise<T> {
  const token = await tokenFor(url, 'superadmin');
  const answer = await call<{ data: T }>(url, token, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

export function newOffice(url: string): Promise<Office> {
  const name = `Office ${newName()}`;
  return make(url, '/organization/create', { name, shortName: name.slice(-12) });
}

export const newRole = (url: string, office: Office, template = 'none', name = `role ${newName()}`) =>
  make<NamedRole>(url, '/role/create', { organizationId: office.orgId, name, template });

export function newHolder(url: string, office: Office, role: NamedRole): Promise<Person> {
  const username = newName();
  return make(url, '/super-user/user/create', {
    username,
    email: `${username}@example.org`,
    firstName: 'Rehana',
    lastName: username,
    organizationId: office.orgId,
    roles: [role.id],
    password: PASSWORD,
  });
}

/** Chooses from a list that one types into. */
export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

export const confirm = (page: Page, word: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: word }).click();

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
