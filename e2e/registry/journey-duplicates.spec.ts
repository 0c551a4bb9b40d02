import { expect, test } from '../support/test.ts';
import { listed, newMember, newPhone, newWord, placeOf, PROJECT, rowOf, somebody, tab } from './made.ts';
import { fillMember } from './people-forms.ts';

const DESK = `/project/${PROJECT}/sacp/member/duplicates`;

/** The same woman, registered twice: spelt otherwise, and with her national ID only the second time. */
async function twins(url: string) {
  const someone = await somebody(url);
  const place = await placeOf(url, someone.instance);
  const [word, phone] = [newWord(), newPhone()];
  const nationalId = `19${phone.slice(3)}`;
  await newMember(url, place, { name: `${word} Begum`, father: 'Abdul Karim', phone });
  await newMember(url, place, { name: `${word} Begom`, father: 'Abdul Kareem', phone, nationalId });
  return { word, phone, place };
}

test('two records of one person are merged by keyboard, are one in the list, and can be parted again', async ({
  page,
  server,
  signIn,
}) => {
  const { word } = await twins(server.url);
  await signIn(page, 'collector', tab('members', `&m.name=${word}`));
  await expect(page.getByText('Showing 1 to 2 of 2 results.')).toBeVisible();
  await page.getByRole('link', { name: 'Duplicates' }).click();
  await expect(page).toHaveURL(new RegExp(`${DESK}$`));
  const pair = page.getByRole('region', { name: 'The pair' });
  await expect(pair).toBeFocused();
  // step through what waits until it is theirs
  for (let n = 0; n < 60 && !(await pair.getByText(`${word} Begum`).first().isVisible()); n++) {
    const before = await pair.getByRole('status').textContent();
    await page.keyboard.press('j');
    await expect(pair.getByRole('status')).not.toHaveText(before ?? '');
  }
  for (const words of ['Same telephone', 'Name alike', "Father's name alike"])
    await expect(pair.getByText(words, { exact: true })).toBeVisible();
  // the record with more in it is kept unless one says otherwise
  const columns = pair.getByRole('columnheader');
  const begum = (await columns.nth(1).textContent())?.includes('Begum') ? 1 : 2;
  await expect(page.getByRole('radio', { name: `Keep record ${3 - begum}` })).toBeChecked();
  await page.keyboard.press(String(begum));
  await expect(page.getByRole('radio', { name: `Keep record ${begum}` })).toBeChecked();
  await page.keyboard.press('m');
  await expect(page.getByText('The two records are one person now')).toBeVisible();
  await page.goto(tab('members', `&m.name=${word}`));
  await expect(page.getByText('Showing 1 to 1 of 1 results.')).toBeVisible();
  await rowOf(page, `${word} Begum`).getByRole('link', { name: 'Profile' }).click();
  const merged = page.getByRole('table', { name: 'Merged records' });
  await expect(merged.getByText(`${word} Begom`)).toBeVisible();
  await page.goto(`${DESK}?tab=merged`);
  await rowOf(page, `${word} Begom`).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The merge was undone')).toBeVisible();
  await page.goto(tab('members', `&m.name=${word}`));
  await expect(page.getByText('Showing 1 to 2 of 2 results.')).toBeVisible();
});

test('a merge is taken back from where it is announced; two people are told apart for good', async ({
  page,
  server,
  signIn,
}) => {
  const { word } = await twins(server.url);
  await signIn(page, 'fao.admin', DESK);
  const pair = page.getByRole('region', { name: 'The pair' });
  const list = page.getByRole('navigation', { name: 'Pairs' });
  await list.getByText(new RegExp(word)).first().click();
  await pair.getByRole('button', { name: 'Merge' }).click();
  await expect(list.getByText(new RegExp(word))).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The merge was undone')).toBeVisible();
  await list.getByText(new RegExp(word)).first().click();
  await expect(pair.getByText(`${word} Begom`).first()).toBeVisible();
  await pair.getByRole('button', { name: 'Not the same' }).click();
  await expect(page.getByText('They stay two people')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicates' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(list.getByText(new RegExp(word))).toHaveCount(0);
});

test('whoever adds a member sees who is likely the same person, before anything is saved', async ({
  page,
  server,
  signIn,
}) => {
  const someone = await somebody(server.url);
  const place = await placeOf(server.url, someone.instance);
  const [word, phone] = [newWord(), newPhone()];
  await newMember(server.url, place, { name: `${word} Khatun`, father: 'Abdul Karim', phone });
  await signIn(page, 'collector', tab('members', `&m.name=${word}`));
  await page.getByRole('link', { name: 'Add new member' }).click();
  await fillMember(page, { name: `${word} Khatoon`, phone });
  await page.getByRole('button', { name: 'Send' }).click();
  const guard = page.getByRole('dialog', { name: 'Is this person registered already?' });
  await expect(guard.getByText(`${word} Khatun`)).toBeVisible();
  await expect(guard.getByText('Same telephone')).toBeVisible();
  await guard.getByRole('button', { name: 'Back' }).click();
  await expect(guard).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name in English letters' })).toHaveValue(`${word} Khatoon`);
  expect((await listed(server.url, 'members', { firstName: word })).totalCount).toBe(1);
  await page.getByRole('button', { name: 'Send' }).click();
  await guard.getByRole('button', { name: `Open the existing one: ${word} Khatun` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} Khatun` })).toBeVisible();
  // what was typed is a draft; somebody else after all
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name in English letters' })).toHaveValue(`${word} Khatoon`);
  // Everything stands where it will stay: nothing that comes into sight pushes the button away from under a press.
  const below = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(below);
  await page.getByRole('button', { name: 'Send' }).click();
  await guard.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('The record was sent and stored.').first()).toBeVisible();
  await expect(page.getByText('Showing 1 to 2 of 2 results.')).toBeVisible();
});
