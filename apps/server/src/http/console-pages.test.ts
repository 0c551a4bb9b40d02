import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, pagesOf } from './console-pages.ts';

const SCRIPT = 'start()';
const PAGE = `<html lang="en"><style nonce="__CSP_NONCE__"></style><!--first-style-->
<script data-title="">${SCRIPT}</script><body><!--first--><div id="root"></div></body></html>`;
const drawing = (language: string, demonstration: boolean, mailbox: boolean, exposed: boolean) => ({
  language,
  demonstration,
  mailbox,
  exposed,
  markup: `<p>${exposed ? 'danger ' : ''}${language} ${demonstration ? 'demo' : 'real'} ${mailbox ? 'mailbox' : ''} $& $1</p>`,
  style: 'p{margin:0}',
  title: `mSurvey ${language}`,
});
const isSetUp = async () => true;
const demonstration = { demonstration: true, exposed: false, smtpUrl: undefined, isSetUp };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'msurvey-pages-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  const kinds = [
    [false, false, false],
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ] as const;
  const all = ['en', 'fr', 'bn'].flatMap((language) =>
    kinds.map(([demo, mail, danger]) => drawing(language, demo, mail, danger)),
  );
  writeFileSync(join(folder, 'first-paint.json'), JSON.stringify(all));
});
const open = async (installation: Installation, headers = {}) =>
  (await pagesOf(folder, installation)(headers)).html('n');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the console’s page', () => {
  it('comes drawn in the language the browser asks for', async () => {
    const html = await open(demonstration, { 'accept-language': 'fr-CH, en;q=0.5' });
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('data-title="mSurvey fr"');
    expect(html).toContain('<div id="first"><p>fr demo mailbox $& $1</p></div>');
  });

  it('comes in the language chosen in the console, whatever the browser asks for', async () => {
    const headers = { cookie: 'a=b; msurvey.language=bn', 'accept-language': 'fr' };
    expect(await open(demonstration, headers)).toContain('<html lang="bn">');
  });

  it('takes no language from a cookie that we do not speak', async () => {
    const headers = { cookie: 'msurvey.language=xx', 'accept-language': 'fr' };
    expect(await open(demonstration, headers)).toContain('<html lang="fr">');
  });

  it('shows demonstration accounts and mailbox only where there are any', async () => {
    expect(await open({ ...demonstration, smtpUrl: 'smtp://mail' })).toContain('<p>en demo  $& $1</p>');
    expect(await open({ ...demonstration, demonstration: false })).toContain('<p>en real  $& $1</p>');
  });

  it('warns where other machines reach accounts whose password is published', async () => {
    expect(await open({ ...demonstration, exposed: true })).toContain('<p>danger en demo mailbox $& $1</p>');
  });

  it('allows the script that stands in it by its hash, and styles by a nonce only', async () => {
    const page = await pagesOf(folder, demonstration)({});
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(page.policy('N0')).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
    expect(page.policy('N0')).toContain("style-src 'self' 'nonce-N0';");
    expect(page.html('N0')).toContain('<style nonce="N0" id="first-style">');
    expect(page.html('N0')).not.toContain('__CSP_NONCE__');
  });

  it.each([
    ['nobody can sign in yet', async () => false],
    ['the database does not answer', async () => Promise.reject(new Error('away'))],
  ])('is left to the console while %s', async (_, unknown) => {
    expect(await open({ ...demonstration, isSetUp: unknown })).toContain('<!--first-->');
  });

  it('says how to build the console when it is not built', async () => {
    expect((await pagesOf(undefined, demonstration)({})).html('n')).toContain('npm run build');
  });
});
