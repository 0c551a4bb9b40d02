import { useEffect, useMemo } from 'react';
import { database } from '~/features/collection/offline/database.ts';
import { useOwnerId } from '~/features/collection/offline/owner.ts';
import type { Entry, Sent, Waiting } from '~/features/collection/offline/queue/types.ts';
import { createStore, useStore } from '~/lib/store.ts';

interface Live {
  entries: readonly Entry[];
  sent: readonly Sent[];
  /** Before this nobody knows whether something waits. */
  isRead: boolean;
}

const live = createStore<Live>({ entries: [], sent: [], isRead: false });
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('msurvey.queue');

let latest = 0;
async function read(): Promise<void> {
  latest += 1;
  const turn = latest;
  const db = await database();
  const [entries, sent] = await Promise.all([db.getAll('queue'), db.getAll('sent')]);
  // of two readings at once the later one counts
  if (turn !== latest) return;
  entries.sort((a, b) => a.madeAt - b.madeAt);
  sent.sort((a, b) => b.sentAt - a.sentAt);
  live.set({ entries, sent, isRead: true });
}
const readQuietly = () => void read().catch(() => undefined);

/** Something changed: here and in every other tab. */
export function announce(): void {
  readQuietly();
  channel?.postMessage('changed');
}

let watching = false;
function watch(): void {
  if (watching) return;
  watching = true;
  channel?.addEventListener('message', readQuietly);
  readQuietly();
}

/** Read when a screen first asks: the build, which draws some of them, has no database. */
function useLive(): Live {
  useEffect(watch, []);
  return useStore(live);
}

export function useQueue(): { entries: Entry[]; sent: Sent[]; others: number; isRead: boolean } {
  const userId = useOwnerId();
  const { entries, sent, isRead } = useLive();
  return useMemo(
    () => ({
      entries: entries.filter((entry) => entry.userId === userId),
      sent: sent.filter((one) => one.userId === userId),
      others: entries.filter((entry) => entry.userId !== userId).length,
      isRead,
    }),
    [entries, sent, isRead, userId],
  );
}

/** What the signed-in user has waiting, the oldest first. */
export const useWaiting = (): Waiting[] => useQueue().entries;
