import { execFile } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { differences, tableHashes } from '../apps/server/src/backup/table-hashes.ts';
import { connectionOptionsOf } from '../apps/server/src/db/connection-options.ts';
import { openForCopying } from '../apps/server/src/db/ours.ts';
import { DiskFileStore } from '../apps/server/src/external/file-store.ts';
import { build } from '../scripts/build.mjs';
import { at } from '../scripts/root.mjs';
import { newDataFolder, removeDataFolder } from '../scripts/testing/data-folder.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import { dueIndicators, nameFiles } from './support/backup.queries.ts';
import type { Bench } from './support/bench.ts';
import { fillForm, surveyForm } from './support/export.queries.ts';
import { onDatabase, onServer } from './support/on-database.ts';
import { option } from './support/option.ts';

const RECORDS = 20_000;
const FILE_BYTES = 30_000;
const MB = 1_000_000;
const A_MINUTE = 65_000;
const PASSPHRASE = 'a passphrase for benchmarks';

/** A data folder holds its files beside its database. */
const storeOf = (folder: string) => new DiskFileStore(join(folder, 'files'));

async function command(folder: string, ...args: string[]): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, MSURVEY_DATA: folder, DATABASE_URL: '', FILE_STORE: '', BACKUP_PASSPHRASE: PASSPHRASE };
  await promisify(execFile)(process.execPath, [at('scripts/server-command.mjs'), 'backup', ...args], { env });
  return (performance.now() - began) / 1000;
}

/** Of every file in the store, whether a row names it or not: nothing of the backup's own code is asked. */
async function fileHashes(folder: string): Promise<Map<string, string>> {
  const store = storeOf(folder);
  const found = new Map<string, string>();
  for await (const { key } of store.list()) {
    const digest = createHash('sha256');
    for await (const chunk of (await store.get(key)) ?? []) digest.update(chunk as Buffer);
    found.set(key, digest.digest('hex'));
  }
  return found;
}

const hashesOf = (folder: string) =>
  onDatabase(folder, async ({ pool }) => {
    const copying = openForCopying(connectionOptionsOf(pool) as never, { prepareStatements: true });
    return tableHashes(copying).finally(() => copying.end());
  });

async function fill(server: ServerProcess, records: number, say: (line: string) => void): Promise<void> {
  await onServer(server, async ({ db }) => {
    const form = await surveyForm(db, 'backup_bench');
    await fillForm(db, form, records, 300, say);
    const keys = await nameFiles(db, form.formId, FILE_BYTES);
    const store = storeOf(server.folder);
    for (const key of keys) await store.put(key, randomFillSync(Buffer.alloc(FILE_BYTES)));
    say(`${keys.length} files`);
  });
}

export const bench: Bench = {
  name: 'backup',
  what: `the demonstration and ${RECORDS / 1000} k records with a file each: backup beside the running server, restore into an empty folder, everything compared (--records N)`,
  async run(report, args) {
    const records = Number(option(args, '--records') ?? RECORDS);
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start({ startTimeoutMs: 300_000 });
    const [to, there] = [mkdtempSync(join(tmpdir(), 'msurvey-bench-')), newDataFolder()];
    try {
      await fill(server, records, report.note);
      // What jobs do by themselves within a minute is done first; the server is stopped to look, as it holds the folder.
      do await setTimeout(A_MINUTE);
      while ((await onServer(server, ({ db }) => dueIndicators(db))) > 0);
      report.figure(
        'backup, the server running',
        await command(server.folder, 'backup', '--to', to, '--no-verify'),
        's',
      );
      const archive = join(to, readdirSync(to)[0] as string);
      report.figure('archive', statSync(archive).size / MB, 'MB');
      report.figure('restored on trial', await command(server.folder, 'backup', '--verify', archive), 's');
      await server.stop();
      report.figure('restore into an empty folder', await command(there, 'restore', '--from', archive), 's');
      const [before, after] = [await hashesOf(server.folder), await hashesOf(there)];
      // What changes by being backed up: the backup's own line, and what the queue notes about itself.
      for (const table of Object.keys(before)) if (/\.backup$|^graphile_worker\./.test(table)) delete before[table];
      const faults = differences(before, after);
      for (const fault of faults) report.note(fault);
      report.figure('tables compared', Object.keys(before).length, '');
      report.figure(
        'rows compared',
        Object.values(before).reduce((sum, { rows }) => sum + rows, 0),
        '',
      );
      report.figure('tables that differ', faults.length, '', { atMost: 0 });
      const [here, restored] = [await fileHashes(server.folder), await fileHashes(there)];
      const differ = [...here].filter(([key, hash]) => restored.get(key) !== hash).length;
      report.figure('files compared', here.size, '', { atLeast: records });
      report.figure('files that differ or are missing', differ + Math.max(0, restored.size - here.size), '', {
        atMost: 0,
      });
    } finally {
      await server.dispose();
      removeDataFolder(there);
      rmSync(to, { recursive: true, force: true });
    }
  },
};
