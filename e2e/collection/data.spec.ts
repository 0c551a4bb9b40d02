import type { Locator, Page } from '@playwright/test';
import type { Person } from '../session/people.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { formPage, type MadeCollection, newCollection, rowOf, send } from './made.ts';

function personOf({ people: [person] }: MadeCollection): Person {
  if (!person) throw new Error('nobody');
  return person;
}

const records = async (url: string, form: MadeCollection, howMany: number) => {
  for (let n = 1; n <= howMany; n++) {
    const spot = `${23 + n / 100} ${90 + n / 100} 0 4`;
    await send(url, form, personOf(form), {
      farmer: `Farmer ${n}`,
      age: 20 + n,
      crop: n % 2 ? 'rice' : 'jute',
      inputs: 'seed lime',
      spot,
    });
  }
};

async function zoomOut(page: Page, map: Locator): Promise<void> {
  await map.getByRole('button', { name: 'Zoom out' }).focus();
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
  }
}

test('records are shown as one chooses, deleted and brought back', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  await records(server.url, form, 2);

  await test.step('records are read by labels in any language of the form, or by names and codes', async () => {
    await signIn(page, 'fao.admin', formPage(form));
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page).toHaveURL(new RegExp(`${formPage(form)}/details$`));
    await expect(page.getByRole('columnheader', { name: 'Main crop' })).toBeVisible();
    await expect(rowOf(page, 'Farmer 1').first()).toContainText('Rice');
    await expect(rowOf(page, 'Farmer 1').first()).toContainText('Seed, Lime');
    const labels = page.getByRole('combobox', { name: 'Labels' });
    await labels.click();
    await page.getByRole('option', { name: 'Bengali (bn)' }).click();
    await expect(page.getByRole('columnheader', { name: 'প্রধান ফসল' })).toBeVisible();
    await expect(rowOf(page, 'Farmer 1').first()).toContainText('ধান');
    await labels.click();
    await page.getByRole('option', { name: 'Names and codes' }).click();
    await expect(page.getByRole('columnheader', { name: 'crop', exact: true })).toBeVisible();
    await expect(rowOf(page, 'Farmer 1').first()).toContainText('rice');
  });

  await test.step('everybody has the columns they chose, also after a reload', async () => {
    await settle(page, formPage(form, '/details'));
    await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose columns' });
    await dialog.getByRole('checkbox', { name: 'Age (age)' }).uncheck();
    await dialog.getByLabel('Find a question').fill('village');
    await dialog.getByRole('checkbox', { name: 'Village (village)' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Columns saved')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Village' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Village' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toHaveCount(0);
  });

  await test.step('deleted records leave every figure, and can be brought back', async () => {
    await rowOf(page, 'Farmer 1').first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Record deleted')).toBeVisible();
    await expect(page.getByText('Showing 1 to 1 of 1 results.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Record restored')).toBeVisible();
    await expect(page.getByText('Showing 1 to 2 of 2 results.')).toBeVisible();
  });
});

test('records are shown where they were taken and page by page, and it is said where there are none', async ({
  page,
  server,
  signIn,
}) => {
  const empty = await newCollection(server.url, 1);
  const form = await newCollection(server.url, 1);

  await test.step('a form without records says what will be here', async () => {
    await signIn(page, 'fao.admin', formPage(empty, '/details'));
    await expect(page.getByText('Records appear here as soon as somebody sends one with this form.')).toBeVisible();
  });

  await test.step('records without a position leave the map empty, and it says why', async () => {
    await send(server.url, empty, personOf(empty), { farmer: 'Nowhere' });
    await settle(page, formPage(empty, '/details?view=map'));
    await expect(page.getByText('No positions')).toBeVisible();
  });

  await test.step('the map gathers positions, opens them by keyboard, and lists them beside', async () => {
    await records(server.url, form, 3);
    await settle(page, formPage(form, '/details'));
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    const map = page.getByRole('region', { name: 'Where the records were taken' });
    await expect(map.getByText('Natural Earth')).toBeVisible();
    const list = page.getByRole('group', { name: 'Records in view' });
    await expect(list).toContainText('3 places in view');
    await zoomOut(page, map);
    const cluster = map.getByRole('button', { name: '3 places: open' });
    await expect(cluster).toBeVisible();
    await cluster.focus();
    await page.keyboard.press('Enter');
    await expect(cluster).toHaveCount(0);
    await list.getByRole('link', { name: 'Farmer 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Farmer 1' })).toBeVisible();
  });

  await test.step('pages go on from record to record, and know the first and the last', async () => {
    const long = await newCollection(server.url, 1);
    await records(server.url, long, 12);
    await settle(page, formPage(long, '/details'));
    const paging = page.getByRole('navigation', { name: 'Pages' });
    await expect(paging).toContainText('Showing 1 to 10 of 12 results.');
    await expect(rowOf(page, 'Farmer 12').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'First page' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(paging).toContainText('Showing 11 to 12 of 12 results.');
    await expect(rowOf(page, 'Farmer 1').first()).toBeVisible();
    await page.reload();
    await expect(paging).toContainText('Showing 11 to 12 of 12 results.');
    await page.getByRole('button', { name: 'First page' }).click();
    await expect(paging).toContainText('Showing 1 to 10 of 12 results.');
    await page.getByRole('button', { name: 'Last page' }).click();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await expect(paging).toContainText('to 12 of 12 results.');
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(rowOf(page, 'Farmer 12').first()).toBeVisible();
  });
});

test('records are narrowed by an answer, by user, by day and by their faults', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 2);
  const [one, other] = form.people;
  if (!one || !other) throw new Error('nobody');
  await records(server.url, form, 3);
  await send(server.url, form, other, { farmer: 'Faulty', crop: 'wheat' });
  await signIn(page, 'fao.admin', formPage(form, '/details'));
  const table = page.getByRole('table', { name: 'Submissions' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(4);

  await page.getByRole('button', { name: 'Filter by answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter by answers' });
  await dialog.getByLabel('Question').fill('Main');
  await page.getByRole('option', { name: 'Main crop' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Choose a question and a value for every condition, or remove it.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'Rice' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove filter: Main crop is Rice' })).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(rows).toHaveCount(4);

  await page.getByRole('button', { name: 'Filter by answers' }).click();
  await dialog.getByLabel('Question').fill('Age');
  await page.getByRole('option', { name: 'Age', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Condition' }).click();
  await page.getByRole('option', { name: 'is at least' }).click();
  await dialog.getByLabel('Value').fill('22');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();

  await page.getByRole('combobox', { name: 'Problems' }).click();
  await page.getByRole('option', { name: 'With faults or missing files' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('1 fault');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('combobox', { name: 'User', exact: true }).click();
  await page.getByRole('option', { name: new RegExp(other.username) }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByLabel('From').fill('2099-01-01');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
});
