import { call } from '../../scripts/testing/api.ts';
import { newHolder, newOffice, newRole } from '../access/programme.ts';
import { turn } from '../access/switches.ts';
import { phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { PROJECT, tab } from './made.ts';

const canals = tab('infrastructure', '&type=Canal');

test('a collector adds demonstrations and structures from their lists', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'collector', tab('demonstrations'));

  await test.step('Add demonstration opens its form, which comes back to the list', async () => {
    await page.getByRole('link', { name: 'Add demonstration' }).click();
    await expect(page).toHaveURL(/\/form\/163\/541\/new-submission/);
    await expect(page.getByRole('heading', { name: 'Demonstration', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/tabIndex=3&index=5/);
  });

  await test.step('Add structure begins with the type of the tab', async () => {
    await settle(page, canals);
    await page.getByRole('link', { name: 'Add structure' }).click();
    await expect(page).toHaveURL(/\/form\/164\/542\/new-submission/);
    await expect(page.getByRole('radio', { name: 'Canal' })).toBeChecked();
  });
});

test('whoever may not add is told whom to ask, in their language', async ({ page, signIn }) => {
  await signIn(page, 'validator', tab('members'));
  const line = page.getByText('To add to this list you need a permission.');
  for (const name of ['members', 'groups', 'demonstrations', 'infrastructure'] as const) {
    await settle(page, tab(name));
    await expect(line).toContainText('মোস্তাফিজুর রহমান');
    await expect(line).toContainText('Department of Agricultural Extension');
    await expect(page.getByRole('link', { name: /^Add / })).toHaveCount(0);
  }
  await settle(page, `/project/${PROJECT}?tabIndex=3&index=3`);
  await expect(line).toBeVisible();
  await phoneInBengali(page);
  await page.goto(tab('members'));
  await expect(page.getByText('এই তালিকায় যোগ করতে অনুমতি লাগে।')).toContainText('মোস্তাফিজুর রহমান');
});

test('whoever may add to the list of structures alone records the position of a structure', async ({
  page,
  server,
  signIn,
}) => {
  const { url } = server;
  const office = await newOffice(url);
  const role = await newRole(url, office, 'me-officer');
  await turn(url, role, 'Demonstration list/Create', false);
  await turn(url, role, 'Infrastructure list/Create', true);
  const person = await newHolder(url, office, role);
  const token = await tokenFor(url, 'superadmin');
  await call(url, token, 'POST', '/project/members', { projectId: PROJECT, projectmembers: [person.id] });

  await signIn(page, person.username, canals);
  await page.getByRole('button', { name: 'Gps' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Position of / });
  await dialog.getByRole('link', { name: 'Add a newer position' }).click();
  await expect(page).toHaveURL(/\/form\/166\/544\/new-submission/);
  await expect(page.getByText('Date of the visit')).toBeVisible();

  await settle(page, tab('demonstrations'));
  await expect(page.getByText('To add to this list you need a permission.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add demonstration' })).toHaveCount(0);
});
