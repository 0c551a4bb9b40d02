/** `npm run projections -- rebuild [--project N]`: derives the registries anew from the submissions. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config/index.ts';
import { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { rebuildAll } from '../modules/collection/index.ts';
// Whoever derives something registers it when it is loaded.
import '../modules/index.ts';

const say = (line: string) => console.log(line);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });
const projectId = values.project === undefined ? null : Number(values.project);

if (positionals[0] !== 'rebuild' || (projectId !== null && !Number.isInteger(projectId))) {
  console.error('npm run projections -- rebuild [--project N]');
  process.exitCode = 1;
} else {
  const opened = await openDatabase(readConfig(), say);
  try {
    const done = await rebuildAll(new Database(opened.pool, console.error), projectId, say);
    say(done.length ? `Rebuilt from ${done.length} forms.` : 'Nothing is derived from the forms of this database.');
    if (done.some((result) => result.failed > 0)) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
