import { ask } from '../activities/made.ts';
import { settle } from '../support/looks.ts';
import { searched } from '../support/searched.ts';
import { expect, test } from '../support/test.ts';
import { choosePlace } from './people-forms.ts';
import { listed, newWord, placeOf, PROJECT, rowOf, search, send, somebody, tab } from './made.ts';

interface GroupRow {
  id: string;
  name: string;
  nameBn: string;
  groupCode: string;
  memberCount: number;
}

/** A group of the demonstration with office holders: those of groups that other tests made hold none. */
async function ledGroup(url: string): Promise<GroupRow> {
  for (const group of (await listed<GroupRow>(url, 'groups', { limit: 100 })).data) {
    const path = `/project/registry/groups/profile?projectId=${PROJECT}&id=${group.id}`;
    const { data } = await ask<{ data: { officers: unknown[] } }>(url, 'fao.admin', 'GET', path);
    if (group.memberCount > 3 && data.officers.length > 0) return group;
  }
  throw new Error('no group has office holders');
}

test('groups are listed, and each has a page', async ({ page, server, signIn }) => {
  const group = await ledGroup(server.url);
  await test.step('the group list has its columns, finds names in both scripts, and asks in small letters', async () => {
    const { totalCount } = await listed<GroupRow>(server.url, 'groups');
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
    await search(page).fill(group.name.toUpperCase());
    expect((await asked).postDataJSON().firstName).toBe(group.name.toLowerCase());
    await expect(rowOf(page, group.groupCode)).toBeVisible();
    await search(page).fill(group.nameBn);
    await expect(rowOf(page, group.groupCode)).toBeVisible();
    await search(page).fill('xyzzy-nothing');
    await expect(page.getByText('No Group data found')).toBeVisible();
  });

  await test.step('a group’s page shows it, its office holders, its members and what they took part in', async () => {
    await settle(page, tab('groups', `&g.name=${encodeURIComponent(group.name)}`));
    await rowOf(page, group.groupCode).getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/project/${PROJECT}/sacp/group/${group.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Office holders' }).getByRole('listitem')).not.toHaveCount(0);
    const members = page.getByRole('table', { name: 'Members' });
    await expect(members.getByRole('row')).toHaveCount(group.memberCount + 1);
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
  await searched(page, name);
  await remove(name);
  await expect(page.getByText('successfully deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No Group data found')).toBeVisible();
});

test('a taken code is refused before a group is saved; two with one code stand on a desk', async ({
  page,
  server,
  signIn,
}) => {
  const place = await placeOf(server.url, (await somebody(server.url)).instance);
  const code = `Z-${newWord().slice(0, 8)}`;
  const { division_id: division, district_id: district, upazila_id: upazila, union_id: union } = place;
  const group = (name: string, its: string) =>
    send(server.url, 'group', {
      code: its,
      name,
      type: 'farmer',
      formed_on: '2026-01-01',
      place: { division, district, upazila, union },
    });
  await group(`${code} first`, code);
  await signIn(page, 'fao.admin', '/project/61/form/150/527/new-submission');

  await test.step('the form says which group has it, and goes back to the question', async () => {
    await page.getByRole('checkbox', { name: 'SACP' }).check();
    await page.getByRole('textbox', { name: /Code of the group/ }).fill(code.toLowerCase());
    await page.getByRole('textbox', { name: 'Name in English letters' }).fill(`${code} second`);
    await page.getByRole('radio', { name: 'Farmer group', exact: true }).check();
    await page.getByRole('textbox', { name: 'Formed on' }).fill('2026-01-01');
    await choosePlace(page, place);
    await page.getByRole('button', { name: 'Send' }).click();
    const dialog = page.getByRole('dialog', { name: 'This code is taken' });
    await expect(dialog.getByRole('link', { name: `Open ${code} first` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByRole('textbox', { name: /Code of the group/ })).toBeFocused();
    await expect(page.getByRole('note')).toContainText(`belongs to the group ${code} first`);
  });

  await test.step('from a phone it is kept, and both stand on the desk until somebody decides', async () => {
    await group(`${code} third`, code.toUpperCase());
    await settle(page, '/project/61/sacp/group/duplicates');
    const pair = page.getByRole('region', { name: new RegExp(code, 'i') });
    await expect(pair.getByRole('link', { name: `${code} third`, exact: true })).toBeVisible();
    await expect(pair.getByRole('link', { name: `Correct the code of ${code} third` })).toBeVisible();
    await pair.getByRole('button', { name: 'They are two groups' }).click();
    await expect(page.getByText('They stay two groups')).toBeVisible();
    await expect(pair).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(pair).toBeVisible();
  });
});
