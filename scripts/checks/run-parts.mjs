import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from '../testing/memory-folder.mjs';
import { reportOf } from './report.mjs';
import { add, NOTHING } from './results.mjs';
import { endAll } from './run-limited.mjs';

/** What all parts of a run share and what is gone after it, however it ends: folders, processes. */
export async function withSurroundings(work) {
  const inMemory = process.env.TMPDIR ? undefined : memoryFolder();
  if (inMemory) process.env.TMPDIR = inMemory;
  /** Both runners copy the data folder that one of them makes here (testing/ready-folder.ts); PostgreSQL must get in. */
  const readyPlace = mkdtempSync(join(tmpdir(), 'msurvey-ready-'));
  chmodSync(readyPlace, 0o755);
  process.env.TEST_READY_PLACE = readyPlace;
  /** Which statements were executed, of all parts: what none of them executes is named (test/afterwards of the server). */
  const statements = mkdtempSync(join(tmpdir(), 'msurvey-row-types-'));
  process.env.TEST_ROW_TYPES = statements;
  const tidy = () => {
    for (const folder of [readyPlace, statements, inMemory])
      if (folder) rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void endAll().finally(() => (tidy(), process.exit(130))));
  try {
    return await work();
  } finally {
    tidy();
  }
}

/** Runs one after the other, each whatever became of those before it, and tells at the end what it came to. */
export class Run {
  parts = [];

  async part(name, work) {
    console.log(`== ${name}`);
    const began = performance.now();
    const result = await work();
    const part = { name, ms: performance.now() - began, result };
    this.parts.push(part);
    return part;
  }

  /** One that an earlier run has done. */
  known(name, { ms, result }) {
    console.log(`== ${name}: passed before`);
    this.parts.push({ name, ms, result });
  }

  /** The last line is the one that is read; without a test there is nothing that could have passed. */
  end() {
    const total = this.parts.reduce((sum, { result }) => add(sum, result), NOTHING);
    if (total.passed + total.failed === 0) console.error('There was no test to run.');
    console.log(reportOf(this.parts, total));
    process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  }
}
