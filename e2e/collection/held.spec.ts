import type { EntryForm, EntryRecord } from '@msurvey/contract';
import { call } from '../../scripts/testing/api.ts';
import { expect } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { readyForOffline, signInHere, test } from './field-worker.ts';

const [PROGRAMME, RAINS, DEMONSTRATION] = [61, 2, 163];
const EDITOR = 'me.officer';

/** The district where the editor is said to work. */
const NILPHAMARI = '156';
const ask = async <T>(url: string, username: string, path: string, query: Record<string, string>): Promise<T> => {
  const found = await call<{ data: T }>(
    url,
    await tokenFor(url, username),
    'GET',
    `${path}?${new URLSearchParams(query)}`,
  );
  expect(found.status, JSON.stringify(found.body)).toBe(200);
  return found.body.data;
};
const recordOf = (url: string, instanceId: string) =>
  ask<EntryRecord>(url, 'superadmin', '/project/form/entry/record', { formId: String(DEMONSTRATION), instanceId });

const answer = (xml: string, name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
/** Everything that a person or the form answered, without what names the revision and when it was made. */
const answersOf = (xml: string) =>
  [...xml.matchAll(/<([\w.]+)>([^<]+)<\/\1>/g)]
    .map(([, name, text]) => `${name}=${text}`)
    .filter((one) => !/^(instanceID|deprecatedID|instanceName|start|end|remarks)=/.test(one));

/** One that is not decided well yet, and not where the editor works. */
async function aPlotWithOwner(url: string): Promise<EntryRecord> {
  const body = { projectId: PROGRAMME, limit: 100 };
  const path = '/project/registry/demonstrations/list';
  type Plots = { data: { data: { instance: string; formId: number }[] } };
  const plots = await call<Plots>(url, await tokenFor(url, 'superadmin'), 'POST', path, body);
  for (const { instance } of plots.body.data.data.filter((plot) => plot.instance.startsWith('uuid:00000000-'))) {
    const record = await recordOf(url, instance).catch(() => undefined);
    if (!record || record.state === 'approved' || answer(record.xml, 'district') === NILPHAMARI) continue;
    if (answer(record.xml, 'beneficiary_member')) return record;
  }
  throw new Error('no demonstration plot has an owner');
}

/** Somebody who works in the north, away from the plot; returns the way back. */
async function workInTheNorth(url: string): Promise<() => Promise<void>> {
  const token = await tokenFor(url, 'superadmin');
  const who = await tokenFor(url, EDITOR);
  const memberId = Number(
    (JSON.parse(Buffer.from(who.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub,
  );
  const key = { projectId: PROGRAMME, memberId };
  type Sites = { data: { id: number; site: string; unitId: number }[] };
  const rains = await call<Sites>(url, token, 'POST', '/site/list', { projectId: RAINS });
  const north = rains.body.data.find(({ site }) => site.includes('Nilphamari'));
  const made = await call(url, token, 'POST', '/site/create', { ...key, sites: [north?.unitId] });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return async () => {
    const own = await call<Sites>(url, token, 'POST', '/site/list', key);
    for (const { id } of own.body.data) await call(url, token, 'POST', '/site/delete', { ...key, siteId: id });
  };
}

test('somebody who works elsewhere changes a remark, without network too, and owner, group and place stay', async ({
  tablet,
  server,
}) => {
  test.slow();
  const { url } = server;
  const goBack = await workInTheNorth(url);
  try {
    const before = await aPlotWithOwner(url);
    const owner = answer(before.xml, 'beneficiary_member');
    const label =
      before.lists.find(({ name }) => name === 'members.csv')?.rows.find(([code]) => code === owner)?.[1] ?? '';
    const form = await ask<EntryForm>(url, EDITOR, '/project/form/entry', { formId: String(DEMONSTRATION) });
    const path = `/project/${PROGRAMME}/form/${DEMONSTRATION}/${form.xformId}/edit-submission/${encodeURIComponent(before.instanceId)}`;

    let page = await tablet.start();
    await signInHere(page, EDITOR);
    await page.goto(path);
    const remarks = () => page.getByRole('textbox', { name: 'Remarks' });
    const owned = () => page.getByRole('combobox', { name: 'Member' });
    await expect(owned()).toHaveValue(label);
    await readyForOffline(page);
    await remarks().fill('Seen again, begun with network.');
    await expect(page.getByText('Draft kept in this browser')).toBeVisible();

    await tablet.close();
    page = await tablet.start({ offline: true });
    await page.goto(path);
    await expect(remarks()).toHaveValue('Seen again, begun with network.');
    await expect(owned()).toHaveValue(label);
    await remarks().fill('Seen again, finished without network.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Offline: 1 record waits')).toBeVisible();
    await tablet.restoreNetwork();
    await page.goto('/sync');
    await expect(page.getByText('Nothing waits')).toBeVisible();

    const after = await recordOf(url, before.instanceId);
    expect(answer(after.xml, 'remarks')).toBe('Seen again, finished without network.');
    expect(answersOf(after.xml)).toEqual(answersOf(before.xml));
  } finally {
    await goBack();
  }
});
