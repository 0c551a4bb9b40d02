import { database, isFull, STRICT } from '~/features/collection/offline/database.ts';
import { ownerId } from '~/features/collection/offline/owner.ts';
import { announce } from '~/features/collection/offline/queue/live.ts';
import { askToPersist } from '~/features/collection/offline/queue/persist.ts';
import { sendSoon } from '~/features/collection/offline/queue/sender.ts';
import {
  type Content,
  type Entry,
  type Finished,
  headOf,
  NotWaiting,
  QuotaProblem,
  type Waiting,
} from '~/features/collection/offline/queue/types.ts';

// not randomUUID: an office that serves the console by plain http has none
const newStamp = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
const sizeOf = ({ xml, files }: Finished): number =>
  new Blob([xml]).size + files.reduce((sum, { blob }) => sum + blob.size, 0);

function entryOf(key: string, userId: number, madeAt: number, done: Finished): Entry {
  return {
    key,
    userId,
    ...headOf(done),
    state: 'waiting',
    madeAt,
    attempts: 0,
    size: sizeOf(done),
    fileCount: done.files.length,
    nextTry: 0,
    stamp: newStamp(),
  };
}

async function write(entry: Entry, { xml, files, held }: Finished): Promise<void> {
  const own = files.map(({ name, blob }) => ({ name, blob }));
  const content: Content = { key: entry.key, xml, files: own, ...(held && { held }) };
  try {
    const tx = (await database()).transaction(['queue', 'content'], 'readwrite', STRICT);
    await Promise.all([tx.objectStore('queue').put(entry), tx.objectStore('content').put(content), tx.done]);
  } catch (error) {
    throw isFull(error) ? new QuotaProblem() : error;
  }
  announce();
}

/** Nobody gets at another user's records. */
async function own(key: string): Promise<Entry> {
  const entry = await (await database()).get('queue', key);
  if (!entry || entry.userId !== ownerId()) throw new NotWaiting(key);
  return entry;
}

/** Durable when it resolves. The same record twice waits once. */
export async function enqueue(done: Finished, madeAt: number = Date.now()): Promise<Waiting> {
  const userId = ownerId();
  if (userId === undefined) throw new NotWaiting('nobody is signed in');
  const entry = entryOf(`${userId}/${done.instanceId}`, userId, madeAt, done);
  await write(entry, done);
  void askToPersist();
  sendSoon();
  return entry;
}

/** The whole record; it stays in the queue. */
export async function takeOut(key: string): Promise<Finished> {
  const head = headOf(await own(key));
  const content = await (await database()).get('content', key);
  if (!content) throw new NotWaiting(key);
  return { ...head, xml: content.xml, files: content.files, ...(content.held && { held: content.held }) };
}

/** A corrected record in the place of the one that waits; its key stays. */
export async function replaceWaiting(key: string, done: Finished): Promise<void> {
  const { userId, madeAt } = await own(key);
  await write(entryOf(key, userId, madeAt, done), done);
  sendSoon();
}

/** Only after the person has confirmed it. */
export async function discard(key: string): Promise<void> {
  await own(key);
  const tx = (await database()).transaction(['queue', 'content'], 'readwrite', STRICT);
  await Promise.all([tx.objectStore('queue').delete(key), tx.objectStore('content').delete(key), tx.done]);
  announce();
}
