import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { newOffice, newRole } from '../access/programme.ts';
import { newName, type Person } from '../session/people.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { exported } from './exported.ts';
import { listed, newPhone, newWord, search, TAB } from './made.ts';
import { fillMember } from './people-forms.ts';

const SACP = 1;
const tabOf = (projectId: number, name: keyof typeof TAB) => `/project/${projectId}?tabIndex=3&index=${TAB[name]}`;

/** In the team of SACP and of nothing else, with the switches of a collector and the reach of an officer. */
async function onlyOfSacp(url: string): Promise<Person> {
  const office = await newOffice(url);
  const roles = [await newRole(url, office, 'me-officer'), await newRole(url, office, 'data-collector')];
  const token = await tokenFor(url, 'superadmin');
  const username = newName();
  const made = await call<{ data: Person }>(url, token, 'POST', '/super-user/user/create', {
    username,
    email: `${username}@example.org`,
    firstName: 'Rehana',
    lastName: username,
    organizationId: office.orgId,
    roles: roles.map(({ id }) => id),
    password: PASSWORD,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const person = made.body.data;
  const joined = await call(url, token, 'POST', '/project/members', { projectId: SACP, projectmembers: [person.id] });
  expect(joined.status).toBe(200);
  return person;
}

test('somebody of SACP alone finds its people there, adds one, opens the profile and exports', async ({
  page,
  server,
  signIn,
}) => {
  const person = await onlyOfSacp(server.url);
  await signIn(page, person.username, tabOf(SACP, 'members'));

  await test.step('the list holds the people of the programme, and only those', async () => {
    const { totalCount } = await listed(server.url, 'members', { projectId: SACP, limit: 30 });
    const whole = await listed(server.url, 'members', { limit: 30 });
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBeLessThan(whole.totalCount);
    await expect(page.getByText(`Showing 1 to 30 of ${totalCount} results.`)).toBeVisible();
  });

  const name = `${newWord()} Begum`;
  await test.step('Add opens the umbrella’s form with the programme chosen, and comes back to the list', async () => {
    await page.getByRole('link', { name: 'Add new member' }).click();
    await expect(page.getByRole('checkbox', { name: 'SACP' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'RAINS' })).not.toBeChecked();
    await fillMember(page, { name, phone: newPhone() });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The record was sent and stored.').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/project/${SACP}\\?tabIndex=3`));
  });

  await test.step('the new member is found, and has a profile in the same project', async () => {
    await search(page).fill(name);
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/project/${SACP}/sacp/member/profile`));
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  await test.step('the export has what the list shows', async () => {
    await page.goto(`${tabOf(SACP, 'members')}&m.name=${encodeURIComponent(name)}`);
    await expect(page.getByText('Showing 1 to 1 of 1 results.')).toBeVisible();
    const rows = await exported(page, /That is 1 row/);
    expect(rows.map((cells) => cells.Name)).toEqual([name]);
  });

  await test.step('groups and structures are there too, and nothing of the umbrella or of RAINS', async () => {
    await page.goto(tabOf(SACP, 'groups'));
    await expect(page.getByText(/^Showing 1 to \d+ of \d+ results\.$/)).toBeVisible();
    const token = await tokenFor(server.url, person.username);
    for (const projectId of [2, 61]) {
      const { status } = await call(server.url, token, 'POST', '/project/registry/members/list', { projectId });
      expect(status).toBe(404);
    }
  });
});
