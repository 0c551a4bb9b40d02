import { everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { choose, dashboard, emptyUnion, figure, type NewPerson, register, showPlot, valueOf } from './made.ts';

const PEOPLE: NewPerson[] = [
  { day: '2024-05-05', programmes: '1', sex: 'female', age: 22 },
  { day: '2025-05-05', programmes: '1 2', sex: 'female', age: 50 },
  { day: '2025-06-06', programmes: '2', sex: 'male', age: 30 },
];
const LEVELS = ['Division', 'District', 'Upazila', 'Union'];

test('the dashboard counts what was sent and approved, narrows by place, programme and year, and opens', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const union = await emptyUnion(server.url);
  for (const person of PEOPLE) await register(server.url, union, person);
  await showPlot(server.url, union, { day: '2025-07-07', kind: 'oilseeds' });
  await showPlot(server.url, union, { day: '2025-08-08', kind: 'fruits', waits: true });
  const counted = (is: (person: NewPerson) => boolean) => String(PEOPLE.filter(is).length);
  const shows = async (figures: Record<string, string>) => {
    for (const [name, value] of Object.entries(figures)) await expect(valueOf(page, name), name).toHaveText(value);
  };

  await test.step('it is the first that somebody sees of a programme', async () => {
    await signIn(page, 'me.officer', '/project/61?tabIndex=3');
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Beneficiaries', exact: true })).toBeVisible();
    await expect(page.getByText(/^As of /)).toBeVisible();
  });

  await test.step('a union has the people and the work that were sent from there', async () => {
    for (const [i, level] of LEVELS.entries()) await choose(page, level, union.names[i] ?? '');
    await expect(page).toHaveURL(new RegExp(`dash.union=${union.union_id}`));
    await shows({
      people: '3',
      'people.female': counted(({ sex }) => sex === 'female'),
      'people.male': counted(({ sex }) => sex === 'male'),
      'people.youth': counted(({ age }) => age >= 18 && age <= 35),
      households: '3',
      'people.land_two': '3',
      'households.males': '6',
      'demonstration.done': '1',
      'demonstration.oilseeds': '1',
      'demonstration.fruits': '0',
    });
    await expect(page.getByRole('button', { name: '+ 1 waiting' })).toBeVisible();
  });

  await test.step('a programme and a year narrow it, with the year before beside', async () => {
    await choose(page, 'Project', 'RAINS');
    await shows({ people: counted(({ programmes }) => programmes.includes('2')), 'demonstration.done': '0' });
    await expect(figure(page, 'infrastructure.cfc')).toBeVisible();
    await expect(figure(page, 'infrastructure.canal')).toHaveCount(0);
    await choose(page, 'Project', 'SACP');
    await expect(figure(page, 'infrastructure.cfc')).toHaveCount(0);
    await expect(figure(page, 'infrastructure.canal')).toBeVisible();
    await choose(page, 'Year', '2025');
    const of = (year: string) => counted(({ programmes, day }) => programmes.includes('1') && day.startsWith(year));
    await shows({ people: of('2025') });
    await expect(figure(page, 'people')).toContainText('as many as in 2024');
    await choose(page, 'Year', '2024');
    await shows({ people: of('2024') });
    await expect(figure(page, 'people')).toContainText('+1 compared with 2023');
  });

  await test.step('Back takes one choice back at a time; a chip and Reset take back one and all', async () => {
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveText('2025');
    await page.goBack();
    await expect(page).not.toHaveURL(/dash.year/);
    await page.getByRole('button', { name: 'Remove filter: SACP' }).click();
    await shows({ people: '3' });
  });

  await test.step('a figure says what it means and opens to as many rows as it counts', async () => {
    await figure(page, 'people.female')
      .getByRole('button', { name: /^What it means/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText(/registr/);
    await page.keyboard.press('Escape');
    await figure(page, 'people.female').getByRole('button', { name: /: 2/ }).press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel.locator('tbody tr')).toHaveCount(2);
    await everyLook(page, axe);
    await page.goBack();
    await expect(panel).toHaveCount(0);
  });

  await test.step('the report has a row for each place below, whose cells open and whose name leads there', async () => {
    await page.getByRole('button', { name: `Remove filter: ${union.names[3]}`, exact: true }).click();
    await expect(page).not.toHaveURL(/dash.union/);
    const row = page.locator(`tr[data-row="${union.union_id}"]`);
    const cell = row.getByRole('button', { name: /Female beneficiaries: / });
    await expect(cell).toHaveText('2');
    await cell.click();
    await expect(page.getByRole('dialog').locator('tbody tr')).toHaveCount(2);
    await page.goBack();
    await row.getByRole('button', { name: union.names[3] ?? '', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`dash.union=${union.union_id}`));
    await shows({ people: '3' });
  });

  await test.step('what was chosen is remembered until it is reset', async () => {
    await settle(page, '/project/61?tabIndex=3&index=1');
    await settle(page, dashboard());
    await shows({ people: '3' });
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).not.toHaveURL(/dash\./);
    await expect(valueOf(page, 'people')).not.toHaveText('3');
    await everyLook(page, axe);
    await settle(page, '/project/61?tabIndex=3&index=1');
    await settle(page, dashboard());
    await expect(page).not.toHaveURL(/dash\./);
  });
});

test('without anything to count, and when the server does not answer, the dashboard says so', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn(page, 'me.officer', dashboard('&dash.year=2015'));
  await expect(page.getByText('No Data Found')).toBeVisible();
  await everyLook(page, axe);
  await page.route('**/project/dashboard/cards', (route) => route.abort());
  await page.getByRole('button', { name: 'Reset' }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/project/dashboard/cards');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'people')).toBeVisible();
});

test('in Bengali and on a phone the dashboard fits', async ({ page, signIn }) => {
  await phoneInBengali(page);
  await signIn(page, 'me.officer', dashboard());
  await expect(page.getByRole('heading', { name: 'উপকারভোগী', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
