import usual from './playwright.config.ts';

/** `npm run pictures`: nothing is tested, every screen is drawn. */
export default { ...usual, testMatch: 'pictures/*.pictures.ts', projects: [{ name: 'pictures' }], globalTimeout: 0 };
