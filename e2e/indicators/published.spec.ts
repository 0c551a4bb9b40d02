import { readFile } from 'node:fs/promises';
import { call } from '../../scripts/testing/api.ts';
import { allFit, everyLook, phoneInBengali } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { tokenFor } from '../support/token.ts';
import { choose, indicatorPath, type MadeIndicator, newIndicator, reportTab } from './made.ts';

/** An indicator of which a year was reported, in a project of which the officer is a member. */
async function reportedIndicator(url: string, value: number): Promise<MadeIndicator> {
  const made = await newIndicator(url);
  const boss = await tokenFor(url, 'superadmin');
  const { body } = await call<{ data: { id: number; username: string }[] }>(url, boss, 'POST', '/user/list', {
    name: 'me.officer',
  });
  const officer = body.data.find(({ username }) => username === 'me.officer');
  const post = async (token: string, path: string, more: object, method: 'POST' | 'PUT' = 'POST') => {
    const answer = await call<{ data: CollectedData }>(url, token, method, path, { projectId: made.id, ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const dates = { startDate: '2023-07-01', endDate: '2028-06-30' };
  await post(made.token, '/project/update', { id: made.id, name: made.name, partner: ['DAE'], ...dates }, 'PUT');
  await post(made.token, '/project/members', { projectmembers: [officer?.id] });
  const { indicator: logframeId } = made;
  await post(made.token, '/logframe/setting', {
    logframeId,
    setting: { indicator_type: { label: 'Quantative' }, progress_vs_cumulative: { label: 'Incremental' } },
  });
  const collectedData = [{ date: '2023-24', data: { total: value } }];
  const versionIn = ({ jsonData }: CollectedData) => ({
    logframeId,
    rows: [{ date: '2023-24', version: jsonData.collectedData[0]?.version ?? 0 }],
  });
  const saved = await post(made.token, '/logframe/collection', { logframeId, collectedData });
  const submitted = await post(made.token, '/indicator/value/submit', versionIn(saved));
  await post(boss, '/indicator/value/accept', versionIn(submitted));
  return made;
}
interface CollectedData {
  jsonData: { collectedData: { version: number }[] };
}

test('an officer closes a year, sees what changed since, restates it with a reason, and opens what was published', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const made = await reportedIndicator(server.url, 40);
  await signIn(page, 'me.officer', reportTab(made.id));
  const report = page.getByRole('treegrid', { name: 'Results' });
  const row = report.getByRole('row', { name: /People trained/ });
  const published = page.getByRole('table', { name: 'Published reports' });

  await test.step('closing keeps the figures', async () => {
    await expect(row).toContainText('40');
    await expect(page.getByText('No year is closed yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Close a year' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close a year' });
    await choose(dialog, page, 'Year', '2023-24');
    await axe(page);
    await dialog.getByRole('button', { name: 'Close the year' }).click();
    await expect(page.getByText('The year is closed and its figures are published.')).toBeVisible();
    await expect(report.getByRole('columnheader', { name: '2023-24 · closed' })).toBeVisible();
    await expect(published.getByRole('row').filter({ hasText: '2023-24' })).toContainText('Closed');
    await closeToasts(page);
  });
  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      published
        .getByRole('row')
        .filter({ hasText: /2023-24\s*1/ })
        .getByRole('button', { name: 'Download' })
        .click(),
    ]);
    return readFile(await file.path());
  };
  const first = await download();

  await test.step('a value of the closed year changes with a reason only', async () => {
    await signIn(page, 'superadmin', indicatorPath(made, 'data-collection'));
    await page.getByRole('button', { name: 'Send back' }).click();
    const why = page.getByRole('dialog', { name: /^Send .* back$/ });
    await why.getByLabel('Reason').fill('A list came late');
    await why.getByRole('button', { name: 'Send back' }).click();
    await expect(page.getByText('The value is sent back.')).toBeVisible();

    await signIn(page, 'me.officer', indicatorPath(made, 'data-collection'));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Collect Data' });
    await edit.getByLabel('Value').press('Enter');
    const table = page.getByRole('dialog', { name: 'Disaggregation Table' });
    await table.getByLabel('Total').fill('45');
    await table.getByRole('button', { name: 'Submit' }).click();
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    const reason = page.getByRole('dialog', { name: 'The year is closed' });
    await expect(reason).toContainText('Figures of 2023-24 are published');
    await axe(page);
    await reason.getByLabel('Reason').fill('A list came late');
    await reason.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved Successfully !')).toBeVisible();
    await expect(page.getByText('The period is closed.')).toBeVisible();
    await closeToasts(page);
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('The value is submitted.')).toBeVisible();

    await signIn(page, 'superadmin', indicatorPath(made, 'data-collection'));
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await reason.getByLabel('Reason').fill('Seen');
    await reason.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The value is accepted and locked.')).toBeVisible();
  });

  await test.step('the report shows what was published, and what it is today beside it', async () => {
    await signIn(page, 'me.officer', reportTab(made.id));
    await expect(row.getByRole('img', { name: 'Changed since publication: 45' }).first()).toBeVisible();
    await expect(page.getByText('2023-24: 2 figures have changed since publication.')).toBeVisible();
    await everyLook(page, axe);
  });

  await test.step('restating shows old and new', async () => {
    await page.getByRole('button', { name: 'Restate' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Restate 2023-24' });
    await dialog.getByRole('button', { name: 'Restate' }).click();
    await expect(dialog.getByText(/required/i)).toBeVisible();
    await dialog.getByLabel('Reason').fill('A list came late');
    await dialog.getByRole('button', { name: 'Restate' }).click();
    await expect(page.getByText('The restated figures are published.')).toBeVisible();
    await expect(row.getByRole('img', { name: 'Restated: 40 → 45' }).first()).toBeVisible();
    await expect(page.getByText(/changed since publication/)).toHaveCount(0);
    await closeToasts(page);
  });

  await test.step('each publication opens, and its file is what it was', async () => {
    await expect(published.getByRole('row').filter({ hasText: '2023-24' })).toContainText(['Closed', 'Replaced']);
    await published.getByRole('button', { name: 'View' }).first().click();
    const second = page.getByRole('dialog', { name: 'Sacp, 2023-24, version 2' });
    await expect(second.getByRole('list', { name: 'Restated in this version' })).toContainText(
      '1.1.1 People trained, Result: 40 → 45',
    );
    await expect(second.getByRole('treegrid')).toContainText('45');
    await everyLook(page, axe);
    await second.getByRole('button', { name: 'Close' }).click();
    const again = await download();
    expect(again.equals(first)).toBe(true);
  });
});

test('in Bengali, on a phone and from right to left, a closed year fits', async ({ page, server, signIn, axe }) => {
  const made = await reportedIndicator(server.url, 40);
  const token = await tokenFor(server.url, 'me.officer');
  const { status } = await call(server.url, token, 'POST', '/logframe/report/publish', {
    projectId: made.id,
    project: 'Sacp',
    year: 2023,
    version: 1,
  });
  expect(status).toBe(200);
  await phoneInBengali(page, { rtl: true });
  await signIn(page, 'me.officer');
  await allFit(page, [reportTab(made.id)]);
  // on a phone what one may do with a publication is in a menu
  await page.getByRole('list', { name: 'প্রকাশিত প্রতিবেদন' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'দেখুন' }).click();
  await expect(page.getByRole('dialog')).toContainText('২০২৩');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await axe(page);
});
