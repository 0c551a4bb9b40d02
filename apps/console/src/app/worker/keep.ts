/** The files of one state of the console, in the browser's cache. Nothing that the server says about people is in it. */
import type { Manifest } from '~/app/worker/manifest.ts';

const OURS = 'msurvey-console-';
const AT_ONCE = 4;
export const PAGE = '/index.html';
const cacheName = ({ version }: Manifest): string => `${OURS}${version}`;

/** A page of another state names files that we do not keep. */
async function fetchPage({ entry }: Manifest): Promise<Response> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok || !(await page.clone().text()).includes(entry)) throw new Error('the page is of another build');
  return page;
}

/** A hashed file that an earlier state had as well is not fetched again. */
async function take(cache: Cache, path: string): Promise<void> {
  const known = await caches.match(path, { ignoreVary: true });
  const response = known ?? (await fetch(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

export async function keepAll(manifest: Manifest): Promise<void> {
  const cache = await caches.open(cacheName(manifest));
  await cache.put(PAGE, await fetchPage(manifest));
  const todo = [...manifest.files];
  const worker = async () => {
    for (let path = todo.shift(); path !== undefined; path = todo.shift()) await take(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Tabs that were opened before keep finding the files of the state before this one. */
export async function dropOld(manifest: Manifest): Promise<void> {
  const mine = cacheName(manifest);
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== mine);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

export async function keptPage(manifest: Manifest): Promise<Response | undefined> {
  return (await caches.open(cacheName(manifest))).match(PAGE, { ignoreVary: true });
}

/** The same for ever, by its name: the kept one first. What was used once opens without network, too. */
export async function asset(manifest: Manifest, request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(cacheName(manifest));
    await cache.put(request, response.clone()).catch(() => undefined);
  }
  return response;
}
