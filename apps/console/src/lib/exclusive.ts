/**
 * One tab at a time. Browsers give Web Locks to secure pages only; an office that serves the console by plain http
 * gets a lock in local storage that expires by itself.
 */
const HOLD_MS = 10_000;
const LOOK_MS = 50;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function withStoredLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = `msurvey.lock.${name}`;
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const holder = () => {
    const [owner, until] = (localStorage.getItem(key) ?? '').split('|');
    return owner && Number(until) > Date.now() ? owner : undefined;
  };
  while (holder() !== me) {
    if (!holder()) localStorage.setItem(key, `${me}|${Date.now() + HOLD_MS}`);
    // the last writer wins; a moment later everyone sees who that is
    await wait(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    localStorage.removeItem(key);
  }
}

export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks
    ? (navigator.locks.request(`msurvey.${name}`, work) as Promise<T>)
    : withStoredLock(name, work);
}
