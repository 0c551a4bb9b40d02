/** `npm run recount -- [--project N]`: counts everything anew from the records, and says which kept figures differ. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config/index.ts';
import { handleOn } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { lineOf } from './compare.ts';
import { recount } from './recount.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const projectId = values.project === undefined ? null : Number(values.project);

if (projectId !== null && !(Number.isInteger(projectId) && projectId > 0)) {
  console.error('npm run recount -- [--project N]');
  process.exitCode = 1;
} else {
  const opened = await openDatabase(readConfig(), (line) => console.log(line));
  try {
    const { figures, differences, waiting } = await recount(handleOn(opened.pool), projectId);
    for (const difference of differences) console.log(lineOf(difference));
    if (waiting > 0)
      console.log(`${waiting} indicators were left out: their records have changed, and a job will count them anew.`);
    console.log(
      differences.length === 0
        ? `${figures} figures compared; all are right.`
        : `${figures} figures compared; ${differences.length} differ. npm run projections -- rebuild mends the counters; indicators are counted anew by night.`,
    );
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}
