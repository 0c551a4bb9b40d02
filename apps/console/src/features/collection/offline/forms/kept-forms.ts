import type { EntryForm } from '@msurvey/contract';
import { noteConnection } from '~/features/collection/offline/connection.ts';
import { database } from '~/features/collection/offline/database.ts';
import { keptMedia } from '~/features/collection/offline/forms/media.ts';
import { ownerId } from '~/features/collection/offline/owner.ts';
import { ApiError } from '~/lib/api-error.ts';

/** A network that does not answer is as good as none when there is a kept copy. */
const PATIENCE_MS = 8000;
const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 502);
const isGone = (error: unknown): boolean => error instanceof ApiError && [403, 404].includes(error.status);

interface Opened {
  form: EntryForm;
  /** From this browser, because the server could not be asked. */
  kept: boolean;
  at: number;
}

/** Files one after another, beside whatever the person does; without room for them the form just needs a network. */
async function keep(userId: number, form: EntryForm, at: number): Promise<void> {
  const db = await database();
  await db.put('forms', { userId, formId: form.formId, form, at });
  for (const file of form.media) await keptMedia(file);
  await dropUnused(userId);
}

/** Files that no kept form names any more. */
async function dropUnused(userId: number): Promise<void> {
  const db = await database();
  const forms = (await db.getAll('forms')).filter((kept) => kept.userId === userId);
  const used = new Set(forms.flatMap(({ form }) => form.media.map(({ hash }) => hash)));
  for (const key of await db.getAllKeys('media'))
    if (key[0] === userId && !used.has(key[1])) await db.delete('media', key);
}

async function load(ask: () => Promise<EntryForm>, userId: number): Promise<Opened> {
  const form = await ask();
  const at = Date.now();
  noteConnection(true);
  void keep(userId, form, at).catch(() => undefined);
  return { form, kept: false, at };
}

const tooLong = (ms: number) => new Promise<never>((_, reject) => setTimeout(() => reject(new ApiError(0, [])), ms));

/** A form as the entry page needs it: network first, the kept copy when there is none. Keeps it, with its media. */
export async function keptForm(formId: number, ask: () => Promise<EntryForm>): Promise<Opened> {
  const userId = ownerId();
  if (userId === undefined) throw new ApiError(401, []);
  const db = await database().catch(() => undefined);
  const copy = await db?.get('forms', [userId, formId]).catch(() => undefined);
  const asked = load(ask, userId);
  try {
    return await (copy ? Promise.race([asked, tooLong(PATIENCE_MS)]) : asked);
  } catch (error) {
    if (isGone(error)) await forgetForm(formId);
    if (!copy || !isOutOfReach(error)) throw error;
    asked.catch(() => undefined);
    noteConnection(false);
    return { form: copy.form, kept: true, at: copy.at };
  }
}

export async function forgetForm(formId: number): Promise<void> {
  const userId = ownerId();
  if (userId === undefined) return;
  await (await database()).delete('forms', [userId, formId]);
  await dropUnused(userId);
}

/** When its user signs out: forms, their media and the history go. The queue stays. */
export async function forgetForms(userId: number): Promise<void> {
  const db = await database();
  const tx = db.transaction(['forms', 'media', 'sent'], 'readwrite');
  const range = IDBKeyRange.bound([userId], [userId, []]);
  void tx.objectStore('forms').delete(range);
  void tx.objectStore('media').delete(range);
  for (const { key, userId: owner } of await tx.objectStore('sent').getAll())
    if (owner === userId) void tx.objectStore('sent').delete(key);
  await tx.done;
}
