import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from '../../scripts/root.mjs';
import { expect, test } from '../support/test.ts';

const ASSETS = at('apps/console/dist/assets');

test('the console opens on the sign-in page, without violations', async ({ page, axe }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('input[type=password]')).toBeVisible();
  await axe(page);
});

test('the page allows its own scripts only, the one inside it by its hash, and styles with its nonce', async ({
  request,
}) => {
  const first = await request.get('/');
  const policy = first.headers()['content-security-policy'] ?? '';
  const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  expect(rules['default-src']).toBe("default-src 'self'");
  expect(rules['script-src']).toMatch(/^script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]{44}'$/);
  expect(rules['style-src']).toMatch(/^style-src 'self' 'nonce-[\w+/=]+'$/);
  expect(rules['frame-ancestors']).toBe("frame-ancestors 'none'");
  expect(rules['object-src']).toBe("object-src 'none'");
  expect(first.headers()['cache-control']).toBe('no-cache');
  expect(await first.text()).not.toContain('__CSP_NONCE__');
  const second = await request.get('/');
  expect(second.headers()['content-security-policy']).not.toBe(policy);
});

test('hashed files are kept for ever and come as brotli', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /(\/assets\/frame-[^" ]+\.js)/.exec(html)?.[1];
  expect(script).toBeTruthy();
  const response = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const zipped = await request.get(script ?? '', { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers()['content-encoding']).toBe('gzip');
});

test('the contract is served to read and for tools', async ({ page, request }) => {
  const json = (await (await request.get('/msurvey/docs/json')).json()) as { openapi: string; paths: object };
  expect(json.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(json.paths)).toContain('/msurvey/api/auth/login');
  await page.goto('/msurvey/docs');
  // The description of all operations is large.
  await expect(page.locator('.swagger-ui .info .title')).toContainText('mSurvey', { timeout: 90_000 });
});

test('an unknown address of the API is answered with the error envelope, an unknown screen with the console', async ({
  request,
}) => {
  const api = await request.get('/msurvey/api/no-such-thing');
  expect(api.status()).toBe(404);
  expect((await api.json()).errors[0]).toMatchObject({ status: '404', code: 'route.not-found' });
  const screen = await request.get('/no/such/screen');
  expect(screen.status()).toBe(404);
  expect(screen.headers()['content-type']).toContain('text/html');
});

test('who starts demonstration accounts for everybody to reach is warned, at the sign-in and on every screen', async ({
  page,
  server,
  signIn,
}) => {
  const warning = page.getByText('Demonstration with a public password: whoever reaches this address can sign in');
  expect(server.output).toContain('WARNING: this server listens beyond this machine with demonstration accounts.');
  await page.goto('/login');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('button')).toHaveCount(0);
  await signIn(page, 'collector');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(warning).toBeVisible();
});

test('the gallery of parts is for those who build: nothing of it is delivered', async ({ request }) => {
  expect((await request.get('/gallery/')).status()).toBe(404);
  const files = await readdir(ASSETS);
  const scripts = await Promise.all(
    files.filter((name) => name.endsWith('.js')).map(async (name) => readFile(join(ASSETS, name), 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((script) => /Gallery of parts|chart-stacked/.test(script))).toEqual([]);
});
