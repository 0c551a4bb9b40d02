import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface Compiled {
  ms: number;
  cpuMs: number;
  /** By how much the process grew over what it had with the workbook in memory, at its highest. */
  peakBytes: number;
  workbookBytes: number;
  xmlBytes: number;
}

/** In a process of its own: the highest memory of a process never goes down again. */
export function measureCompile(rows: number): Promise<Compiled> {
  const child = fork(join(import.meta.dirname, 'compile-process.ts'), [String(rows)], {
    execArgv: ['--import', 'tsx'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as Compiled));
    child.once('exit', (code) => reject(new Error(`the compiling process ended with ${code}`)));
  });
}
