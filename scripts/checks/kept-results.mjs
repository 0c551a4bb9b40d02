import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What each part of a long run came to, written after each: a run that was ended goes on where it stopped. */
export class KeptResults {
  constructor(file) {
    this.file = file;
    this.byName = {};
  }

  /** As the last run left it; a file that nobody can read is none. */
  resume() {
    try {
      this.byName = JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      this.byName = {};
    }
    return this;
  }

  forget() {
    rmSync(this.file, { force: true });
    return this;
  }

  /** Only what passed need not be done again. */
  passed(name) {
    const kept = this.byName[name];
    return kept?.result.failed === 0 ? kept : undefined;
  }

  keep(name, ms, result) {
    this.byName[name] = { ms, result };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.byName));
  }
}
