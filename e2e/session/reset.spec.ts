import { settle } from '../support/looks.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { newPerson } from './people.ts';

const REQUEST = '**/msurvey/api/user/reset-password-request';

const linkIn = (text: string): string => /https?:\/\/\S+\/new-password\?id=\S+/.exec(text)?.[0] ?? 'no link';

test('a forgotten password is set anew by the mailed link, which is good once', async ({
  page,
  server,
  mailbox,
  axe,
}) => {
  const person = await newPerson(server.url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // exactly: the page one leaves asks for “User name or e-mail”
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  const [mail] = await mailbox(person.email);
  const link = linkIn(mail?.text ?? '');
  await page.goto(link);
  const first = page.getByLabel(/^Password/);
  const second = page.getByLabel('Confirm Password');
  const reset = page.getByRole('button', { name: 'Reset' });
  await reset.click();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Confirm Password is required')).toBeVisible();
  await first.fill('12345');
  await second.fill('123456');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords must match')).toBeVisible();

  await first.fill('Notun-dhan-7');
  await second.fill('Notun-dhan-7');
  await reset.click();
  await expect(page.getByRole('heading', { name: 'Password Changed' })).toBeVisible();
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible();
  await expect(page.getByText('You can now sign-in to your account.')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('User name or e-mail').fill(person.username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong user name or password.');
  await page.getByLabel(/^Password/).fill('Notun-dhan-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Amena Khatun/ })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await first.fill('Notun-dhan-8');
  await second.fill('Notun-dhan-8');
  await reset.click();
  await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
  await expect(page.getByText('Sorry !. can not change password.')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the screens of a forgotten password say what is wrong, but not whom they know', async ({ page }) => {
  const send = page.getByRole('button', { name: 'Send link' });
  await page.goto('/forgot');

  await test.step('what is not an e-mail address is not sent', async () => {
    await page.getByLabel('E-mail').fill('amena');
    await send.click();
    await expect(page.getByText('E-mail is invalid')).toBeVisible();
  });

  await test.step('a refused request shows what the server said', async () => {
    const detail = 'Too many requests. Please wait 60 seconds and try again.';
    const errors = [{ status: '429', code: 'request.too-many', title: '', detail }];
    await page.route(REQUEST, (route) => route.fulfill({ status: 429, json: { errors } }));
    await page.getByLabel('E-mail').fill('amena@example.org');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(detail);
    await expect(page).toHaveURL(/\/forgot$/);
    await page.unroute(REQUEST);
  });

  await test.step('asking for an unknown address answers the same', async () => {
    await page.getByLabel('E-mail').fill('nobody.at.all@example.org');
    await send.click();
    await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('Return leads back to the sign-in page', async () => {
    await settle(page, '/new-password?id=anything');
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('a link without its id has failed from the start', async () => {
    await settle(page, '/new-password');
    await expect(page.getByText('Sorry !. can not change password.')).toBeVisible();
  });
});
