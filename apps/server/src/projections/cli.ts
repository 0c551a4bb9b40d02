/** `npm run projections -- rebuild|recount [--project N]`: derives anew from the submissions; compares counts with rows. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config/index.ts';
import { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { composeModules } from '../modules/index.ts';
import { rebuildEverything, recountEverything } from './rebuild.ts';

composeModules();
const WORK = { rebuild: rebuildEverything, recount: recountEverything };

const say = (line: string) => console.log(line);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });
const projectId = values.project === undefined ? null : Number(values.project);
const work = Object.entries(WORK).find(([name]) => name === positionals[0])?.[1];

if (!work || (projectId !== null && !Number.isInteger(projectId))) {
  console.error('npm run projections -- rebuild|recount [--project N]');
  process.exitCode = 1;
} else {
  const opened = await openDatabase(readConfig(), say);
  try {
    const failed = await work(new Database(opened.pool, console.error), projectId, say);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
