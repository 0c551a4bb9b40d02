import { call } from '../../scripts/testing/api.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { listed, type MemberRow, PROJECT, rowOf, tab } from './made.ts';

interface History {
  data: { id: number; instance: string; form_id: number; name: string | null }[];
  meta: { counts: Record<string, number> };
}
const historyOf = async (url: string, instance: string): Promise<History> => {
  const token = await tokenFor(url, 'fao.admin');
  const { body } = await call<History>(url, token, 'POST', '/project/member/history', { projectId: PROJECT, instance });
  return body;
};

const landOf = async (url: string, instance: string): Promise<number | null> => {
  const token = await tokenFor(url, 'fao.admin');
  const path = `/project/registry/members/profile?projectId=${PROJECT}&instance=${encodeURIComponent(instance)}`;
  const { body } = await call<{ data: { landDecimals: number | null } }>(url, token, 'GET', path);
  return body.data.landDecimals;
};

/** Somebody of the demonstration who took part in several things: people whom other tests made have no land. */
async function busy(url: string): Promise<{ member: MemberRow; history: History }> {
  for (const member of (await listed(url, 'members', { limit: 100 })).data) {
    const history = await historyOf(url, member.instance);
    if (history.data.length < 2 || !member.groupId || !member.member_id || !member.contact) continue;
    if ((await landOf(url, member.instance)) !== null) return { member, history };
  }
  throw new Error('nobody took part in anything');
}

test('a member’s page shows the person, land, household, groups and every activity, each with its record', async ({
  page,
  server,
  signIn,
}) => {
  const { member, history } = await busy(server.url);
  await signIn(page, 'me.officer', tab('members', `&m.name=${member.member_id}`));
  await rowOf(page, member.name).getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/sacp/member/profile?*');
  const address = new URL(page.url());
  expect(address.pathname).toBe(`/project/${PROJECT}/sacp/member/profile`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    instance: member.instance,
    benNo: member.member_id,
    name: member.name,
    group: member.group,
    address: member.address,
    fathersname: member.fithersname,
    phone: member.contact,
  });
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  const person = page.getByRole('region', { name: 'The person' });
  for (const words of [member.fithersname, member.contact]) await expect(person.getByText(words ?? '')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Land and household' }).getByText(/decimals$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Groups' }).getByRole('link')).toHaveAttribute(
    'href',
    `/project/${PROJECT}/sacp/group/${member.groupId}`,
  );
  const table = page.getByRole('table', { name: 'History' });
  await expect(table.getByRole('row')).toHaveCount(Math.min(history.data.length, 30) + 1);
  const [kind, count] = Object.entries(history.meta.counts).find(([, n]) => n > 0) ?? [];
  const chip = { activity: 'Activities', training: 'Trainings', input: 'Inputs', demonstration: 'Demonstrations' };
  await page.getByRole('button', { name: `${chip[kind as keyof typeof chip]} (${count})` }).click();
  await expect(table.getByRole('row')).toHaveCount((count ?? 0) + 1);
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/project/${PROJECT}/form/\\d+/\\d+/details/`));
  await expect(page.getByRole('region', { name: 'Answers' })).toBeVisible();
});

test('a profile of nobody is unknown, and one on paper is plain', async ({ page, server, signIn }) => {
  await test.step('a member or a group that is not there, or not one’s own, is said to be unknown', async () => {
    await signIn(page, 'me.officer', `/project/${PROJECT}/sacp/member/profile?instance=uuid%3Anobody&name=Somebody`);
    await expect(page.getByText('This member does not exist, or you may not see it.')).toBeVisible();
    await settle(page, `/project/${PROJECT}/sacp/member/profile`);
    await expect(page.getByText('This member does not exist, or you may not see it.')).toBeVisible();
    for (const id of ['999999999', 'abc']) {
      await settle(page, `/project/${PROJECT}/sacp/group/${id}`);
      await expect(page.getByText('This group does not exist, or you may not see it.')).toBeVisible();
    }
  });

  await test.step('on paper there is the profile and nothing that can be pressed', async () => {
    const { member } = await busy(server.url);
    await settle(page, `/project/${PROJECT}/sacp/member/profile?instance=${member.instance}`);
    await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'SACP Member List' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'The person' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'History' })).toBeVisible();
    const colours = await page
      .getByRole('heading', { level: 1 })
      .evaluate((node) => [getComputedStyle(node).color, getComputedStyle(document.body).backgroundColor]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
});
