import { setImmediate } from 'node:timers/promises';
import { inThread, own, threadAddress, TooCostly } from '#external/thread.ts';
import type { GeoFile, ListedUnit, WorkerAnswer } from './read/file.ts';

const address = threadAddress('geo-file-worker');

/** Read in a thread of its own; what comes back is taken in pieces, so that others are served in between. */
export async function readGeoFile(bytes: Uint8Array, fileName: string): Promise<GeoFile> {
  try {
    const answer = await inThread<WorkerAnswer>(address, { bytes: own(bytes), fileName });
    if (answer.kind !== 'units') return answer;
    const units: ListedUnit[] = [];
    for (const piece of answer.units) {
      units.push(...(JSON.parse(piece) as ListedUnit[]));
      await setImmediate();
    }
    return { ...answer, units };
  } catch (error) {
    if (error instanceof TooCostly) return { kind: 'unreadable', what: error.message };
    throw error;
  }
}
