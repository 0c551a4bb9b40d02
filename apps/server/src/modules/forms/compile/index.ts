import { own, threadAddress, TooCostly } from '#external/thread.ts';
import { WarmThreads } from '#external/warm-threads.ts';
import type { MediaKind } from '../media/needed-files.ts';
import { type FileItems, type ItemColumns, readItems } from '../media/read-items.ts';
import type { MediaVerdict } from '../media/sniff.ts';
import type { Difference } from './difference.ts';
import type { Compiled, CompileTask, FormAnswers, FormTask, Unreadable } from './form-task.ts';

export type { Bytes, Compiled, FormFacts, FormParts } from './form-task.ts';

const threads = new WarmThreads<FormTask, unknown>(threadAddress('form-worker'));

/** Whoever looks at the library may upload next: by then the code is loaded. */
export const getReady = (): void => threads.warm();

const ask = <T extends FormTask>(task: T, ...bytes: Uint8Array[]): Promise<FormAnswers[T['kind']]> =>
  threads.run(task, { transfer: bytes.map(({ buffer }) => buffer as ArrayBuffer) }) as Promise<FormAnswers[T['kind']]>;

/** Reads, checks and compiles a form in a thread of its own; a file that costs too much is one that cannot be read. */
export async function compileInThread(task: Omit<CompileTask, 'kind'>): Promise<Compiled | Unreadable> {
  const source = 'bytes' in task.source ? { ...task.source, bytes: own(task.source.bytes) } : task.source;
  try {
    return await ask({ kind: 'compile', ...task, source }, ...('bytes' in source ? [source.bytes] : []));
  } catch (error) {
    if (error instanceof TooCostly) return { kind: 'unreadable', what: error.message };
    throw error;
  }
}

/** A workbook of a model's texts. */
export const writeModel = (model: string) => ask({ kind: 'write', model });

export const questionsOfModel = (model: string) => ask({ kind: 'questions', model });

export const compareModels = (from: string, to: string): Promise<Difference> => ask({ kind: 'diff', from, to });

/** Whether a file is what its kind says. */
export async function checkMediaFile(bytes: Uint8Array, name: string, mediaKind: MediaKind): Promise<MediaVerdict> {
  const copy = own(bytes);
  try {
    return await ask({ kind: 'check-media', bytes: copy, name, mediaKind }, copy);
  } catch (error) {
    if (error instanceof TooCostly) return { ok: false };
    throw error;
  }
}

/** A short list is read sooner than a thread is asked. */
const READ_AT_ONCE = 64 * 1024;

/** The items of a list in a file, for their labels; a file that costs too much has none. */
export async function readFileItems(bytes: Uint8Array, name: string, columns: ItemColumns): Promise<FileItems> {
  try {
    if (bytes.length <= READ_AT_ONCE) return readItems(bytes, name, columns);
    const copy = own(bytes);
    return await ask({ kind: 'read-items', bytes: copy, name, columns }, copy);
  } catch (error) {
    if (error instanceof TooCostly || error instanceof SyntaxError) return [];
    throw error;
  }
}
