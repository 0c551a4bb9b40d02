/**
 * The console's service worker: lets its pages start without network. It knows hashed files and the page, and never
 * touches a call of the API; forms and records are kept elsewhere (features/collection/offline).
 */
import { asset, dropOld, keepAll, keptPage } from '~/app/worker/keep.ts';
import { type Manifest, TAKE_OVER } from '~/app/worker/manifest.ts';
import type { WorkerScope } from '~/app/worker/worker-types.ts';

declare const __KEPT__: Manifest;
const manifest: Manifest = __KEPT__;
const scope = self as unknown as WorkerScope;
/** A network that does not answer is as good as none. */
const PATIENCE_MS = 5000;

const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/') || pathname === '/favicon.svg';
/** As the server decides: http/console.ts. A dot in an address says nothing: `/forms/my.form` is a screen. */
const NO_SCREENS = /^\/(msurvey|assets)\/|^\/(sw\.js|favicon\.svg|healthz|readyz|metrics)$/;
const isScreen = ({ pathname }: URL): boolean => !NO_SCREENS.test(pathname);

const patience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });

/** From the server, so that a new version shows at once; the kept page when it does not answer or is not there. */
async function screen(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  const asked = preload.then((response) => response ?? fetch(request));
  const answer = await Promise.race([asked.catch(() => undefined), patience()]);
  if (answer && answer.status < 502) return answer;
  return (await keptPage(manifest)) ?? asked;
}

scope.addEventListener('install', (event) => event.waitUntil(keepAll(manifest)));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([dropOld(manifest), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(url)) event.respondWith(screen(request, event.preloadResponse));
  } else if (isAsset(url)) event.respondWith(asset(manifest, request));
});
