import { hash } from '@node-rs/argon2';
import { PROJECT_SACP } from '@msurvey/domain';
import { readConfig } from '../config/index.ts';
import { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { prepareDatabase } from '../server.ts';
import { DEMONSTRATION_PASSWORD } from './accounts.ts';
import { loadDemonstrationOnce } from './index.ts';
import { insertManyPeople } from './load.queries.ts';
import { DISTRICTS, FIRST_NAMES, LAST_NAMES } from './people.ts';

const HELP = `npm run demo -- [--members N]

Loads the demonstration programme into the configured database (DATABASE_URL, else MSURVEY_DATA).
  --members N   also N field staff as team members of project 1; person n is the same every time`;

function membersOf(args: string[]): number {
  const at = args.indexOf('--members');
  const count = at < 0 ? 0 : Number(args[at + 1]);
  if (!Number.isInteger(count) || count < 0 || count > 5_000_000)
    throw new Error(`--members takes a whole number up to 5,000,000.\n\n${HELP}`);
  return count;
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const count = membersOf(args);
  const opened = await openDatabase(readConfig(), console.log);
  try {
    await prepareDatabase(opened.pool);
    await loadDemonstrationOnce(opened.pool, console.log);
    const database = new Database(opened.pool, console.error);
    const passwordHash = await hash(DEMONSTRATION_PASSWORD);
    const names = { firstNames: FIRST_NAMES, lastNames: LAST_NAMES, locations: DISTRICTS, projectId: PROJECT_SACP };
    const added = await database.transaction(({ db }) => insertManyPeople(db, { count, passwordHash, ...names }));
    console.log(`Done: ${added} members added.`);
  } finally {
    await opened.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
