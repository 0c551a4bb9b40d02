import { readFileSync } from 'node:fs';
import { newName } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { choose, newOffice, newRole } from './programme.ts';

const HEAD = 'First name,Last name,Username,E-mail,Phone,Organization,Roles';
const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\n')),
});

test('a spreadsheet brings many users at once', async ({ page, server, signIn }) => {
  const office = await newOffice(server.url);
  await newRole(server.url, office, 'viewer', 'reader');
  const [one, two] = [newName(), newName()];
  const row = (username: string, role: string, email = `${username}@example.org`) =>
    `Karim,Mia,${username},${email},01712345678,${office.name},${role}`;
  await signIn(page, 'superadmin', '/super-user/users-create?tab=upload');

  await test.step('a file of the wrong kind is refused before it is sent', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expect(page.getByText('This kind of file cannot be used here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });

  await test.step('a spreadsheet with faults comes back with them, the corrected one creates everybody', async () => {
    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the template' }).click();
    expect((await template).suggestedFilename()).toBe('users.xlsx');

    await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
    const file = page.locator('input[type=file]');
    await file.setInputFiles(csv('staff.csv', row(one, 'reader', 'nonsense'), row(two, 'cook')));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('2 faults were found, so nothing was stored.')).toBeVisible();
    const faults = page.getByRole('table', { name: 'Faults of the spreadsheet' });
    await expect(faults.getByRole('row', { name: /2 E-mail Email is invalid/ })).toBeVisible();
    await expect(faults.getByRole('row', { name: /3 Roles/ })).toContainText('cook');
    const workbook = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the workbook with the faults' }).click();
    const download = await workbook;
    expect(download.suggestedFilename()).toBe('staff-faults.xlsx');
    // a workbook is a ZIP file
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await file.setInputFiles(csv('staff.csv', row(one, 'reader'), row(two, 'reader')));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('2 users were created.')).toBeVisible();
    await page.getByRole('link', { name: 'Show users' }).click();
    await expect(page.getByRole('row', { name: new RegExp(two) })).toBeVisible();
  });
});

test('one user of any organisation is created, and the form is empty for the next', async ({
  page,
  server,
  signIn,
}) => {
  const office = await newOffice(server.url);
  await newRole(server.url, office, 'viewer', 'reader');
  const username = newName();
  await signIn(page, 'superadmin', '/super-user/users-create');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await page.getByLabel('First name').fill('Nargis');
  await page.getByLabel('Last name').fill('Akhter');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('E-mail').fill(`${username}@example.org`);
  await choose(page, 'Organisation', office.name);
  await choose(page, 'Roles', 'reader');
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Password/).fill('Notun-dhan-7');
  await page.getByLabel('Super-user').check();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('User created')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await settle(page, `/users?name=${username}`);
  await expect(page.getByRole('img', { name: 'Super-user' })).toBeVisible();
});

test('the super-user’s screens are closed to everybody else', async ({ page, signIn }) => {
  const closed = page.getByText('You have no permission to view this page');
  await signIn(page, 'fao.admin', '/');
  for (const path of ['users-create', 'acl', 'forums']) {
    // from home each time: the words of the screen before must not stand for those of the next
    await settle(page, '/');
    await expect(closed).toBeHidden();
    await settle(page, `/super-user/${path}`);
    await expect(closed).toBeVisible();
  }
});
