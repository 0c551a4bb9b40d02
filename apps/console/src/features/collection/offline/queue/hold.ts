import { useEffect } from 'react';
import { database } from '~/features/collection/offline/database.ts';
import { HOLD_MS } from '~/features/collection/offline/queue/rules.ts';

async function hold(key: string, heldUntil: number): Promise<void> {
  const tx = (await database()).transaction('queue', 'readwrite');
  const entry = await tx.store.get(key);
  if (entry) await tx.store.put({ ...entry, heldUntil });
  await tx.done;
}

/** While somebody corrects a record it does not go by itself; a tab that was closed holds nothing for long. */
export function useHold(key: string): void {
  useEffect(() => {
    const renew = () => void hold(key, Date.now() + HOLD_MS).catch(() => undefined);
    renew();
    const timer = setInterval(renew, HOLD_MS / 4);
    return () => {
      clearInterval(timer);
      void hold(key, 0).catch(() => undefined);
    };
  }, [key]);
}
