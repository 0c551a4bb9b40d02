import { expect, test } from '../support/test.ts';
import { ask } from '../activities/made.ts';
import { PROJECT } from '../registry/made.ts';
import { at, dashboard, emptyUnion, register, showPlot, valueOf } from './made.ts';

const PERSON = { day: '2025-05-05', programmes: '1', sex: 'female', age: 30 } as const;
/** The sub-activity of the test's plots. */
const PLOTS = 128;

test('an approval in one browser is on the dashboard of another, which stays where it is read', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const union = await emptyUnion(server.url);
  await register(server.url, union, PERSON);
  const instance = await showPlot(server.url, union, { day: '2025-07-07', kind: 'oilseeds', waits: true });
  const lines: string[] = [];
  page.context().on('request', (request) => void (request.url().endsWith('/api/live') && lines.push(request.url())));

  const line = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await signIn(page, 'me.officer', dashboard(at(union)));
  await expect(valueOf(page, 'demonstration.done')).toHaveText('0');
  expect((await line).ok()).toBe(true);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(valueOf(second, 'demonstration.done')).toHaveText('0');
  await page.bringToFront();
  await valueOf(page, 'demonstration.done').scrollIntoViewIfNeeded();
  const where = () => page.evaluate(() => window.scrollY);
  const before = await where();

  const other = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  const profile = await ask<{ data: { id: number } }>(
    server.url,
    'superadmin',
    'GET',
    `/project/activity/profile?${new URLSearchParams({ projectId: String(PROJECT), instance })}`,
  );
  await signIn(other, 'superadmin', `/project/${PROJECT}/sacp/validation/${PLOTS}?record=${profile.data.id}`);
  await other.getByRole('button', { name: 'Approve', exact: true }).click();

  await expect(valueOf(page, 'demonstration.done')).toHaveText('1');
  await expect(valueOf(page, 'demonstration.oilseeds')).toHaveText('1');
  expect(await where()).toBe(before);
  // The tab behind it is told by the first one, and looks when somebody looks at it.
  await second.bringToFront();
  await expect(valueOf(second, 'demonstration.done')).toHaveText('1');
  expect(lines).toHaveLength(1);
  await other.context().close();
});

test('where no line can be had, the dashboard asks again by itself', async ({ page, server, signIn }) => {
  const union = await emptyUnion(server.url);
  await register(server.url, union, PERSON);
  await page.route('**/api/live', (route) => route.abort());
  await signIn(page, 'me.officer', dashboard(at(union)));
  await expect(valueOf(page, 'people')).toHaveText('1');
  await register(server.url, union, PERSON);
  await expect(valueOf(page, 'people')).toHaveText('2');
});
