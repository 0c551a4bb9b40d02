import { call } from '../../scripts/testing/api.ts';
import { newName, newPerson } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { choose, confirm, newHolder, newOffice, newRole } from './programme.ts';

test('a user created without a password is invited by mail, chooses one and signs in', async ({
  page,
  server,
  signIn,
  mailbox,
}) => {
  test.slow();
  const office = await newOffice(server.url);
  const role = await newRole(server.url, office, 'viewer');
  const username = newName();
  const email = `${username}@example.org`;
  await signIn(page, 'fao.admin', '/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByLabel('First name').fill('Hasina');
  await dialog.getByLabel('Last name').fill('Banu');
  await dialog.getByLabel('User name').fill('collector');
  await dialog.getByLabel('E-mail').fill(email);
  await expect(dialog.getByText('Choose the organisation first.')).toBeVisible();
  await choose(page, 'Organisation', office.name);
  await choose(page, 'Roles', role.name);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This user name is taken. Please choose another.')).toBeVisible();
  await expect(dialog.getByLabel('User name')).toBeFocused();
  await dialog.getByLabel('User name').fill(username);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`An invitation was mailed to ${email}.`)).toBeVisible();

  const [mail] = await mailbox(email);
  const link = /\/new-password\?id=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  const own = await page.context().browser()?.newContext({ baseURL: server.url });
  const theirs = await own!.newPage();
  await theirs.goto(link);
  await theirs.getByLabel(/^Password/).fill('Notun-dhan-7');
  await theirs.getByLabel('Confirm Password').fill('Notun-dhan-7');
  await theirs.getByRole('button', { name: 'Reset' }).click();
  await expect(theirs.getByText('Your password has been changed successfully.')).toBeVisible();
  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await theirs.getByLabel('User name or e-mail').fill(username);
  await theirs.getByLabel(/^Password/).fill('Notun-dhan-7');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: /Hasina Banu/ })).toBeVisible();
  await own!.close();
});

test('a user who is switched off is signed out in the other browser', async ({ page, server, signIn, browser }) => {
  const office = await newOffice(server.url);
  const person = await newHolder(server.url, office, await newRole(server.url, office, 'admin'));
  const other = await browser.newContext({ baseURL: server.url });
  const theirs = await other.newPage();
  await signIn(theirs, person.username, '/roles');
  await expect(theirs.getByRole('table', { name: 'Roles' })).toBeVisible();

  await signIn(page, 'fao.admin', `/users?name=${person.username}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('signed out everywhere at once');
  await confirm(page, 'Deactivate');
  await expect(page.getByText('User deactivated')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(person.username) })).toContainText('Inactive');

  await theirs.getByRole('searchbox', { name: 'Name' }).fill('any');
  await expect(theirs).toHaveURL(/\/login/);
  await other.close();
});

test('whoever others guessed at is unlocked by an administrator, and signs in at once', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const person = await newPerson(server.url);
  const guess = () => call(server.url, undefined, 'POST', '/auth/login', { username: person.username, password: 'no' });
  await expect(async () => expect((await guess()).status).toBe(429)).toPass({ intervals: [0] });
  const other = await browser.newContext({ baseURL: server.url });
  const theirs = await other.newPage();
  await theirs.goto('/login');
  const send = async () => {
    await theirs.getByLabel('User name or e-mail').fill(person.username);
    await theirs.getByLabel(/^Password/).fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
  };
  await send();
  await expect(theirs.getByText(/Too many failed attempts/)).toBeVisible();

  await signIn(page, 'fao.admin', `/users?name=${person.username}`);
  const row = page.getByRole('row', { name: new RegExp(person.username) });
  await row.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('User unlocked: they can sign in again at once')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Unlock' })).toHaveCount(0);

  await send();
  await expect(theirs.getByRole('heading', { level: 1, name: /Amena Khatun/ })).toBeVisible();
  await other.close();
});

test('one’s own address is not changed among the users: the dialog leads to the profile', async ({ page, signIn }) => {
  await signIn(page, 'fao.admin', '/users?name=fao.admin');
  const row = page.getByRole('row', { name: /fao\.admin/ });
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await expect(dialog.getByLabel('E-mail')).toBeDisabled();
  await expect(dialog.getByLabel('E-mail')).toHaveValue(/@/);
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('It needs your password and a confirmation.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Change it in your profile' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=details/);
  await expect(page.getByRole('button', { name: 'Change e-mail address' })).toBeVisible();
});

test('a verified sign-up is approved with roles from the list', async ({ page, server, signIn, mailbox }) => {
  const office = await newOffice(server.url);
  await newRole(server.url, office, 'data-collector', 'surveyor');
  const username = newName();
  const email = `${username}@example.org`;
  const body = { username, email, firstName: 'Salma', lastName: username, phone: null, password: 'Sobuj-math-9' };
  await call(server.url, undefined, 'POST', '/user/sign-up', { ...body, organizationId: office.orgId });
  const [mail] = await mailbox(email);
  const id = /\/verify\?id=(\S+)/.exec(mail?.text ?? '')?.[1];
  await call(server.url, undefined, 'POST', '/user/verify', { data: { type: 'approve', id } });

  await signIn(page, 'fao.admin', `/users?status=verified&name=${username}`);
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText('Waiting for approval');
  // on a desk of 1280 pixels too, without moving the table
  await expect(row.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
  await row.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve sign-up' });
  await expect(dialog).toContainText(office.name);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('Roles is required')).toBeVisible();
  await choose(page, 'Roles', 'surveyor');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Sign-up approved')).toBeVisible();

  await settle(page, `/users?name=${username}`);
  await expect(row).toContainText('surveyor');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('the list of users is ordered, and what it leads to is edited', async ({ page, server, signIn }) => {
  const office = await newOffice(server.url);
  const role = await newRole(server.url, office);
  const person = await newHolder(server.url, office, role);
  await signIn(page, 'fao.admin', '/users');

  await test.step('the order is chosen at the heading and kept in the address', async () => {
    const names = page.getByRole('row').locator('td:nth-child(2)');
    await page.getByRole('button', { name: 'User name' }).click();
    await expect(page).toHaveURL(/sortBy=username/);
    await expect(names.first()).toHaveText(/^[a-c]/);
    await page.getByRole('button', { name: 'User name' }).click();
    await expect(page).toHaveURL(/sortOrder=desc/);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'User name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByText(/Showing 1 to 10 of/)).toBeVisible();
  });

  await test.step('another organisation begins with no roles', async () => {
    await settle(page, `/users?name=${person.username}`);
    // until the rows of the whole list are gone
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit user' });
    await expect(dialog.getByText(role.name)).toBeVisible();
    await expect(dialog.getByLabel('User name')).toBeDisabled();
    await choose(page, 'Organisation', 'Food and Agriculture Organization');
    await expect(dialog.getByText(role.name)).toBeHidden();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Roles is required')).toBeVisible();
    await choose(page, 'Roles', 'validator');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(person.username) })).toContainText(
      'Food and Agriculture Organization',
    );
  });
});
