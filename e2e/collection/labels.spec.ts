import { call, login } from '../../scripts/testing/api.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** Group registration of the programme: places from the server's lists, the kind of group from the form's own. */
const GROUPS = { formId: 150, page: '/project/61/form/150/527/details' };
interface Listed {
  data: { answers: Record<string, string> }[];
  meta: { choices: { list: string; name: string; label: Record<string, string> }[] };
}
const COLUMNS = ['code', 'type', 'place/division', 'place/district'];

test('records of a form read as labels in the reader’s language, codes by choice, and a link shows the same', async ({
  page,
  server,
  signIn,
}) => {
  const { token } = await login(server.url, 'fao.admin');
  await call(server.url, token, 'PUT', '/project/form/data/columns', { formId: GROUPS.formId, columns: COLUMNS });
  const asked = { formId: GROUPS.formId, columns: COLUMNS, pageSize: 10 };
  const { body } = await call<Listed>(server.url, token, 'POST', '/project/form/data/list', asked);
  const { data, meta } = body;
  const first = data[0]?.answers ?? {};
  const meant = (list: string, code: string | undefined) =>
    meta.choices.find((choice) => choice.list === list && choice.name === code)?.label ?? {};
  const division = meant('geo_divisions.csv', first['place/division']);
  const row = page.getByRole('row').filter({ hasText: first.code }).first();

  await test.step('labels in English', async () => {
    await signIn(page, 'fao.admin', GROUPS.page);
    await expect(row).toContainText(division.en ?? '?');
    await expect(row).toContainText(meant('type', first.type)['English (en)'] ?? '?');
  });

  await test.step('codes by choice, and the address says so', async () => {
    await page.getByRole('combobox', { name: 'Labels' }).click();
    await page.getByRole('option', { name: 'Names and codes' }).click();
    await expect(row).toContainText(String(first.type));
    await expect(page).toHaveURL(/labels=names/);
    await settle(page, `${GROUPS.page}?labels=names`);
    await expect(row).toContainText(String(first.type));
  });

  await test.step('a place is picked by its name, and stands in the filter by its name', async () => {
    await settle(page, GROUPS.page);
    await page.getByRole('button', { name: 'Filter by answers' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Question' }).fill('Division');
    await page.getByRole('option', { name: 'Division', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Value' }).fill(division.en ?? '?');
    await page.getByRole('option', { name: new RegExp(division.en ?? '?') }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(new RegExp(`Division is .*${division.en}`))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`%22${first['place/division']}%22`));
  });

  await test.step('labels in Bengali for who reads Bengali', async () => {
    await page.addInitScript(() => localStorage.setItem('msurvey.language', 'bn'));
    await page.goto(GROUPS.page);
    await expect(row).toContainText(division.bn ?? '?');
    await expect(row).toContainText(meant('type', first.type)['বাংলা (bn)'] ?? '?');
  });
});
