import { buffer } from 'node:stream/consumers';
import type { formExports } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { findStoredFile } from '#external/stored-files.queries.ts';
import { prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { EVERYTHING } from '#modules/geography/index.ts';
import { keyOf } from '../form-users/form-key.ts';
import { holdImport, markApplied } from './import.queries.ts';
import { checkFile, formToFill, type ReadFile, readFile } from './read-import.ts';
import { storeRecords } from './store-records.ts';

type Operation = (typeof formExports)['applyDataImport'];

/** Whoever checked a file takes it in, while it is kept. What was applied once is answered the same again. */
export const applyImport = (context: Context) =>
  prepared<Operation, { file: ReadFile | Problem }>({
    prepare: async ({ db, body, who }) => {
      const kept = await findStoredFile(db, body.importId, who.userId);
      const stream = kept && (await context.files.get(kept.uuid));
      return { file: stream ? await readFile(await buffer(stream), kept.name) : problem('record.not-found') };
    },
    act: async ({ db, form, body, who, origin, language, audit }, { file }) => {
      const key = keyOf(form);
      const row = await holdImport(db, key, body.importId, EVERYTHING);
      if (!row || row.ownerId !== who.userId || row.undoneAt) return problem('record.not-found');
      if (row.appliedAt) return { data: { importId: row.id, submissions: row.rows } };
      if (file instanceof Problem) return file;
      const fill = await formToFill(db, form);
      const checked = fill && (await checkFile({ db, files: context.files }, form, fill, { file, who, language }));
      if (checked instanceof Problem) return checked;
      // Checked again on the form as it is now: a new version, or somebody who took the same file in, makes it another.
      if (!fill || !checked || checked.faults.length > 0) return problem('record.conflict');
      const { userId, name, organizationId } = who;
      const sender = { userId, name, organizationId, deviceTokenId: null };
      const stored = await storeRecords(context, db, { form, fill, records: checked.records, sender, origin });
      if (stored instanceof Problem) return stored;
      await markApplied(db, key, row.id, stored);
      const after = { form: form.id, file: row.fileName, submissions: stored.length };
      await audit({ action: 'apply', entity: 'submission-import', entityId: row.id, projectId: form.projectId, after });
      return { data: { importId: row.id, submissions: stored.length } };
    },
  });
