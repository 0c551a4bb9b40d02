import { call } from '../../scripts/testing/api.ts';
import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { act, addNode, lineOf, logFrame, newTree } from './made.ts';

test('the tree remembers what is open, finds nodes, and is come back to at the node one left', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'me.officer', logFrame(61));
  await expect(page.getByText('139 nodes')).toBeVisible();
  await expect(page.getByText('Targets of the demonstration are illustrative.')).toBeVisible();
  const indicator = lineOf(page, 'People who received services of SACP');
  await expect(indicator).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search code or name' }).fill('received services of sacp');
  await expect(indicator).toContainText('260,000');
  await act(page, '1.1.1.1.1 People who received services of SACP', 'Profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('People who received services of SACP');
  const back = page.getByRole('link', { name: 'Log Frame', exact: true });
  await expect(back).toHaveAttribute('href', '/project/61?tabIndex=7&lastVisited=136');
  await back.click();
  await expect(indicator).toBeFocused();

  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.goto(logFrame(61));
  await expect(page.getByText('139 nodes')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('who is not of the project sees no tree', async ({ page, server, signIn }) => {
  const made = await newTree(server.url);
  await signIn(page, 'me.officer', logFrame(made.id));
  await expect(page.getByRole('heading', { level: 1, name: 'Project Title' })).toBeVisible();
  await expect(page.getByText('No Configuration')).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  const token = await tokenFor(server.url, 'me.officer');
  for (const path of [`tree?projectId=${made.id}`, `node?projectId=${made.id}&nodeId=${made.goal}`])
    expect((await call(server.url, token, 'GET', `/logframe/${path}`)).status, path).toBe(404);
});

test('the tree, its dialogs and its pages have no violations', async ({ page, server, signIn, axe }) => {
  const made = await newTree(server.url);
  await addNode(server.url, made, made.outcomes[0], made.levels.Indicator, 'a', 'Tonnes per hectare');
  await signIn(page, 'fao.admin');
  await settle(page, logFrame(made.id));
  await everyLook(page, axe);
  await act(page, '1.1 Better yields', 'Add');
  await page.getByRole('radio', { name: 'Activity' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'New Activity' })).toBeVisible();
  await everyLook(page, axe);
  await settle(page, '/projects/61/profile/logframe/212/activity-profile');
  await everyLook(page, axe);
  await settle(page, '/projects/61/profile/logframe/136/targets');
  await everyLook(page, axe);
});

test('in Bengali, on a phone and from right to left, it fits', async ({ page, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  await signIn(page, 'fao.admin');
  await allFit(page, [logFrame(61), '/projects/61/profile/logframe/212/activity-profile']);
});
