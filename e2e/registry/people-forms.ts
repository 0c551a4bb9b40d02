import { expect, type Locator, type Page } from '@playwright/test';
import type { Place } from './made.ts';

const LEVELS = { Division: 'division_id', District: 'district_id', Upazila: 'upazila_id', Union: 'union_id' } as const;

/** From the division to the union; where none is named, the first of each. */
export async function choosePlace(page: Page, place?: Place): Promise<void> {
  for (const [level, field] of Object.entries(LEVELS) as [keyof typeof LEVELS, keyof Place][])
    await page
      .getByRole('combobox', { name: level, exact: true })
      .selectOption(place ? { value: String(place[field]) } : { index: 1 });
}

/** Out of a list that is searched by typing; the words name one of it only. */
export async function choose(box: Locator, words: string): Promise<void> {
  // A new repeat takes the focus in the frame after it appeared, which nobody is quick enough to notice but a test.
  await expect(async () => {
    await box.fill(words);
    await box.press('Enter');
    await expect(box, words).toHaveAttribute('aria-expanded', 'false');
    await expect(box, words).not.toHaveValue('', { timeout: 1000 });
  }).toPass();
}

interface Filled {
  name: string;
  phone: string;
  place?: Place;
  /** Code of a group in the list. */
  group?: string;
}

/** The member form, as far as it must be filled. */
export async function fillMember(page: Page, { name, phone, place, group }: Filled): Promise<void> {
  await page.getByRole('checkbox', { name: 'SACP' }).check();
  await choosePlace(page, place);
  await page.getByRole('textbox', { name: 'Name in English letters' }).fill(name);
  await page.getByRole('textbox', { name: /^Father.s name/ }).fill('Abdul Karim');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1988-04-12');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(phone);
  if (group) await choose(page.getByRole('combobox', { name: 'Group', exact: true }), group);
}

/** The group form, as far as it must be filled. */
export async function fillGroup(page: Page, code: string, name: string, place: Place): Promise<void> {
  await page.getByRole('checkbox', { name: 'SACP' }).check();
  await page.getByRole('textbox', { name: 'Code of the group' }).fill(code);
  await page.getByRole('textbox', { name: 'Name in English letters' }).fill(name);
  await page.getByRole('radio', { name: 'Farmer group' }).check();
  await page.getByRole('textbox', { name: 'Formed on' }).fill('2026-01-15');
  await choosePlace(page, place);
}
