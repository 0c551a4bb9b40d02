import type { EntryForm } from '@msurvey/contract';
import { readInstance, type Submission } from '@msurvey/web-form';
import {
  enqueue,
  type Finished,
  headOf,
  type Held,
  holding,
  replaceWaiting,
  sendNow,
  type Waiting,
} from '~/features/collection/offline/index.ts';

export interface Finishing {
  form: EntryForm;
  /** The record it edits, and the revision it was made from. */
  edit?: { instanceId: string; base: number };
  /** Names of files that the server has already: they need not travel again. */
  known?: ReadonlySet<string>;
  /** What waits in the queue and is corrected by this. */
  replaces?: string;
  /** What it was opened with. */
  held?: Held;
}

export function finishedOf({ form, edit, known, held }: Finishing, submission: Submission): Finished {
  const { xml, instanceId, files, choices } = submission;
  const summary = readInstance(xml)?.instanceName ?? undefined;
  return {
    ...headOf({ ...form, instanceId, edit, summary }),
    xml,
    held: holding(held, { lists: [], choices }),
    files: files.filter(({ name }) => !known?.has(name)).map((file) => ({ name: file.name, blob: file })),
  };
}

/** Into the queue first, where it is safe, then on its way. `safely` runs in between: whatever happens now, it is kept. */
export async function finish(
  finishing: Finishing,
  submission: Submission,
  safely: () => Promise<void>,
): Promise<'sent' | Waiting> {
  const done = finishedOf(finishing, submission);
  let key = finishing.replaces;
  if (key === undefined) key = (await enqueue(done)).key;
  else await replaceWaiting(key, done);
  await safely();
  return sendNow(key);
}
