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

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 600_000;

/**
 * Of the hundred files that a worker needs, one may not come over a bad network, and the whole try is lost. Those that came
 * are kept, so that every try needs fewer, and somebody who goes to the field later does not depend on the first one.
 */
function install(wait = FIRST_WAIT_MS): void {
  const again = () => setTimeout(install, wait, Math.min(wait * 2, LONGEST_WAIT_MS));
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    // nothing comes where a browser is told to have no workers
    .then((registration: ServiceWorkerRegistration | undefined) => {
      if (!registration) return;
      const first = registration.active ? null : registration.installing;
      if (!first) return watch(registration);
      first.addEventListener('statechange', () => {
        if (first.state === 'redundant') again();
        if (first.state === 'activated') watch(registration);
      });
    })
    .catch(again);
}

let started = false;
/** Once somebody is signed in: the sign-in page stays as small as it is. Plain http has no workers, nor needs one. */
export function startWorker(): void {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  whenIdle(() => install());
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
