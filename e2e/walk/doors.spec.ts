import { expect, test } from '../support/test.ts';
import { Walk } from './walk.ts';

const WALKERS = ['fao.admin', 'me.officer', 'dae.admin', 'validator', 'collector', 'accountant'];
// Each walks for minutes, the longest first: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' });
/** Far more than there are kinds of screens: a walk that never ends is a fault of its own. */
const MOST_SCREENS = 150;

for (const username of WALKERS)
  test(`${username} is shown no link and no button that ends in a refusal`, async ({ page, signIn }) => {
    // As long as it takes: it ends when there is nothing new to press.
    test.setTimeout(0);
    await signIn(page, username, '/');
    const walk = new Walk(page, MOST_SCREENS);
    await walk.from('/');
    expect(walk.refused, walk.screens.join('\n')).toEqual([]);
    // somebody who signs in has work to do here
    expect(walk.screens.length).toBeGreaterThan(8);
    expect(walk.screens.length).toBeLessThan(MOST_SCREENS);
  });
