import { TAKE_OVER } from '~/app/worker/manifest.ts';
import { createStore, useStore } from '~/lib/store.ts';

/** A worker of a newer build that waits until somebody agrees. */
const update = createStore<{ waiting: ServiceWorker | undefined }>({ waiting: undefined });
const HOUR = 3_600_000;
/** Not while the first screens still load. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3000);
};

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // the very first one replaces nothing
    if (registration.waiting && navigator.serviceWorker.controller) update.set({ waiting: registration.waiting });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

let started = false;
/** Once somebody is signed in: the sign-in page stays as small as it is. Plain http has no workers, nor needs one. */
export function startWorker(): void {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  whenIdle(() => {
    navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then((registration: ServiceWorkerRegistration | undefined) => registration && watch(registration))
      .catch(() => undefined);
  });
}

/** Something to call when a newer version is there: it takes over, and this tab, and no other, is loaded again. */
export function useNewVersion(): (() => void) | undefined {
  const { waiting } = useStore(update);
  return (
    waiting &&
    (() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage(TAKE_OVER);
    })
  );
}
