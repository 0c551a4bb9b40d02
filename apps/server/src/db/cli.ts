import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readConfig } from '../config/index.ts';
import { openForCopying, withOurs } from './ours.ts';
import { migrateAll } from './prepare.ts';
import { withDatabaseSnapshot } from './transfer/from-database.ts';
import { withBackup } from './transfer/from-file.ts';
import { type LoadOptions, loadSnapshot } from './transfer/load.ts';
import { writeBackup } from './transfer/to-file.ts';

const USAGE = `npm run db -- <command>

  backup  --to FILE               write all rows into a file (the server may be running), without uploaded files
  restore --from FILE [--replace] read them back; --replace removes the rows that are there (stop the server first)
  copy    --to URL [--replace]    move all rows to another PostgreSQL: postgres://user:password@host:5432/name

The database is the one the server uses: DATABASE_URL, or the one in the data folder (MSURVEY_DATA).
Uploaded files are not in the database: copy the folder or bucket of FILE_STORE as well, or use \`npm run backup\`.`;

const say = (line: string) => void process.stderr.write(`${line}\n`);

async function main(args: string[]): Promise<void> {
  const options = { to: { type: 'string' }, from: { type: 'string' }, replace: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command] = positionals;
  const config = readConfig(process.env);
  const load: LoadOptions = { migrate: migrateAll, replace: values.replace ?? false, log: say };

  if (command === 'backup' && values.to) {
    const file = values.to;
    await withOurs(config, 'guest', say, (pool) => withDatabaseSnapshot(pool, (rows) => writeBackup(rows, file, say)));
  } else if (command === 'restore' && values.from) {
    const file = values.from;
    await withOurs(config, 'alone', say, (pool) => withBackup(file, (rows) => loadSnapshot(pool, rows, load)));
  } else if (command === 'copy' && values.to) {
    const target = openForCopying(values.to, config, say);
    const copy = (pool: pg.Pool) => withDatabaseSnapshot(pool, (rows) => loadSnapshot(target, rows, load));
    await withOurs(config, 'guest', say, copy).finally(() => target.end());
  } else {
    throw new Error(USAGE);
  }
  say('done');
}

main(process.argv.slice(2)).catch((error: Error) => {
  say(error.message);
  process.exitCode = 1;
});
