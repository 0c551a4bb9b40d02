import { expect, test } from '../support/test.ts';
import { exported } from './exported.ts';
import { listed, newMember, newPhone, newWord, placeOf, somebody, tab } from './made.ts';

test('members are exported with the filters that are chosen, cell by cell', async ({ page, server, signIn }) => {
  const someone = await somebody(server.url);
  const place = await placeOf(server.url, someone.instance);
  const word = newWord();
  const given = [
    { name: `=${word} Begum`, nameBn: 'রহিমা বেগম', father: 'Karim & <Sons>', phone: newPhone() },
    { name: `${word} Khatun`, father: 'Abdul Karim', phone: newPhone(), programmes: '1 2' },
  ];
  for (const member of given) await newMember(server.url, place, member);
  await signIn(page, 'me.officer', tab('members', `&m.name=${word}`));
  await expect(page.getByText('Showing 1 to 2 of 2 results.')).toBeVisible();
  const rows = await exported(page, new RegExp(`Name: ${word}\\. That is 2 rows\\.$`));
  expect(rows).toHaveLength(2);
  for (const { name, nameBn, father, phone, programmes = '1' } of given) {
    const row = rows.find((cells) => cells.Name === name);
    expect([row?.['Name in Bengali'], row?.["Father's name"], row?.Contact, row?.['Project Count']]).toEqual([
      nameBn,
      father,
      phone,
      String(programmes.split(' ').length),
    ]);
  }
});

test('groups, demonstrations and structures are exported as their lists show them', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page, 'fao.admin', tab('groups'));
  const groups = await listed<{ groupCode: string }>(server.url, 'groups', { limit: 100 });
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  const rows = await exported(page, /^The whole list\./);
  expect(rows.map((cells) => cells['Group code']).sort()).toEqual(groups.data.map(({ groupCode }) => groupCode).sort());
  await page.goto(tab('demonstrations'));
  const demonstrations = await listed(server.url, 'demonstrations', { limit: 100 });
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  expect(await exported(page, /^The whole list\./)).toHaveLength(demonstrations.totalCount);
  const canals = await listed(server.url, 'infrastructure', { type: 'Canal', limit: 100 });
  await page.goto(tab('infrastructure', '&type=Canal'));
  await expect(page.getByRole('heading', { name: 'Canal' })).toBeVisible();
  expect(await exported(page, /^The whole list\./)).toHaveLength(canals.totalCount);
});
