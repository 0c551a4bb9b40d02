import { newPerson } from '../session/people.ts';
import { expect, test } from '../support/test.ts';

test('one’s projects are cards with period, partners and members, found by name in the address', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'fao.admin');
  const card = page.getByRole('link', { name: /SACP-RAINS/ });
  await expect(card).toContainText(/\d+ members/);
  await expect(card).toContainText(/\d{4} – .*\d{4}/);
  await expect(card).toContainText('GAIN');
  await page.getByLabel('Search projects').fill('rains');
  await expect(page).toHaveURL(/name=rains/);
  await expect(page.getByRole('heading', { level: 3, name: 'SACP', exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Search projects')).toHaveValue('rains');
  await page.getByLabel('Search projects').fill('no such project');
  await expect(page.getByText('No project is called “no such project”')).toBeVisible();
});

test('a card opens the project, whose tab is in the address', async ({ page, signIn }) => {
  await signIn(page, 'fao.admin');
  await page.getByRole('link', { name: /SACP-RAINS/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SACP-RAINS' })).toBeVisible();
  for (const [tab, text, index] of [
    ['Forms', 'No Forms', 1],
    ['Project Sites', 'No Project Sites Defined', 2],
    ['Configuration', 'No Configuration', 3],
    ['Teams', 'No Teams', 0],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`tabIndex=${index}`));
  }
});

test('who is in no project yet reads how one comes into one', async ({ page, server, signIn }) => {
  const person = await newPerson(server.url);
  await signIn(page, person.username);
  await expect(page.getByText('No projects yet')).toBeVisible();
});

test('projects that cannot be loaded can be asked for again', async ({ page, signIn }) => {
  const path = '**/msurvey/api/project/list';
  await page.route(path, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
  await signIn(page, 'fao.admin');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /SACP-RAINS/ })).toBeVisible();
});

test('quick links lead only where one may go', async ({ page, signIn }) => {
  await signIn(page, 'collector');
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links.filter({ hasText: 'Feedback' })).toBeVisible();
  await expect(links.filter({ hasText: 'Users' })).toHaveCount(0);
});
