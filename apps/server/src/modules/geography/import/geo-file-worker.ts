import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerAnswer } from './read/file.ts';
import { readFile } from './read/read-file.ts';

const AT_ONCE = 1000;

function answer({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): WorkerAnswer {
  const file = readFile(bytes, fileName);
  if (file.kind !== 'units') return file;
  const units = [];
  for (let i = 0; i < file.units.length; i += AT_ONCE) units.push(JSON.stringify(file.units.slice(i, i + AT_ONCE)));
  return { ...file, units };
}

parentPort?.postMessage(answer(workerData as { bytes: Uint8Array; fileName: string }));
