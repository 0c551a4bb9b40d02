import { expect, type Locator, type Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { tokenFor } from '../support/token.ts';

export interface MadeDraft {
  id: number;
  idString: string;
  title: string;
}

/** A draft with nothing in it, without the dialog. */
export async function newDraft(url: string, title: string): Promise<MadeDraft> {
  const token = await tokenFor(url, 'fao.admin');
  const { status, body } = await call<{ data: MadeDraft }>(url, token, 'POST', '/form-builder/create-json-init', {
    title,
    description: '',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

export const canvas = (page: Page): Locator => page.getByRole('treegrid', { name: 'Questions of the form' });
/** The line of a question, by what it says. */
export const line = (page: Page, words: string | RegExp): Locator =>
  page.locator('[role=row]').filter({ hasText: words }).last();
export const saved = async (page: Page): Promise<void> => {
  await expect(page.getByText('Everything is saved')).toBeVisible();
};

/** Adds by a click in the palette, and says what is asked. */
export async function click(page: Page, type: string, label: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'What can be asked' })
    .getByRole('button', { name: type, exact: true })
    .click();
  await expect(page.locator('textarea[data-label-of]').first()).toBeFocused();
  await page.keyboard.type(label);
  await page.keyboard.press('Enter');
}

/** Adds by `/` and typing from the line that has the focus. */
export async function type(page: Page, what: string, label: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'What do you want to ask?' })).toBeFocused();
  await page.keyboard.type(what);
  await page.keyboard.press('Enter');
  await expect(page.locator('textarea[data-label-of]').first()).toBeFocused();
  await page.keyboard.type(label);
  await page.keyboard.press('Enter');
}

export async function pasteChoices(page: Page, lines: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'One choice on each line' }).fill(lines);
  await page.getByRole('button', { name: 'Add these choices' }).click();
}

/** What the palette offers, and what is asked with it: with the rest of the form 25 questions. */
export const MORE: readonly (readonly [type: string, label: string, choices?: string])[] = [
  ['Number', 'Age'],
  ['Choose one', 'Sex', 'Female\nMale'],
  ['Short text', 'Married name'],
  ['Phone number', 'Phone'],
  ['Short text', 'Village'],
  ['Number', 'People in the house'],
  ['Choose several', 'Crops', 'Rice\nJute\nWheat'],
  ['Decimal number', 'Income'],
  ['Date', 'Day of the visit'],
  ['Time', 'Hour of the visit'],
  ['Long text', 'What was discussed'],
  ['Note to read', 'Now come the animals'],
  ['Number', 'Cows'],
  ['Number', 'Goats'],
  ['Number', 'Hens'],
  ['Short text', 'Name of the vet'],
  ['Photo', 'Picture of the yard'],
  ['Position', 'Where it stands'],
  ['Short text', 'Neighbour'],
  ['Long text', 'Remarks'],
];
