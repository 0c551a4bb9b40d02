import { expect, test } from '../support/test.ts';
import { bell } from './bell.ts';
import { activities, deskOf, freshSubActivity, newActivity, rowOf } from './made.ts';

test('a rejected record comes back to its author with the reason, is corrected and approved; the bell follows', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const item = await freshSubActivity(server.url);
  const reason = `Please say who trained the group (${item.code}).`;
  const instance = await newActivity(server.url, item);
  await signIn(page, 'validator', deskOf(item));
  const before = await bell(page);

  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject record' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('combobox', { name: 'Which question is meant' }).fill('Remarks');
  await page.getByRole('option', { name: 'Remarks' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Record returned to its author')).toBeVisible();
  await expect
    .poll(async () => (await bell(page))['Total Rejected'], { message: 'one more is rejected' })
    .toBe(before['Total Rejected'] + 1);
  expect((await bell(page))['Yet to be validated']).toBe(before['Yet to be validated'] - 1);

  const field = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  await signIn(field, 'collector', '/');
  await expect(field.getByText(/returned to you for correction/)).toBeVisible();
  await field.goto(`${server.url}/notifications`);
  await rowOf(field, reason).getByRole('button', { name: 'Open' }).click();
  const told = field.getByRole('dialog', { name: 'Notification' });
  for (const term of ['Project', 'Form', 'Role', 'Organization', 'Date', 'Time', 'Message'])
    await expect(told.getByRole('term').filter({ hasText: term })).toBeVisible();
  await expect(told.getByRole('definition').filter({ hasText: reason })).toBeVisible();
  await field.keyboard.press('Escape');

  await field.getByRole('button', { name: /^Validation counts/ }).click();
  await field.getByRole('link', { name: 'Returned to me' }).click();
  const mine = field.getByRole('list', { name: 'Returned to me' }).getByRole('listitem').filter({ hasText: reason });
  await mine.getByRole('link', { name: /^Correct it/ }).click();
  await expect(field).toHaveURL(
    new RegExp(`/form/160/538/edit-submission/${encodeURIComponent(instance)}\\?question=`),
  );
  await field.getByRole('textbox', { name: 'Remarks' }).fill('Trained by the sub-assistant agriculture officer.');
  await field.getByRole('button', { name: /^(Send|Save)/ }).click();
  await expect(field).not.toHaveURL(/edit-submission/);
  await expect
    .poll(async () => {
      await field.goto(`${server.url}${activities('&activity.view=returned')}`);
      await field.getByRole('heading', { name: 'Returned to me' }).waitFor();
      return mine.count();
    })
    .toBe(0);

  await page.goto(`${server.url}${deskOf(item)}`);
  await expect(page.getByText('Revision 2').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Review history' })).toContainText(reason);
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('Trained by the sub-assistant');
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText('Record approved')).toBeVisible();
  await expect.poll(async () => (await bell(page))['Total Accepted']).toBe(before['Total Accepted'] + 1);
  expect((await bell(page))['Total Rejected']).toBe(before['Total Rejected']);

  await field.goto(`${server.url}${activities(`&activity.search=${encodeURIComponent(item.label.en)}`)}`);
  await expect(rowOf(field, item.label.en).getByText('Approved')).toBeVisible();
  await field.context().close();
});

test('who got nothing back reads what will be here', async ({ page, signIn }) => {
  await signIn(page, 'me.officer', activities('&activity.view=returned'));
  await expect(page.getByText('Nothing was returned to you')).toBeVisible();
});
