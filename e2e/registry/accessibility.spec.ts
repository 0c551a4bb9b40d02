import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { listed, PROJECT, somebody, tab } from './made.ts';

async function screens(url: string): Promise<string[]> {
  const member = await somebody(url);
  const [group] = (await listed<{ id: string }>(url, 'groups')).data;
  return [
    tab('members'),
    tab('members', '&m.name=xyzzy'),
    tab('groups'),
    tab('demonstrations'),
    tab('infrastructure', '&type=Canal'),
    `/project/${PROJECT}/sacp/member/profile?instance=${member.instance}`,
    `/project/${PROJECT}/sacp/group/${group?.id}`,
    `/project/${PROJECT}/sacp/member/duplicates`,
    `/project/${PROJECT}/sacp/member/duplicates?tab=merged`,
  ];
}

test('the registry has no violations', async ({ page, server, signIn, axe }) => {
  await signIn(page, 'fao.admin');
  for (const path of await screens(server.url)) {
    await settle(page, path);
    await everyLook(page, axe);
  }
  await settle(page, tab('members'));
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await everyLook(page, axe);
});

test('in Bengali, on a phone and from right to left, every screen fits', async ({ page, server, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  await signIn(page, 'fao.admin');
  await allFit(page, await screens(server.url));
  await settle(page, tab('members'));
  await expect(page.getByRole('heading', { name: 'এসএসিপি সদস্য তালিকা' })).toBeVisible();
});
