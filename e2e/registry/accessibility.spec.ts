import { expect, test } from '../support/test.ts';
import { listed, PROJECT, somebody, tab } from './made.ts';

const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };
const PAIRS = [
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const;

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

for (const [colorScheme, size] of PAIRS)
  test(`the registry has no violations: ${colorScheme}, ${size}`, async ({ page, server, signIn, axe }) => {
    const viewport = SIZES[size];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await signIn(page, 'fao.admin');
    for (const path of await screens(server.url)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(viewport.width);
    }
    await page.goto(tab('members'));
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page);
  });

test('in Bengali, on a phone and from right to left, every screen fits', async ({ page, server, signIn }) => {
  await page.setViewportSize(SIZES.phone);
  await page.addInitScript(() => {
    localStorage.setItem('msurvey.language', 'bn');
    localStorage.setItem('msurvey.settings', JSON.stringify({ locale: 'bn', rtl: true }));
  });
  await signIn(page, 'fao.admin');
  for (const path of await screens(server.url)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await page.goto(tab('members'));
  await expect(page.getByRole('heading', { name: 'এসএসিপি সদস্য তালিকা' })).toBeVisible();
});
