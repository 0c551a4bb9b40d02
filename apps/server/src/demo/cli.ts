import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import { PROJECT_SACP } from '@msurvey/domain';
import { readConfig } from '../config/index.ts';
import { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { openFileStore } from '../external/file-store.ts';
import { prepareDatabase } from '../server.ts';
import { DEMONSTRATION_PASSWORD } from './accounts.ts';
import { loadDemonstrationOnce } from './index.ts';
import { insertManyPeople } from './load.queries.ts';
import { DISTRICTS, FIRST_NAMES, LAST_NAMES } from './people.ts';
import { loadMany } from './registry/many.ts';

const HELP = `npm run demo -- [--staff N] [--groups N] [--members N] [--activities N] [--participations N]

Loads the demonstration programme into the configured database (DATABASE_URL, else MSURVEY_DATA). Once, also:
  --staff N           field staff as team members of project 1; person n is the same every time
  --groups N          farmer groups           (with members and no number of their own: one for 25)
  --members N         members of the registry
  --activities N      activities of every kind
  --participations N  who took part in them, about so many (25 for each activity)`;

const NAMES = ['staff', 'groups', 'members', 'activities', 'participations'] as const;
type Numbers = Record<(typeof NAMES)[number], number>;

function numbersOf(args: string[]): Numbers {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  const numbers = Object.fromEntries(NAMES.map((name) => [name, Number(values[name] ?? 0)])) as Numbers;
  for (const [name, n] of Object.entries(numbers))
    if (!Number.isInteger(n) || n < 0 || n > 50_000_000)
      throw new Error(`--${name} takes a whole number up to 50,000,000.\n\n${HELP}`);
  const { members, groups, activities, participations } = numbers;
  return { ...numbers, groups: groups || Math.ceil(members / 25), participations: participations || activities * 25 };
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP);
  const { staff, ...many } = numbersOf(args);
  const config = readConfig();
  const opened = await openDatabase(config, console.log);
  try {
    await prepareDatabase(opened.pool);
    await loadDemonstrationOnce(opened.pool, console.log, openFileStore(config.fileStore));
    const database = new Database(opened.pool, console.error);
    if (staff > 0) {
      const passwordHash = await hash(DEMONSTRATION_PASSWORD);
      const names = { firstNames: FIRST_NAMES, lastNames: LAST_NAMES, locations: DISTRICTS, projectId: PROJECT_SACP };
      const added = await database.transaction(({ db }) =>
        insertManyPeople(db, { count: staff, passwordHash, ...names }),
      );
      console.log(`${added} people added.`);
    }
    if (many.groups + many.members + many.activities > 0) await loadMany(database, many, console.log);
    console.log('Done.');
  } finally {
    await opened.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
