import { setStatus } from '../forms/made.ts';
import { everyLook, phoneInBengali } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { formPage, newCollection, post, rowOf, send } from './made.ts';

test('a collector opens a form by its title and works there', async ({ page, server, signIn, axe }) => {
  const form = await newCollection(server.url, 2);
  const [me, other] = form.people;
  if (!me || !other) throw new Error('two people collect with the form');
  await send(server.url, form, me, { farmer: 'Rahima Begum' });
  await send(server.url, form, other, { farmer: 'Somebody Else' });
  const today = new Date().toISOString().slice(0, 10);
  await post(server.url, form, '/project/form/users/target', {
    targetSetting: { formId: form.formId, targetValue: 12, targetDate: today },
    users: [me.id],
  });
  await signIn(page, me.username, `/project/${form.id}?tabIndex=1`);

  await test.step('the title leads to the form, with the own target, pace and records', async () => {
    await page.getByRole('link', { name: form.title }).click();
    await expect(page).toHaveURL(new RegExp(`${formPage(form)}$`));
    const work = page.getByRole('region', { name: 'My work' });
    await expect(work).toContainText('1 of 12 done');
    await expect(page.getByRole('heading', { name: 'My records' })).toBeVisible();
    await expect(rowOf(page, 'Rahima Begum')).toBeVisible();
    await expect(rowOf(page, 'Somebody Else')).toHaveCount(0);
    await everyLook(page, axe);
  });

  await test.step('what was begun is found again there', async () => {
    await page.getByRole('link', { name: 'New Submission' }).click();
    await page.getByLabel('Name of the farmer').fill('Begun and left');
    await expect(page.getByText('Draft kept in this browser')).toBeVisible();
    await page.goto(formPage(form));
    const draft = page.getByRole('link', { name: /^Continue the draft of / });
    await draft.click();
    await expect(page.getByLabel('Name of the farmer')).toHaveValue('Begun and left');
  });
});

test('who collects with a form that is closed reads on the button why, and whom to ask', async ({
  page,
  server,
  signIn,
}) => {
  const form = await newCollection(server.url, 1);
  const [me] = form.people;
  await setStatus(server.url, form, { isActive: false });
  await signIn(page, me?.username ?? '', formPage(form));
  const button = page.getByRole('button', { name: 'New Submission' });
  await expect(button).toBeDisabled();
  await button.focus();
  await expect(page.getByRole('tooltip')).toContainText('This form takes no records at the moment.');
});

test('the form fits a phone in Bengali', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  await phoneInBengali(page);
  await signIn(page, form.people[0]?.username ?? '', formPage(form));
  await expect(page.getByRole('region', { name: 'আমার কাজ' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
