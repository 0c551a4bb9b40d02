import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { newProject } from './made.ts';

const UMBRELLA = 'SACP-RAINS';

test('a project is put beneath an umbrella in its dialog, where only those stand that can be one', async ({
  page,
  server,
  signIn,
}) => {
  const { id, name } = await newProject(server.url);
  await signIn(page, 'fao.admin', `/?name=${name}`);
  const open = async (of: string) => {
    await page.getByRole('button', { name: `Actions for ${of}` }).click();
    await page.getByRole('menuitem', { name: 'Edit project' }).click();
    return page.getByRole('dialog', { name: 'Edit project' });
  };
  const field = () => page.getByRole('combobox', { name: 'Umbrella project' });

  await test.step('neither itself nor what is beneath another is offered', async () => {
    await open(name);
    await field().click();
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: UMBRELLA })).toHaveCount(1);
    await expect(page.getByRole('option', { name: 'SACP', exact: true })).toHaveCount(0);
    await expect(page.getByRole('option', { name: 'RAINS', exact: true })).toHaveCount(0);
    await expect(page.getByRole('option', { name, exact: true })).toHaveCount(0);
  });

  await test.step('the chosen one is kept', async () => {
    await page.getByRole('option').filter({ hasText: UMBRELLA }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Project saved')).toBeVisible();
    await open(name);
    await expect(field()).toContainText(UMBRELLA);
    await page.keyboard.press('Escape');
  });

  await test.step('its lists are now those of the umbrella that belong to it: none yet, and Add opens the umbrella’s form', async () => {
    await settle(page, `/project/${id}?tabIndex=3&index=1`);
    await expect(page.getByText('No Member data found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add new member' }).first()).toHaveAttribute('href', /form\/151\/528/);
  });

  await test.step('a project with others beneath it has no choice', async () => {
    await settle(page, `/?name=${UMBRELLA}`);
    await open(UMBRELLA);
    await expect(field()).toBeDisabled();
  });
});
