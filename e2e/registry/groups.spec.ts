import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { listed, newWord, placeOf, PROJECT, rowOf, search, send, somebody, tab } from './made.ts';

interface GroupRow {
  id: string;
  name: string;
  nameBn: string;
  groupCode: string;
  memberCount: number;
}

test('groups are listed, and each has a page', async ({ page, server, signIn }) => {
  await test.step('the group list has its columns, finds names in both scripts, and asks in small letters', async () => {
    const { data, totalCount } = await listed<GroupRow>(server.url, 'groups');
    const [group] = data;
    await signIn(page, 'me.officer', tab('groups'));
    const table = page.getByRole('table', { name: 'SACP Group List' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'SL',
      'Group Code',
      'Name',
      'Type',
      'Address',
      'Formation Date',
      'Member Count',
      'Actions',
    ]);
    await expect(page.getByText(new RegExp(`^Showing 1 to .* of ${totalCount} results.$`))).toBeVisible();
    const asked = page.waitForRequest((one) => one.url().endsWith('/registry/groups/list'));
    await search(page).fill((group?.name ?? '').toUpperCase());
    expect((await asked).postDataJSON().firstName).toBe(group?.name.toLowerCase());
    await expect(rowOf(page, group?.groupCode ?? '')).toBeVisible();
    await search(page).fill(group?.nameBn ?? '');
    await expect(rowOf(page, group?.groupCode ?? '')).toBeVisible();
    await search(page).fill('xyzzy-nothing');
    await expect(page.getByText('No Group data found')).toBeVisible();
  });

  await test.step('a group’s page shows it, its office holders, its members and what they took part in', async () => {
    const group = (await listed<GroupRow>(server.url, 'groups')).data.find(({ memberCount }) => memberCount > 3);
    await settle(page, tab('groups', `&g.name=${encodeURIComponent(group?.name ?? '')}`));
    await rowOf(page, group?.groupCode ?? '')
      .getByRole('link', { name: 'Profile' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/project/${PROJECT}/sacp/group/${group?.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: group?.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Office holders' }).getByRole('listitem')).not.toHaveCount(0);
    const members = page.getByRole('table', { name: 'Members' });
    await expect(members.getByRole('row')).toHaveCount((group?.memberCount ?? 0) + 1);
    await expect(page.getByRole('region', { name: 'History' }).getByRole('table').getByRole('row')).not.toHaveCount(1);
    await members.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/sacp\/member\/profile\?instance=/);
  });
});

test('a group with members is not deleted, and the reason is said; an empty one is', async ({
  page,
  server,
  signIn,
}) => {
  const someone = await somebody(server.url);
  const place = await placeOf(server.url, someone.instance);
  const name = `${newWord()} Farmer Group`;
  const { division_id: division, district_id: district, upazila_id: upazila, union_id: union } = place;
  await send(server.url, 'group', {
    code: `E-${Date.now()}`,
    name,
    type: 'farmer',
    formed_on: '2026-01-15',
    place: { division, district, upazila, union },
  });
  const full = (await listed<GroupRow>(server.url, 'groups', { limit: 100 })).data.find(
    ({ memberCount }) => memberCount > 0,
  );
  await signIn(page, 'collector', tab('groups'));
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await signIn(page, 'fao.admin', tab('groups', `&g.name=${encodeURIComponent(full?.groupCode ?? '')}`));
  const remove = async (text: string) => {
    await rowOf(page, text).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove(full?.groupCode ?? '');
  await expect(page.getByRole('alert').filter({ hasText: /^Failed to delete\. \S/ })).toBeVisible();
  await expect(rowOf(page, full?.groupCode ?? '')).toBeVisible();
  await search(page).fill(name);
  await remove(name);
  await expect(page.getByText('successfully deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No Group data found')).toBeVisible();
});
