import { call } from '../../scripts/testing/api.ts';
import { newCollection, send } from '../collection/made.ts';
import type { Person } from '../session/people.ts';
import { act, addNode, logFrame, treeIn } from '../logframe/made.ts';
import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { choose } from './made.ts';

test('an indicator is counted from the records of a form, looked at before it is saved, and fills a period', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const form = await newCollection(server.url, 1);
  const person = form.people[0] as Person;
  await send(server.url, form, person, { farmer: 'Rahim', age: 40, crop: 'rice' });
  await send(server.url, form, person, { farmer: 'Karima', age: 30, crop: 'rice' });
  await send(server.url, form, person, { farmer: 'Salma', age: 20, crop: 'jute' });
  const tree = await treeIn(server.url, form);
  const indicator = await addNode(server.url, tree, tree.outcomes[0], tree.levels.Indicator, '1.1.1', 'Rice farmers');
  const at = { projectId: form.id, logframeId: indicator };
  const counted = (n: number) => {
    const path = `/indicator/computed?projectId=${at.projectId}&logframeId=${at.logframeId}`;
    const ask = () => call<{ data: { periods: { value: number }[] } }>(server.url, form.token, 'GET', path);
    return expect.poll(async () => (await ask()).body.data.periods[0]?.value).toBe(n);
  };
  await signIn(page, 'fao.admin', logFrame(form.id));
  await page.getByRole('button', { name: 'Expand all' }).click();
  const source = page.getByRole('form', { name: 'Data Upload' });
  const preview = page.getByRole('table', { name: 'Preview' });
  const line = preview.getByRole('row').nth(1);

  await test.step('the figures follow what is chosen, on the records that there are', async () => {
    await act(page, '1.1.1 Rice farmers', 'Data Upload');
    await expect(page.getByText('The preview appears when everything is chosen.')).toBeVisible();
    await choose(source, page, 'Data source', form.title);
    await expect(line.getByRole('cell').nth(1)).toHaveText('3');
    await source.getByRole('button', { name: 'Add a condition' }).press('Enter');
    await source.getByRole('combobox', { name: 'Column' }).click();
    await page.getByRole('option', { name: 'Main crop' }).click();
    await choose(source, page, 'Value', 'Rice');
    await expect(line.getByRole('cell').nth(1)).toHaveText('2');
    await source.getByRole('button', { name: 'Add a condition' }).click();
    await source.getByRole('combobox', { name: 'Column' }).nth(1).click();
    await page.getByRole('option', { name: 'Age', exact: true }).click();
    await source.getByRole('combobox', { name: 'Function' }).nth(1).click();
    await page.getByRole('option', { name: 'at least' }).click();
    await source.getByRole('textbox', { name: 'Value' }).fill('35');
    await expect(line.getByRole('cell').nth(1)).toHaveText('1');
    await source.getByRole('button', { name: 'Remove condition 2' }).press('Enter');
    await expect(source.getByRole('button', { name: 'Add a condition' })).toBeFocused();
    await expect(line.getByRole('cell').nth(1)).toHaveText('2');
    await everyLook(page, axe);
  });

  await test.step('a figure opens to its records', async () => {
    await line.getByRole('button', { name: /2 records\. Show the records/ }).click();
    const records = page.getByRole('region', { name: 'Newest records' });
    await expect(records.getByRole('listitem')).toHaveCount(2);
    await expect(records.getByRole('link', { name: 'Rahim' })).toHaveAttribute('href', /\/details\//);
  });

  await test.step('saved as the source, the indicator is counted, and again when a record comes', async () => {
    await source.getByRole('button', { name: 'Save as source' }).click();
    await expect(page.getByText('counted again when they change')).toBeVisible();
    await closeToasts(page);
    const links = page.getByRole('navigation', { name: 'Pages of this indicator' });
    const collected = page.getByRole('table', { name: 'Collected data' });
    await links.getByRole('link', { name: 'Data Collection' }).click();
    const value = (n: number) => collected.getByRole('button', { name: new RegExp(`: ${n}, computed`) });
    await counted(2);
    await page.reload();
    await expect(value(2)).toBeVisible();
    await send(server.url, form, person, { farmer: 'Jamal', age: 50, crop: 'rice' });
    await counted(3);
    await page.reload();
    await expect(value(3)).toBeVisible();
    await value(3).click();
    await expect(page.getByRole('region', { name: 'Newest records' }).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('once it is not the source any more, it fills a period with a draft', async () => {
    await source.getByRole('button', { name: 'Stop counting from records' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The indicator is not counted from records any more.')).toBeVisible();
    await closeToasts(page);
    await source.getByRole('button', { name: 'Fill a period once' }).click();
    await page.getByRole('dialog', { name: 'Fill a period once' }).getByRole('button', { name: 'Fill' }).click();
    await expect(page.getByText('The period has a new draft.')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Pages of this indicator' })
      .getByRole('link', { name: 'Data Collection' })
      .click();
    const row = page.getByRole('table', { name: 'Collected data' }).getByRole('row').nth(1);
    await expect(row).toContainText('3');
    await expect(row).toContainText('Draft');
  });
});
