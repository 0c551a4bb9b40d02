import { call, login } from '../../scripts/testing/api.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { newPerson } from './people.ts';

const SESSIONS = '**/msurvey/api/profile/sessions';

test('one’s own details are changed, but not to those of somebody else', async ({ page, server, signIn, mailbox }) => {
  const other = await newPerson(server.url);
  const person = await newPerson(server.url);
  await signIn(page, person.username, '/profile');

  await test.step('one changes one’s own details, and the greeting follows', async () => {
    await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
    await page.getByRole('tab', { name: 'Personal Details' }).click();
    await expect(page).toHaveURL(/tab=details/);
    await page.getByLabel('Last name').fill('Sultana');
    await page.getByLabel('Location').fill('Bhola');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your details have been saved')).toBeVisible();
    await page.getByRole('tab', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Amena Sultana' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Bhola' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Amena Sultana' })).toBeVisible();
  });

  await test.step('a phone number that is none is refused at its field', async () => {
    await page.getByRole('tab', { name: 'Personal Details' }).click();
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Phone is invalid')).toBeVisible();
    await page.getByLabel('Phone').fill('');
  });

  await test.step('an e-mail address changes with the password and the link that is mailed to the new one', async () => {
    const form = page.getByRole('form', { name: 'E-mail address' });
    const change = async (email: string, password: string) => {
      await form.getByLabel('E-mail').fill(email);
      await form.getByLabel(/^Current password/i).fill(password);
      await form.getByRole('button', { name: 'Change e-mail address' }).click();
    };
    await change(other.email, PASSWORD);
    await expect(page.getByText('This e-mail address belongs to another account.')).toBeVisible();
    const fresh = `fresh.${person.username}@example.org`;
    await change(fresh, PASSWORD);
    await expect(page.getByText(`Please open the link that was sent to ${fresh}.`)).toBeVisible();
    const [mail] = await mailbox(fresh);
    await page.goto(/\/confirm-email\?id=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(page.getByText('Your new e-mail address is confirmed')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('definition').filter({ hasText: fresh })).toBeVisible();
  });

  await test.step('a meter says in a word how good a new password is', async () => {
    await page.goto('/profile?tab=password');
    const typed = page.getByLabel(/^New password/i);
    await typed.fill(person.username);
    await expect(page.getByText('Weak password')).toBeVisible();
    await typed.fill('Kolmi-77-nodi-pare');
    await expect(page.getByText('Strong password')).toBeVisible();
  });
});

test('sessions are listed, and ended one by one, by a new password, or all at once', async ({
  page,
  server,
  signIn,
}) => {
  const person = await newPerson(server.url);
  const elsewhere = await login(server.url, person.username);
  const answerTo = async ({ token }: { token: string }) =>
    (await call(server.url, token, 'GET', `/user/${person.id}`)).status;

  await test.step('sessions that cannot be loaded can be asked for again', async () => {
    await page.route(SESSIONS, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await signIn(page, person.username, '/profile?tab=sessions');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await page.unroute(SESSIONS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This device')).toBeVisible();
  });

  await test.step('one session is ended from the list, the one in use is marked', async () => {
    const rows = page.getByRole('table', { name: 'Sessions' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('The session has been ended')).toBeVisible();
    await expect(rows).toHaveCount(2);
    expect(await answerTo(elsewhere)).toBe(401);
  });

  const next = await test.step('a changed password ends the other sessions and opens the next one', async () => {
    const another = await login(server.url, person.username);
    await page.getByRole('tab', { name: 'Change Password' }).click();
    await expect(page.getByText(/every 3 months/)).toBeVisible();
    await page.getByLabel('Current Password').fill('wrong-one');
    await page.getByLabel('New Password').fill('Nodi-par-11');
    await page.getByLabel('Confirm Password').fill('Nodi-par-11');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await page.getByLabel('Current Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password has been changed successfully.')).toBeVisible();
    await expect(page.getByLabel('New Password')).toHaveValue('');
    expect(await answerTo(another)).toBe(401);
    return login(server.url, person.username, 'Nodi-par-11');
  });

  await test.step('signing out everywhere asks first and then ends this session too', async () => {
    await page.getByRole('tab', { name: 'Sessions' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await answerTo(next)).toBe(401);
  });
});
