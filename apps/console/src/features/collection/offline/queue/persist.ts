const KEY = 'msurvey.persist-asked';

/** Asks the browser once not to clear what waits when the disk gets full; some ask the person, some decide alone. */
export async function askToPersist(): Promise<void> {
  if (localStorage.getItem(KEY) || !navigator.storage?.persist) return;
  localStorage.setItem(KEY, new Date().toISOString());
  await navigator.storage.persist().catch(() => false);
}
