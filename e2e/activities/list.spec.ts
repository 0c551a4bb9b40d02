import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { activities, approve, demonstrated, freshSubActivity, newActivity, rowOf, waiting } from './made.ts';

test('activities are listed, and narrowed by place', async ({ page, signIn }) => {
  await test.step('a failed load is told and can be tried again', async () => {
    const path = '**/msurvey/api/project/activity/list';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await signIn(page, 'fao.admin', activities());
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Total: \d+$/)).toBeVisible();
  });

  await test.step('the list has the columns of the documents, a total, and a status that is derived', async () => {
    const table = page.getByRole('table', { name: 'Project Activity List' });
    await expect(table.getByRole('columnheader')).toHaveText([
      '#',
      'Name of Sub-Activity',
      'Implemented By',
      'Date',
      'Location',
      'Member Count',
      'Action',
      'Validation Status',
    ]);
    await expect(page.getByText(/^Total: \d+$/)).toBeVisible();
    await expect(table.getByText('Approved').first()).toBeVisible();
    await expect(table.getByText('Pending').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Project Activity' })).toHaveAttribute(
      'href',
      /^\/project\/61\/form\/160\/538\/new-submission\?from=/,
    );
  });

  await test.step('places are chosen from the top, and a higher choice clears the lower ones', async () => {
    const total = page.getByText(/^Total:/);
    const all = await total.textContent();
    const select = (name: string) => page.getByRole('combobox', { name });
    await expect(select('Select district')).toBeDisabled();
    await select('Select division').click();
    await page.getByRole('option', { name: 'Chattogram' }).click();
    await select('Select district').click();
    await page.getByRole('option').nth(1).click();
    await expect(page).toHaveURL(/activity\.district=/);
    await expect(total).not.toHaveText(all ?? '');
    await select('Select division').click();
    await page.getByRole('option', { name: 'Barishal' }).click();
    await expect(page).not.toHaveURL(/activity\.district=/);
    await expect(select('Select district')).toHaveText('All');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(total).toHaveText(all ?? '');
  });
});

test('activities are searched and reported', async ({ page, server, signIn }) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item);
  await signIn(page, 'fao.admin', activities());

  await test.step('a search finds the sub-activity by its words, and the status narrows it', async () => {
    await page.getByRole('searchbox', { name: 'Search activities' }).fill(item.label.en);
    await expect(rowOf(page, `${item.code}, ${item.label.en}`)).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Validation Status' }).click();
    await page.getByRole('option', { name: 'Approved' }).click();
    await expect(rowOf(page, `${item.code}, ${item.label.en}`)).toHaveCount(0);
    await expect(page.getByText('No Data Found')).toBeVisible();
  });

  await test.step('both reports are made of what the filters show and can be fetched', async () => {
    await settle(page, activities('&activity.state=approved'));
    for (const report of ['Activity report', 'Capacity building']) {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: report }).click();
      const dialog = page.getByRole('dialog', { name: report });
      await expect(dialog.getByText(/Approved/)).toBeVisible();
      await dialog.getByRole('button', { name: /export/i }).click();
      const fetched = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).first().click();
      expect((await fetched).suggestedFilename()).toMatch(/\.xlsx$/);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
  });
});

test('an activity has a profile, as long as it is there', async ({ page, server, signIn }) => {
  const busy = await demonstrated(server.url);

  await test.step('a row leads to the profile: what, where, who with their own profiles, and photos that open large', async () => {
    await signIn(page, 'validator', activities());
    const link = page
      .getByRole('link', { name: 'Click to view profile' })
      .and(page.locator(`[href*="${encodeURIComponent(busy.instance)}"]`));
    await link.click();
    await expect(page).toHaveURL(
      /project-activity\/profile\?subactivity=.*subactivityId=.*date=.*location=.*instance=.*implementedby=/,
    );
    await expect(page.getByRole('term').filter({ hasText: 'Implemented By' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of the place' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Automatic checks' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Enlarge photo/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Photo/ })).toBeVisible();
    await page.keyboard.press('Escape');
    const people = page.getByRole('table', { name: 'Participants' });
    await expect(people.getByRole('link').first()).toHaveAttribute(
      'href',
      /\/project\/61\/sacp\/member\/profile\?instance=/,
    );
  });

  await test.step('an activity that is not there says so', async () => {
    await settle(page, '/project/61/sacp/project-activity/profile?instance=uuid%3Anone');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This activity does not exist, or it was deleted.' }),
    ).toBeVisible();
  });
});

test('only the administrator deletes, after being asked, and never what is approved', async ({
  page,
  server,
  signIn,
}) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item);
  const find = activities(`&activity.search=${encodeURIComponent(item.label.en)}`);
  await signIn(page, 'collector', find);
  const row = rowOf(page, item.label.en);
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Only admin can delete')).toBeVisible();
  await expect(row).toHaveCount(1);

  await signIn(page, 'fao.admin', find);
  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove participant' });
  await expect(dialog.getByText('This participant will be removed. Are you sure?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);

  await newActivity(server.url, item);
  const [record] = await waiting(server.url, item);
  if (!record) throw new Error('nothing waits');
  await approve(server.url, 'validator', record);
  await page.reload();
  await expect(row.getByText('Approved')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});
