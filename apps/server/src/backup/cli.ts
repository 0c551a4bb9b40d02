import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type Config, readConfig } from '#config/index.ts';
import { handleOn } from '#db/database.ts';
import { withOurs } from '#db/ours.ts';
import { openFileStore } from '#external/file-store.ts';
import { FILE_LISTS } from '#modules/jobs.ts';
import {
  claimBackup,
  failBackup,
  finishBackup,
  insertBackup,
  removeSurplus,
  settleRestored,
  startPulse,
  writeArchive,
} from '#modules/upkeep/index.ts';
import { VERSION } from '../version.ts';
import type { Progress } from './archive.ts';
import { newArchiveName } from './make-backup.ts';
import { passphraseFor } from './passphrase.ts';
import { archiveAt, openPlace } from './place.ts';
import { restoreArchive } from './restore.ts';
import { openArchive, verifyArchive } from './verify.ts';

const USAGE = `npm run backup -- [--to FOLDER|s3://…] [--no-verify]   rows, files and secrets into one sealed archive
npm run backup -- --verify ARCHIVE                      restore an archive on trial, into a folder that is removed again
npm run restore -- --from ARCHIVE                       put an archive into an empty installation

The installation is the one of the environment: MSURVEY_DATA or DATABASE_URL, and FILE_STORE. The server may be running during
a backup. An archive is a file, or s3://KEY:SECRET@host/bucket/name. The place is BACKUP_TO unless --to is given; the passphrase
is BACKUP_PASSPHRASE, else it is asked for. Without it nobody can open an archive again.`;

const say = (line: string) => void process.stderr.write(`${line}\n`);
const WORDS = { files: 'files read', rows: 'rows read', verifying: 'files compared' };

function progressLines(): Progress {
  let last = 0;
  return (step, done) => {
    if (Date.now() - last < 2000) return;
    last = Date.now();
    say(`  ${done} ${WORDS[step]}`);
  };
}

async function backup(pool: pg.Pool, config: Config, to: string, verify: boolean): Promise<void> {
  const db = handleOn(pool);
  const archive = { place: openPlace(to), name: newArchiveName(), passphrase: await passphraseFor(config, 'seal') };
  const source = { pool, files: openFileStore(config.fileStore), fileLists: FILE_LISTS, release: VERSION };
  const id = randomUUID();
  const { place, name } = archive;
  await insertBackup(db, { id, cause: 'command', startedBy: null, place: place.shown, name });
  await claimBackup(db, id);
  const pulse = startPulse(db, id, new AbortController().signal);
  const show = progressLines();
  try {
    const progress: Progress = (step, done) => {
      pulse.progress(step, done);
      show(step, done);
    };
    const end = await writeArchive(source, archive, { signal: pulse.signal, progress, verify });
    await finishBackup(db, id, end);
    say(`${place.shown}/${name}`);
    say(
      `${end.rows} rows, ${end.files} files, ${end.size} bytes${end.isVerified ? ', restored on trial: all equal' : ''}`,
    );
    if (end.missing > 0) say(`${end.missing} files that rows name are not in the file store`);
    if (to === config.backupTo) await removeSurplus(db, place, config.backupKeep);
  } catch (error) {
    await failBackup(db, id, (error as Error).message).catch(() => {});
    throw error;
  } finally {
    pulse.stop();
  }
}

async function restore(pool: pg.Pool, config: Config, from: string): Promise<void> {
  const { place, name } = archiveAt(from);
  const source = await openArchive(place, name, await passphraseFor(config, 'open'));
  const { rows, files, missing } = await restoreArchive(source, {
    pool,
    files: openFileStore(config.fileStore),
    log: say,
  });
  await settleRestored(handleOn(pool));
  say(`${rows} rows and ${files} files, every table as it was`);
  if (missing.length > 0) say(`${missing.length} files were missing already when the backup was made`);
}

async function main([command, ...args]: string[]): Promise<void> {
  const options = {
    to: { type: 'string' },
    from: { type: 'string' },
    verify: { type: 'string' },
    'no-verify': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args, options });
  const config = readConfig(process.env);
  const to = values.to ?? config.backupTo;
  if (command === 'backup' && values.verify) {
    const passphrase = await passphraseFor(config, 'open');
    const { rows, files } = await verifyArchive({ ...archiveAt(values.verify), passphrase }, progressLines());
    say(`${rows} rows and ${files} files, all equal`);
  } else if (command === 'backup' && to) {
    await withOurs(config, 'guest', say, (pool) => backup(pool, config, to, !values['no-verify']));
  } else if (command === 'restore' && values.from) {
    const { from } = values;
    await withOurs(config, 'alone', say, (pool) => restore(pool, config, from));
  } else throw new Error(USAGE);
  say('done');
}

main(process.argv.slice(2)).catch((error: Error) => {
  say(error.message);
  process.exitCode = 1;
});
