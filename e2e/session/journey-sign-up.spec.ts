import type { Page } from '@playwright/test';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { approve, newName } from './people.ts';

const VERIFY = '**/msurvey/api/user/verify';

async function fillIn(page: Page, username: string, email: string): Promise<void> {
  await page.getByLabel('Organization').fill('Department of Agricultural Extension');
  await page.getByRole('option', { name: 'Department of Agricultural Extension' }).click();
  await page.getByLabel('First name').fill('Salma');
  await page.getByLabel('Last name').fill('Begum');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('01712345678');
  await page.getByLabel(/^Password/).fill('Sobuj-math-9');
  await page.getByLabel('Confirm Password').fill('Sobuj-math-9');
}

test('sign-up, mailed link, approval, sign-in', async ({ page, server, axe }) => {
  const username = newName();
  const email = `${username}@example.org`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillIn(page, username, email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(`We have sent a message to ${email}.`)).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: 'Open the demonstration mailbox' }).click();
  const message = page.getByRole('listitem').filter({ hasText: email });
  await expect(message).toBeVisible({ timeout: 15_000 });
  const link = message.getByRole('link', { name: /\/verify\?id=/ });
  if (!(await link.isVisible())) await message.getByRole('button').click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Congratulations...' })).toBeVisible();
  await expect(page.getByText('Your account has been activated successfully.')).toBeVisible();
  await expect(page.getByText('You can now sign-in to your account.')).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('User name or e-mail').fill(username);
  await page.getByLabel(/^Password/).fill('Sobuj-math-9');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('waits for approval');

  await approve(server.url, username);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Salma Begum/ })).toBeVisible();
});

test('the form of sign-up tells what is missing, wrong or taken', async ({ page }) => {
  await test.step('organisations that cannot be loaded can be asked for again', async () => {
    await page.route('**/sign-up/organizations', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await page.goto('/register');
    await expect(page.getByText('The organisations could not be loaded.')).toBeVisible();
    await page.unroute('**/sign-up/organizations');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Organization').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('every field is checked before anything is sent, and the first fault has the focus', async () => {
    await page.getByLabel('Phone').fill('123');
    await page.getByLabel('E-mail').fill('salma');
    await page.getByLabel(/^Password/).fill('password');
    await page.getByRole('button', { name: 'Sign up' }).click();
    for (const text of [
      'Organization is required',
      'First name is required',
      'E-mail is invalid',
      'Phone is invalid',
      'This password is too common. Please choose another.',
      'Confirm Password is required',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Organization')).toBeFocused();
  });

  await test.step('a user name that is taken is told at its field', async () => {
    await fillIn(page, 'collector', `${newName()}@example.org`);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('This user name is taken. Please choose another.')).toBeVisible();
    await expect(page.getByLabel('User name')).toBeFocused();
    await expect(page.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('the mailed link says how it went', async ({ page, axe }) => {
  await test.step('a server out of reach does not spend the link: one tries again', async () => {
    await page.route(VERIFY, (route) => route.abort());
    await page.goto('/verify?id=still-good');
    await expect(page.getByText('Sorry !. can not verify your account.')).toBeVisible();
    await page.unroute(VERIFY);
    await page.route(VERIFY, (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Congratulations...' })).toBeVisible();
    await page.unroute(VERIFY);
  });

  await test.step('a link that is not good fails in words', async () => {
    await settle(page, '/verify?id=no-such-link');
    await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
    await expect(page.getByText('Sorry !. can not verify your account.')).toBeVisible();
    await axe(page);
  });

  await test.step('whose link is lost asks for another, and is not told whether the address is known', async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${newName()}@example.org`);
    await page.getByRole('button', { name: 'Send the message again' }).click();
    await expect(page.getByText('the message has been sent again')).toBeVisible();
  });
});
