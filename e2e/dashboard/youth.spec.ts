import { call, login } from '../../scripts/testing/api.ts';
import { expect, test } from '../support/test.ts';
import { choose, dashboard, emptyUnion, register, valueOf } from './made.ts';

const LEVELS = ['Division', 'District', 'Upazila', 'Union'];

// Other tests count young people on the same server.
test.afterEach(async ({ server }) => {
  const { token: office } = await login(server.url, 'fao.admin');
  const body = { projectId: 61, youthFrom: 18, youthTo: 35 };
  const change = async () => (await call(server.url, office, 'POST', '/project/youth-bounds/change', body)).status;
  await expect.poll(change).toBe(200);
  const bounds = async () =>
    (await call(server.url, office, 'GET', '/project/youth-bounds?projectId=61')).body as { data: object };
  await expect.poll(async () => (await bounds()).data).toEqual({ youthFrom: 18, youthTo: 35, changing: null });
});

test('the office chooses who counts as young, and the figures follow', async ({ page, server, signIn, axe }) => {
  const union = await emptyUnion(server.url);
  for (const age of [16, 22, 33, 50])
    await register(server.url, union, { day: '2025-05-05', programmes: '1', sex: 'female', age });
  await signIn(page, 'fao.admin', dashboard());
  for (const [i, level] of LEVELS.entries()) await choose(page, level, union.names[i] ?? '');
  await expect(valueOf(page, 'people.youth')).toHaveText('2');
  await expect(page.getByText('Youth: 18 to 35 years old on the day of registration.')).toBeVisible();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Who counts as young' });
  await axe(page);
  await dialog.getByLabel('From (years)').fill('36');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Not below the first age')).toBeVisible();
  await dialog.getByLabel('From (years)').fill('15');
  await dialog.getByLabel('To (years)').fill('60');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Youth: 15 to 60 years old on the day of registration.')).toBeVisible();
  await expect(valueOf(page, 'people.youth')).toHaveText('4');

  await signIn(page, 'me.officer', dashboard());
  await expect(page.getByText('Youth: 15 to 60 years old on the day of registration.')).toBeVisible();
});
