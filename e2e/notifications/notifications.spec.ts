import { call } from '../../scripts/testing/api.ts';
import { newName } from '../session/people.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';

/** Somebody signs up to DAE and confirms the address: its administrators are told. */
async function somebodySignsUp(url: string, mailText: (to: string) => Promise<string>): Promise<string> {
  const username = newName();
  const email = `${username}@example.org`;
  const organizations = await call<{ data: { id: number; name: string }[] }>(
    url,
    undefined,
    'GET',
    '/user/sign-up/organizations',
  );
  const organization = organizations.body.data.find((one) => one.name === 'Department of Agricultural Extension');
  await call(url, undefined, 'POST', '/user/sign-up', {
    organizationId: organization?.id,
    firstName: 'Morjina',
    lastName: username,
    username,
    email,
    password: 'Sobuj-math-9',
  });
  const id = /\/verify\?id=(\S+)/.exec(await mailText(email))?.[1];
  const { status } = await call(url, undefined, 'POST', '/user/verify', { data: { type: 'approve', id } });
  expect(status).toBeLessThan(300);
  return username;
}

test('a notification is read in a modal and marked as read', async ({ page, server, mailbox, signIn, axe }) => {
  const username = await somebodySignsUp(server.url, async (to) => (await mailbox(to))[0]?.text ?? '');
  const token = await tokenFor(server.url, 'dae.admin');
  await expect
    .poll(async () => {
      const { body } = await call<{ data: { message: string }[] }>(server.url, token, 'POST', '/notification/list', {});
      return body.data.some((one) => one.message.includes(username));
    })
    .toBe(true);
  await signIn(page, 'dae.admin', '/notifications');
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await axe(page);
  await row.getByRole('button', { name: 'Open' }).click();
  const modal = page.getByRole('dialog', { name: 'Notification' });
  for (const term of ['Project', 'Form', 'Role', 'Organization', 'Date', 'Time', 'Message'])
    await expect(modal.getByRole('term').filter({ hasText: term })).toBeVisible();
  await expect(modal.getByRole('definition').filter({ hasText: username })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(row.getByText('Read', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Open' }).click();
  await modal.getByRole('link', { name: 'Go to it' }).click();
  await expect(page).toHaveURL(/\/users$/);
});

test('a list without notifications says why it is empty', async ({ page, signIn }) => {
  await test.step('a failed load is told and can be tried again', async () => {
    const path = '**/msurvey/api/notification/list';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await signIn(page, 'collector2', '/notifications');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No Data Found')).toBeVisible();
  });

  await test.step('who has none reads what will be here', async () => {
    await expect(page.getByText('No Data Found')).toBeVisible();
    await expect(page.getByText(/will be listed here/)).toBeVisible();
  });
});
