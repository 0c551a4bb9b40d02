import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from '../session/people.ts';
import { expect } from '../support/test.ts';
import { newPath, readyForOffline, signInHere, Tablet, test } from './field-worker.ts';

/** In front of the server, as it would be after a release (the same console with another worker) or on a bad network. */
async function front(url: string) {
  const state = { isNew: false, refuses: undefined as RegExp | undefined };
  const proxy = createServer((asked, answer) => {
    const to = new URL(asked.url ?? '/', url);
    if (state.refuses?.test(to.pathname)) {
      state.refuses = undefined;
      answer.writeHead(502).end();
      return;
    }
    const headers: typeof asked.headers = { ...asked.headers, host: to.host, 'accept-encoding': 'identity' };
    // the old worker's file is no answer to a question for the new one
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const onward = request(to, { method: asked.method, headers }, (came) => {
      const isWorker = state.isNew && to.pathname === '/sw.js';
      if (isWorker) delete came.headers['content-length'];
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer, { end: !isWorker });
      if (isWorker) came.on('end', () => answer.end('\n// a newer build'));
    });
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve);
  });
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    publish: () => {
      state.isNew = true;
    },
    /** The next request for such a file fails. */
    refuseOnce: (path: RegExp) => {
      state.refuses = path;
    },
    hasRefused: () => state.refuses === undefined,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

test('the sign-in page fetches nothing for offline use', async ({ tablet }) => {
  const page = await tablet.start();
  const asked: string[] = [];
  tablet.browser.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.getByRole('textbox', { name: 'User name or e-mail' }).fill('somebody');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/sw.js');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('calls of the API are never in the cache', async ({ tablet, farm }) => {
  const page = await tablet.start();
  await signInHere(page, (farm.people[0] as Person).username);
  await page.goto(newPath(farm));
  await page.getByRole('textbox', { name: 'Name of the farmer' }).waitFor();
  await readyForOffline(page);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => !/^\/(assets\/|index\.html$|favicon\.svg$)/.test(path))).toEqual([]);
});

test('the console speaks every language without network', async ({ tablet, farm }) => {
  const page = await tablet.start();
  await signInHere(page, (farm.people[0] as Person).username);
  await readyForOffline(page);
  await tablet.cutNetwork();
  for (const [language, home, title] of [
    ['bn', 'প্রথম পাতা', 'পাঠানোর অপেক্ষায় থাকা রেকর্ড'],
    ['fr', 'Accueil', 'Enregistrements à envoyer'],
    ['ro', 'Acasă', 'Înregistrări de trimis'],
    ['zh', '首页', '待发送的记录'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('msurvey.language', chosen), language);
    await page.goto('/sync');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: home }).first()).toBeVisible();
  }
});

test('a new version is offered, never over a form, and loads when its reader agrees', async ({ server, farm }) => {
  const office = await front(server.url);
  const tablet = new Tablet(office.url);
  try {
    const page = await tablet.start();
    await signInHere(page, (farm.people[0] as Person).username);
    await readyForOffline(page);
    office.publish();
    await page.goto(newPath(farm));
    await page.getByRole('textbox', { name: 'Name of the farmer' }).fill('Half done');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const offer = page.getByText('A new version of mSurvey is ready.');
    await expect(page.getByRole('textbox', { name: 'Name of the farmer' })).toHaveValue('Half done');
    await expect(offer).toBeHidden();

    await page.goto('/sync');
    await expect(offer).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(page.getByText('Nothing waits')).toBeVisible();
    await expect(offer).toBeHidden();
  } finally {
    await tablet.dispose();
    office.close();
  }
});

test('a file that a bad network loses is asked for again, until the console works without network', async ({
  server,
  farm,
}) => {
  const office = await front(server.url);
  const tablet = new Tablet(office.url);
  try {
    const page = await tablet.start();
    // one that no screen on the way needs: only the worker asks for it
    office.refuseOnce(/\/assets\/WebForm-/);
    await signInHere(page, (farm.people[0] as Person).username);
    await readyForOffline(page);
    expect(office.hasRefused()).toBe(true);
    await tablet.cutNetwork();
    await page.goto('/sync');
    await expect(page.getByText('Nothing waits')).toBeVisible();
  } finally {
    await tablet.dispose();
    office.close();
  }
});
