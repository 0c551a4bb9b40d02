import { noteConnection } from '~/features/collection/offline/connection.ts';
import { database, STRICT } from '~/features/collection/offline/database.ts';
import { ownerId } from '~/features/collection/offline/owner.ts';
import { announce } from '~/features/collection/offline/queue/live.ts';
import { post } from '~/features/collection/offline/queue/post.ts';
import { afterFailure, concernsAll, isDue, type Reply } from '~/features/collection/offline/queue/rules.ts';
import { type Entry, NotWaiting, type Waiting } from '~/features/collection/offline/queue/types.ts';
import { AFTER_DATA } from '~/features/collection/parts/stale.ts';
import { exclusively } from '~/lib/exclusive.ts';
import { queryClient } from '~/lib/query-client.ts';

const HISTORY = 30;
const LOCK = 'send-queue';

/** A change of what is only said about a record; a full disk must not keep the record itself from being sent. */
async function note(entry: Entry, change: Partial<Entry>): Promise<Entry> {
  const db = await database();
  const tx = db.transaction('queue', 'readwrite');
  const now = await tx.store.get(entry.key);
  const changed = { ...(now ?? entry), ...change };
  try {
    // replaced or discarded meanwhile: what we know is about something else
    if (now?.stamp === entry.stamp) await tx.store.put(changed);
    await tx.done;
  } catch {
    // tried again in the next round
  }
  announce();
  return changed;
}

/** Also of a record that went by itself, long after its page was left: every screen that counts records looks again. */
function arrived(): void {
  for (const name of AFTER_DATA) void queryClient.invalidateQueries({ queryKey: [name] });
}

/** The server has it: out of the queue, unless it was replaced while it was on its way. */
async function settle({ key, stamp, ...entry }: Entry): Promise<void> {
  const db = await database();
  const tx = db.transaction(['queue', 'content'], 'readwrite', STRICT);
  const now = await tx.objectStore('queue').get(key);
  if (now?.stamp === stamp) {
    void tx.objectStore('queue').delete(key);
    void tx.objectStore('content').delete(key);
  }
  await tx.done;
  const { userId, projectId, formId, xformId, title } = entry;
  await db.put('sent', { key, userId, projectId, formId, xformId, title, sentAt: Date.now() }).catch(() => undefined);
  const old = (await db.getAll('sent'))
    .filter((one) => one.userId === userId)
    .sort((a, b) => b.sentAt - a.sentAt)
    .slice(HISTORY);
  for (const one of old) await db.delete('sent', one.key);
  announce();
  arrived();
}

async function attempt(entry: Entry): Promise<{ reply: Reply; result: 'sent' | Waiting }> {
  const content = await (await database()).get('content', entry.key);
  const sending = await note(entry, { state: 'sending' });
  const reply: Reply = content
    ? await post(sending, content)
    : { kind: 'refused', status: 400, code: 'file.lost', detail: '' };
  noteConnection(reply.kind !== 'out-of-reach');
  if (reply.kind === 'acknowledged') {
    await settle(entry);
    return { reply, result: 'sent' };
  }
  return { reply, result: await note(entry, afterFailure(entry, reply, Date.now())) };
}

/** Tries at once, whatever its state; resolves with the server's acknowledgement or with what went wrong. */
export const sendNow = (key: string): Promise<'sent' | Waiting> =>
  exclusively(LOCK, async () => {
    const db = await database();
    const entry = await db.get('queue', key);
    if (entry && entry.userId === ownerId()) return (await attempt(entry)).result;
    // another round or another tab was faster
    if (!entry && (await db.get('sent', key))) {
      arrived();
      return 'sent';
    }
    throw new NotWaiting(key);
  });

async function round(isBack: boolean): Promise<void> {
  const db = await database();
  const mine = (await db.getAll('queue')).filter((entry) => entry.userId === ownerId());
  mine.sort((a, b) => a.madeAt - b.madeAt);
  for (const { key } of mine.filter((entry) => isDue(entry, Date.now(), isBack))) {
    // the person may have replaced, discarded or sent it meanwhile
    const entry = await db.get('queue', key);
    if (!entry || entry.userId !== ownerId() || !isDue(entry, Date.now(), isBack)) continue;
    if (concernsAll((await attempt(entry)).reply)) return;
  }
}

let running: Promise<void> | undefined;

/** Sends what is due, one after another; tabs take turns. `isBack`: network or session have just come back. */
export function sendDue(isBack = false): Promise<void> {
  if (!isBack && running) return running;
  const mine = exclusively(LOCK, () => round(isBack)).catch(() => undefined);
  running = mine;
  void mine.finally(() => {
    if (running === mine) running = undefined;
  });
  return mine;
}

const SOON_MS = 1500;
/** Whoever has just finished a record usually sends it themselves. */
export const sendSoon = (): void => void setTimeout(() => void sendDue(), SOON_MS);
