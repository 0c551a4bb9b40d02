import type { Person } from '../session/people.ts';
import { expect } from '../support/test.ts';
import { fill, newPath, readyForOffline, signInHere, stored, test } from './field-worker.ts';

const collector = (people: Person[]): string => (people[0] as Person).username;

test('records filled in without network wait through a restart, and each arrives exactly once', async ({
  tablet,
  farm,
  server,
}) => {
  test.slow();
  let page = await tablet.start();
  await signInHere(page, collector(farm.people));
  await page.goto(newPath(farm));
  await fill(page, 'Rahima online', { photo: true, place: true, plots: 2 });
  await expect(page.getByText('The record was sent and stored.').first()).toBeVisible();
  await readyForOffline(page);

  await tablet.cutNetwork();
  await page.getByRole('button', { name: 'Add another' }).click();
  await fill(page, 'Karim offline', { photo: true, place: true, plots: 2 });
  await expect(page.getByText('Offline: 1 record waits')).toBeVisible();
  await page.getByRole('button', { name: 'Add another' }).click();
  await fill(page, 'Salma offline', { plots: 1 });
  await expect(page.getByText('Offline: 2 records wait')).toBeVisible();
  await tablet.close();

  page = await tablet.start({ offline: true });
  await page.goto(newPath(farm));
  await expect(page.getByRole('textbox', { name: 'Name of the farmer' })).toBeVisible();
  await page.goto('/sync');
  await expect(page.getByText('Offline: 2 records wait')).toBeVisible();
  const list = page.getByRole('table', { name: 'Waiting records' });
  await expect(list.getByRole('row')).toHaveCount(3);
  expect(await stored(server.url, farm, 'Karim offline')).toEqual([]);

  await tablet.restoreNetwork();
  await expect(page.getByText('Nothing waits')).toBeVisible();
  for (const farmer of ['Rahima online', 'Karim offline', 'Salma offline'])
    expect(await stored(server.url, farm, farmer), farmer).toHaveLength(1);
  const [karim] = await stored(server.url, farm, 'Karim offline');
  expect(karim).toMatchObject({ revision: 1, missingFiles: 0, position: { latitude: 23.7 } });
  expect(karim?.answers.plots).toBe(2);
});
