import { expect, test } from '../support/test.ts';

test('feedback needs a rating, goes with a comment, and is listed for those who may read it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'fao.admin', '/feedback');
  const comment = `The list of groups is quick now (${Date.now()})`;
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Rating is required')).toBeVisible();
  for (const name of ['Worst', 'Bad', 'Ok', 'Good', 'Great'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeAttached();
  await page.getByText('Good', { exact: true }).click();
  await page.getByLabel('Comment (optional)').fill(comment);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('feedback has been submitted successfully')).toBeVisible();
  await expect(page.getByLabel('Comment (optional)')).toHaveValue('');
  const row = page.getByRole('table', { name: 'Feedback that was sent' }).getByRole('row').filter({ hasText: comment });
  await expect(row).toContainText('Good');
  await expect(row).toContainText('4 of 5');
});

test('who collects data gives feedback, and reads nobody’s', async ({ page, signIn }) => {
  await test.step('who may not read the feedback of others sees the form only', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, 'collector', '/feedback');
    await expect(page.getByRole('radio', { name: 'Great' })).toBeAttached();
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/feedback/list'))).toEqual([]);
  });

  await test.step('it is sent once, however often one presses', async () => {
    let sent = 0;
    await page.route('**/msurvey/api/feedback', async (route) => {
      sent++;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ status: 204 });
    });
    await page.getByText('Ok', { exact: true }).click();
    await page.getByRole('button', { name: 'Send feedback' }).dblclick();
    await expect(page.getByText('feedback has been submitted successfully')).toBeVisible();
    expect(sent).toBe(1);
  });
});
