import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { listed, newWord, placeOf, rowOf, search, send, somebody, tab } from './made.ts';

interface Row {
  id: string;
  demo: string;
  b_first_name: string;
  member_id: string;
  gps: object | null;
  instance: string;
  can: { edit: boolean };
}

test('demonstrations and infrastructure are listed with their columns', async ({ page, server, signIn }) => {
  await test.step('the demonstration list has its columns, pages of 10, and finds people', async () => {
    const { data, totalCount } = await listed<Row>(server.url, 'demonstrations');
    await signIn(page, 'fao.admin', tab('demonstrations'));
    const table = page.getByRole('table', { name: 'Demonstration list' });
    await expect(table.getByRole('columnheader')).toHaveText([
      '#',
      'Name',
      "Father's name",
      'Beneficiary Id',
      'Union',
      'Upazila',
      'District',
      'Demonstration name',
      'Actions',
    ]);
    await expect(table.getByRole('row')).toHaveCount(Math.min(10, totalCount) + 1);
    await expect(page.getByText(`Showing 1 to ${Math.min(10, totalCount)} of ${totalCount} results.`)).toBeVisible();
    await search(page).fill(data[0]?.member_id ?? '');
    await expect(page).toHaveURL(/d\.search=/);
    await expect(rowOf(page, data[0]?.member_id ?? '').first()).toBeVisible();
    await search(page).fill('xyzzy-nothing');
    await expect(page.getByText('No Data Found')).toBeVisible();
  });

  await test.step('infrastructure has a tab for each type, with its columns and the position of each', async () => {
    await settle(page, tab('infrastructure'));
    const tabs = page.getByRole('tablist', { name: 'Infrastructure list' });
    await expect(tabs.getByRole('tab')).toHaveText(['CFC', 'Seed village', 'Buried pipe', 'Canal', 'Dyke', 'Others']);
    const TYPES = {
      CFC: 'CFC',
      'Seed village': 'Seed Village',
      'Buried pipe': 'Buried pipe',
      Canal: 'Canal',
      Dyke: 'Dyke',
      Others: 'others',
    };
    let seen = 0;
    for (const [label, type] of Object.entries(TYPES)) {
      const { data, totalCount } = await listed<Row & { name: string }>(server.url, 'infrastructure', { type });
      await tabs.getByRole('tab', { name: label }).click();
      await expect(tabs.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
      if (totalCount === 0) {
        await expect(page.getByText('No Data Found')).toBeVisible();
        continue;
      }
      seen += totalCount;
      const table = page.getByRole('table', { name: label });
      await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Beneficiary Id', 'Address', 'Actions']);
      await expect(rowOf(page, data[0]?.name ?? '').first()).toBeVisible();
      await table.getByRole('button', { name: 'Gps' }).first().click();
      await expect(page.getByRole('dialog', { name: /^Position of / })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

test('Add Production and Add Gps open the record’s form at their question; a known position is shown on a map', async ({
  page,
  server,
  signIn,
}) => {
  const place = await placeOf(server.url, (await somebody(server.url)).instance);
  const name = `${newWord()} demonstration`;
  const { division_id: division, district_id: district, upazila_id: upazila, union_id: union } = place;
  const record = (word: string, gps: string) =>
    send(server.url, 'demonstration', {
      agency: 1,
      sub_activity: 128,
      name: word,
      held_on: '2026-10-10',
      place: { division, district, upazila, union },
      owner: { beneficiary_typed_name: 'Rahima Begum', beneficiary_name: 'Rahima Begum', beneficiary_sex: 'female' },
      plot: { crop_kind: 'oilseeds', crop: 'mustard', area: 12 },
      location: { gps },
    });
  await record(`${name} one`, '22.5 90.25 0 5');
  await record(`${name} two`, '');
  const path = tab('demonstrations', `&d.search=${encodeURIComponent(name)}`);
  await signIn(page, 'fao.admin', path);
  await rowOf(page, `${name} one`).getByRole('button', { name: 'Add Gps' }).click();
  const dialog = page.getByRole('dialog', { name: `Position of ${name} one` });
  await expect(dialog.getByText('22.5° N, 90.25° E')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await rowOf(page, `${name} one`).getByRole('link', { name: 'Add Production' }).click();
  await expect(page).toHaveURL(/edit-submission\/.*question=/);
  await expect(page.getByRole('textbox', { name: /Production \(kg\)/ })).toBeFocused();
  await settle(page, path);
  await rowOf(page, `${name} two`).getByRole('link', { name: 'Add Gps' }).click();
  await expect(page).toHaveURL(/edit-submission\/.*question=.*gps/);
  await expect(page.getByRole('button', { name: 'Find my place by GPS' })).toBeInViewport();
});
