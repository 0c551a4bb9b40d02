import { buffer } from 'node:stream/consumers';
import type { geography } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { findStoredFile } from '#external/stored-files.queries.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { carryOutBoundaries, carryOutUnits } from './carry-out.ts';
import { readGeoFile } from './geo-file.ts';
import { findImport, type ImportRow, lockGeography, markApplied } from './import.queries.ts';
import { planImport } from './plan-import.ts';
import type { BoundaryFile, ListFile } from './read/file.ts';
import { reportOf } from './report.ts';

type Operation = (typeof geography)['applyGeoImport'];
interface Ready {
  row: ImportRow;
  file: ListFile | BoundaryFile;
}

/** Whoever checked a file applies it, while it is kept. */
const read =
  (context: Context) =>
  async ({ db, body, who }: Call<Operation>): Promise<Ready | Problem> => {
    const row = await findImport(db, body.importId, who.userId);
    const kept = row && (await findStoredFile(db, row.id, who.userId));
    const stream = kept && (await context.files.get(kept.uuid));
    if (!row || !stream) return problem('record.not-found');
    const file = await readGeoFile(await buffer(stream), row.fileName);
    return file.kind === 'unreadable' ? problem('record.conflict') : { row, file };
  };

/** Planned anew on the geography as it is now: applied a second time, there is nothing left to do. */
export const applyImport = (context: Context) =>
  prepared<Operation, Ready>({
    prepare: read(context),
    act: async ({ db, language, audit }, { row, file }) => {
      await lockGeography(db);
      const { plan, tree } = await planImport(db, file, row);
      const report = reportOf(plan, file.faults, tree, { importId: null, kind: file.kind, language });
      const { title, licence, attribution, system } = row;
      if (file.kind === 'units') await carryOutUnits(db, plan, system);
      else
        await carryOutBoundaries(db, plan, {
          title: title ?? '',
          licence: licence ?? '',
          attribution: attribution ?? '',
          system,
        });
      await markApplied(db, row.id);
      const after = { file: row.fileName, system, title, licence, attribution, counts: report.counts };
      await audit({ action: 'apply', entity: 'geo-import', entityId: row.id, after });
      return { data: report };
    },
  });
