import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { addSite, newTeam, setArchived } from './made.ts';

const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };

const settle = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

// each scheme and each size once on every screen: all four pairs would take twice as long and find no more
const PAIRS = [
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const;

for (const [colorScheme, size] of PAIRS)
  test(`projects and geography have no violations: ${colorScheme}, ${size}`, async ({ page, server, signIn, axe }) => {
    const viewport = SIZES[size];
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const project = await newTeam(server.url);
    const archived = await newTeam(server.url);
    await addSite(server.url, project, 'Lalmohan');
    await setArchived(server.url, archived, true);
    await signIn(page, 'fao.admin');
    for (const path of [
      '/?state=all',
      `/project/${project.id}?tabIndex=0`,
      `/project/${project.id}?tabIndex=1`,
      `/project/${project.id}?tabIndex=2`,
      `/project/${project.id}?tabIndex=3&index=4`,
      `/project/${project.id}/add-team-member/`,
      `/projects/${project.id}/member/${project.person.id}/sites`,
      `/project/${archived.id}`,
      '/project/2000000000',
      '/geography',
      '/geography?unit=1',
      '/geography?tab=layers',
      '/geography/import',
    ]) {
      await settle(page, path);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(viewport.width);
    }
    await settle(page, '/');
    await page.getByRole('button', { name: 'New project' }).click();
    await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible();
    await axe(page);
    await settle(page, `/project/${project.id}?tabIndex=2`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Type a union directly').fill('Lalmohan');
    await page.getByRole('option', { name: /Union/ }).first().click();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await axe(page);
  });

test('in Bengali, on a phone and from right to left, every screen fits', async ({ page, server, signIn }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(SIZES.phone);
  await page.addInitScript(() => {
    localStorage.setItem('msurvey.language', 'bn');
    localStorage.setItem('msurvey.settings', JSON.stringify({ locale: 'bn', rtl: true }));
  });
  const project = await newTeam(server.url);
  await addSite(server.url, project, 'Lalmohan');
  await signIn(page, 'fao.admin');
  for (const path of [
    '/',
    `/project/${project.id}?tabIndex=0`,
    `/project/${project.id}?tabIndex=2`,
    `/project/${project.id}?tabIndex=3`,
    `/project/${project.id}/add-team-member/`,
    '/geography?unit=1',
    '/geography/import',
  ]) {
    await settle(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await settle(page, `/project/${project.id}?tabIndex=2`);
  // places are written in the reader's script
  await expect(page.getByText('লালমোহন, ভোলা, বরিশাল')).toBeVisible();
});
