import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { listed, newMember, newWord, placeOf, PROJECT, rowOf, search, somebody, tab } from './made.ts';

const COLUMNS = [
  'SL',
  'Name',
  "Father's name",
  'Member Id',
  'Sex',
  'Group',
  'Designation',
  'Address',
  'Contact',
  'Project Count',
  'Actions',
];

test('members are listed in pages, and narrowed by place', async ({ page, server, signIn }) => {
  const someone = await somebody(server.url);
  const place = await placeOf(server.url, someone.instance);
  await signIn(page, 'me.officer', tab('members'));

  await test.step('the member list has its columns, pages of 30, and says how many there are', async () => {
    await expect(page.getByRole('heading', { name: 'SACP Member List' })).toBeVisible();
    const table = page.getByRole('table', { name: 'SACP Member List' });
    await expect(table.getByRole('columnheader')).toHaveText(COLUMNS);
    const { data, totalCount } = await listed(server.url, 'members', { limit: 30 });
    const first = data.find(({ member_id }) => member_id !== null);
    await expect(table.getByRole('row')).toHaveCount(31);
    await expect(page.getByText(`Showing 1 to 30 of ${totalCount.toLocaleString('en')} results.`)).toBeVisible();
    await expect(
      rowOf(page, first?.member_id ?? '')
        .getByRole('link', { name: first?.name })
        .first(),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await expect(page.getByRole('option')).toHaveText(['30', '50', '100']);
    await page.getByRole('option', { name: '50' }).click();
    await expect(table.getByRole('row')).toHaveCount(51);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/m\.page=2/);
    await expect(page.getByText(`Showing 51 to 100 of ${totalCount.toLocaleString('en')} results.`)).toBeVisible();
  });

  await test.step('places narrow the list level by level, and choosing one clears those below', async () => {
    await settle(page, tab('members'));
    const asked = async (action: () => Promise<void>) => {
      const request = page.waitForRequest((one) => one.url().endsWith('/registry/members/list'));
      await action();
      return (await request).postDataJSON();
    };
    const chooseAnother = (level: string) => async () => {
      await page.getByRole('combobox', { name: level }).click();
      // the first is “All”
      await page.getByRole('option', { selected: false }).nth(1).click();
    };
    await expect(page.getByRole('combobox', { name: 'District' })).toBeDisabled();
    const url = tab(
      'members',
      `&m.division=${place.division_id}&m.district=${place.district_id}&m.upazila=${place.upazila_id}&m.union=${place.union_id}`,
    );
    await settle(page, url);
    const { totalCount } = await listed(server.url, 'members', { ...place, limit: 30 });
    await expect(
      page.getByText(new RegExp(`^Showing 1 to .* of ${totalCount.toLocaleString('en')} results.$`)),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove filter: Union:/ })).toBeVisible();
    const narrowed = await asked(chooseAnother('District'));
    expect(narrowed).toMatchObject({ division_id: place.division_id, upazila_id: -1, union_id: -1 });
    expect(narrowed.district_id).toBeGreaterThan(0);
    await page.getByRole('combobox', { name: 'Project count' }).click();
    await expect(page.getByRole('option')).toHaveText(['All', '1', '2', '3', '4', '5']);
    const counted = await asked(() => page.getByRole('option', { name: '2' }).click());
    expect(counted.projectCount).toBe(2);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/m\./);
  });
});

test('members are found while one types', async ({ page, server, signIn }) => {
  const someone = await somebody(server.url);
  const place = await placeOf(server.url, someone.instance);
  await signIn(page, 'me.officer', tab('members'));

  await test.step('typing asks the server once, half a second after the last letter', async () => {
    await expect(page.getByText(/^Showing 1 to 30 of/)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/registry/members/list')) asked.push(request.postDataJSON().firstName);
    });
    const answered = page.waitForResponse((response) => response.url().endsWith('/registry/members/list'));
    await search(page).pressSequentially('rahima');
    await answered;
    expect(asked).toEqual(['rahima']);
  });

  await test.step('a name is found in either script, by a part, however it is spelt', async () => {
    const word = newWord();
    await newMember(server.url, place, { name: `${word} Hossain`, nameBn: `${word} হোসেন`, father: 'Karim Uddin' });
    for (const typed of [`${word} hossain`, `${word} হোসাইন`, `hussain ${word}`, word.slice(0, 10).toLowerCase()]) {
      await search(page).fill(typed);
      await expect(page).toHaveURL(new RegExp('m\\.name='));
      await expect(rowOf(page, `${word} Hossain`), typed).toBeVisible();
      await expect(page.getByText('Showing 1 to 1 of 1 results.'), typed).toBeVisible();
    }
    await search(page).fill(`${word} nobody`);
    await expect(page.getByText('No Member data found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText(/^Showing 1 to 30 of/)).toBeVisible();
  });
});

test('only the administrator of the programme sees Delete, is asked, and deletes', async ({ page, server, signIn }) => {
  const someone = await somebody(server.url);
  const place = await placeOf(server.url, someone.instance);
  const name = `${newWord()} Begum`;
  await newMember(server.url, place, { name, father: 'Abdul Karim' });
  const path = tab('members', `&m.name=${encodeURIComponent(name)}`);
  for (const other of ['me.officer', 'validator', 'collector']) {
    await signIn(page, other, path);
    await expect(rowOf(page, name).getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  }

  await test.step('Add and Edit open the member form, and it leads back to the list', async () => {
    const add = page.getByRole('link', { name: 'Add new member' });
    await expect(add).toHaveAttribute('href', new RegExp(`^/project/${PROJECT}/form/151/528/new-submission\\?from=`));
    await rowOf(page, name).getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/project/${PROJECT}/form/151/528/edit-submission/`));
    await expect(page.getByRole('textbox', { name: 'Name in English letters' })).toHaveValue(name);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(rowOf(page, name)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('m.name')).toBe(name);
  });

  await test.step('the administrator deletes', async () => {
    await signIn(page, 'fao.admin', path);
    await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this member?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, name)).toBeVisible();
    await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('successfully deleted', { exact: true })).toBeVisible();
    await expect(page.getByText('No Member data found')).toBeVisible();
  });
});
