import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { newestFollowUp, reviewer } from './follow-ups.ts';
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
    const { totalCount } = await listed<Row>(server.url, 'demonstrations');
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
    // Not every demonstration is a member's: some are of a whole group, some of people who are in no register.
    const { data } = await listed<Row>(server.url, 'demonstrations', { search: 'M0000' });
    const memberId = data.find((row) => row.member_id)?.member_id ?? '';
    expect(memberId).toMatch(/^M0000/);
    await search(page).fill(memberId);
    await expect(page).toHaveURL(/d\.search=/);
    await expect(rowOf(page, memberId).first()).toBeVisible();
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

test('a collector records a harvest of an approved demonstration on a phone; approved, it is in list, profile and export', async ({
  page,
  server,
  signIn,
}) => {
  const { url } = server;
  const place = await placeOf(url, (await somebody(url)).instance);
  const name = `${newWord()} plot`;
  const { division_id: division, district_id: district, upazila_id: upazila, union_id: union } = place;
  const instance = await send(url, 'demonstration', {
    agency: 1,
    sub_activity: 128,
    name,
    held_on: '2026-10-10',
    place: { division, district, upazila, union },
    owner: { beneficiary_typed_name: 'Rahima Begum', beneficiary_name: 'Rahima Begum', beneficiary_sex: 'female' },
    plot: { crop_kind: 'oilseeds', crop: 'mustard', area: 12 },
    production: { produced: 40 },
    location: { gps: '22.5 90.25 0 5' },
  });
  const decide = await reviewer(url);
  await decide(instance);
  const path = tab('demonstrations', `&d.search=${encodeURIComponent(name)}`);

  await test.step('the form opens with the demonstration chosen, which cannot be changed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'collector', path);
    await page.getByRole('link', { name: 'Add Production' }).click();
    await expect(page).toHaveURL(/new-submission\?given=/);
    const about = page.getByRole('combobox', { name: 'Demonstration' });
    await expect(about).toHaveValue(new RegExp(name));
    await expect(about).not.toBeEditable();
    await page.getByRole('textbox', { name: /Production \(kg\)/ }).fill('60');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The record was sent and stored.').first()).toBeVisible();
  });

  await test.step('it waits, and the list says what is known so far', async () => {
    await settle(page, path);
    await expect(page.getByText('Production 40 kg')).toBeVisible();
    await page.getByRole('link', { name, exact: true }).first().click();
    const followUps = page.getByRole('region', { name: 'Follow-ups' });
    await expect(followUps.getByText('60 kg produced')).toBeVisible();
    await expect(followUps.getByText('Pending')).toBeVisible();
  });

  await test.step('its profile has the facts of the plot, each quantity in its own unit', async () => {
    const facts = page.getByRole('region', { name: 'Key facts' });
    await expect(facts.getByText('40 kg', { exact: true })).toBeVisible();
    await expect(facts.getByText('Oilseeds', { exact: true })).toBeVisible();
    await expect(facts.getByText('12 decimals', { exact: true })).toBeVisible();
  });

  await test.step('approved, it adds up', async () => {
    await decide(await newestFollowUp(url, instance));
    await page.reload();
    await expect(page.getByText('Production 100 kg: 40 kg in the record itself, 60 kg approved since')).toBeVisible();
    await settle(page, path);
    await expect(page.getByText('Production 100 kg')).toBeVisible();
    const { data } = await listed<Row & { production: number }>(url, 'demonstrations', { search: name });
    expect(data[0]?.production).toBe(100);
  });
});
