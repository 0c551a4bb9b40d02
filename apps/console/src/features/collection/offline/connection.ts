import { useSession } from '~/app/session/index.ts';
import { createStore, useStore } from '~/lib/store.ts';

/** Browsers know whether there is a network, not whether it leads to the server; the last call knows that. */
const connection = createStore({ isOffline: typeof navigator !== 'undefined' && !navigator.onLine });
export const noteConnection = (isReached: boolean): void => {
  if (connection.get().isOffline === isReached) connection.set({ isOffline: !isReached });
};

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => noteConnection(true));
  window.addEventListener('offline', () => noteConnection(false));
}

export function useIsOffline(): boolean {
  const { isOutOfReach } = useSession();
  return useStore(connection).isOffline || isOutOfReach;
}
