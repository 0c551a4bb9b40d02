import { join } from 'node:path';
import { phoneInBengali, settle } from '../support/looks.ts';
import { test } from '../support/test.ts';
import { type Screen, screens } from './screens.ts';

const FOLDER = process.env.PICTURES ?? join(import.meta.dirname, '../../pictures');
/** Only those whose names have one of these in them. */
const ONLY = process.env.ONLY?.split(',');

/** Pictures of the guides (docs/user): `GUIDES=1 npm run pictures` makes them anew, and no others. */
const OF_GUIDES = join(import.meta.dirname, '../../docs/images/user');
const GUIDE_PICTURES: Record<string, Record<string, string>> = {
  desk: { 'all-waiting': 'desk', dashboard: 'dashboard', report: 'report', 'work-plans': 'work-plans', users: 'users' },
  phone: { 'new-training': 'new-training-phone' },
};
const forGuides = Boolean(process.env.GUIDES);

const LOOKS = ['desk', 'phone', 'dark'] as const;
const isWanted = ({ name }: Screen, look: string): boolean => {
  if (forGuides && GUIDE_PICTURES[look]?.[name] === undefined) return false;
  return !ONLY || ONLY.some((part) => name.includes(part));
};
const shotOf = (look: string, name: string) =>
  forGuides
    ? { path: join(OF_GUIDES, `${GUIDE_PICTURES[look]?.[name]}.jpg`), type: 'jpeg' as const, quality: 75 }
    : { path: join(FOLDER, look, `${name}.png`), fullPage: true };

for (const look of LOOKS)
  test(`pictures of every screen: ${look}`, async ({ page, server, signIn }) => {
    test.setTimeout(0);
    if (look === 'phone') await phoneInBengali(page);
    else await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
    let here = '';
    for (const { name, path, who = 'me.officer' } of (await screens(server.url)).filter((screen) =>
      isWanted(screen, look),
    )) {
      // Loaded anew: within the console the screen before stays until the code of this one is there.
      if (who === here) await page.goto(path);
      else await signIn(page, who, path);
      await settle(page, path);
      here = who;
      await page.screenshot(shotOf(look, name));
    }
  });
