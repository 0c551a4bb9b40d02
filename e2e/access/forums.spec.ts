import { newName } from '../session/people.ts';
import { expect, test } from '../support/test.ts';
import { newOffice, newRole } from './programme.ts';

test('a forum is created, and writing brings reading along', async ({ page, server, signIn }) => {
  const office = await newOffice(server.url);
  await newRole(server.url, office, 'none', 'alpha');
  const title = `Field news ${newName()}`;
  await signIn(page, 'superadmin', '/super-user/forums');
  await page.getByRole('button', { name: 'Create forum' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create forum' });
  await dialog.getByLabel('Title').fill('Announcements');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A forum with this title exists already.')).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Forum created')).toBeVisible();

  await page.getByRole('button', { name: new RegExp(title) }).click();
  await page.getByLabel('Organisation').click();
  await page.getByRole('option', { name: office.name }).click();
  const read = page.getByRole('checkbox', { name: `alpha of ${office.name} may read` });
  const write = page.getByRole('checkbox', { name: `alpha of ${office.name} may write` });
  await expect(read).not.toBeChecked();
  // the tick comes with the next drawing, not with the click itself
  await write.click();
  await expect(write).toBeChecked();
  await expect(read).toBeChecked();
  await expect(page.getByText('Forum access updated').first()).toBeVisible();
  await page.reload();
  await expect(write).toBeChecked();
  await read.click();
  await expect(read).not.toBeChecked();
  await expect(write).not.toBeChecked();
  await expect(page.getByRole('button', { name: new RegExp(title) })).toContainText('No role reads, none writes');
});
