import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { addSite, newTeam, setArchived } from './made.ts';

test('projects and geography have no violations', async ({ page, server, signIn, axe }) => {
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
    await everyLook(page, axe);
  }
  await settle(page, '/');
  await page.getByRole('button', { name: 'New project' }).click();
  await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible();
  await everyLook(page, axe);
  await settle(page, `/project/${project.id}?tabIndex=2`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Type a union directly').fill('Lalmohan');
  await page.getByRole('option', { name: /Union/ }).first().click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await everyLook(page, axe);
});

test('in Bengali, on a phone and from right to left, every screen fits', async ({ page, server, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  const project = await newTeam(server.url);
  await addSite(server.url, project, 'Lalmohan');
  await signIn(page, 'fao.admin');
  await allFit(page, [
    '/',
    `/project/${project.id}?tabIndex=0`,
    `/project/${project.id}?tabIndex=2`,
    `/project/${project.id}?tabIndex=3`,
    `/project/${project.id}/add-team-member/`,
    '/geography?unit=1',
    '/geography/import',
  ]);
  await settle(page, `/project/${project.id}?tabIndex=2`);
  // places are written in the reader's script
  await expect(page.getByText('লালমোহন, ভোলা, বরিশাল')).toBeVisible();
});
