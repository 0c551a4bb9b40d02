import type { logframeFiles, LogframeImport } from '@msurvey/contract';
import { MOST_NODES, may } from '@msurvey/domain';
import type { Diagnostic } from '@msurvey/xlsform';
import type { Context } from '#context.ts';
import { annotateSpreadsheet } from '#external/spreadsheet.ts';
import { keepFile } from '#external/stored-files.ts';
import { type Call, prepared } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { holdLogframe } from '../history.queries.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { activitiesOf, listedForActivities } from '../nodes/many-nodes.queries.ts';
import { treeOf } from '../nodes/node.queries.ts';
import { seenIn } from '../nodes/tree.view.ts';
import { logframeSight } from '../sight.ts';
import { type PlannedNode, planImport } from './plan-import.ts';
import { type ReadTree, readTree, type RowFault, TYPES } from './read-sheet.ts';
import { storeTree } from './store-tree.ts';

type Operation = (typeof logframeFiles)['importLogframe'];
/** Whoever is not of the project hears nothing of his file: what is wrong with it waits until he was let in. */
type Ready = { read: ReadTree | Problem };

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** More than these nobody reads on a screen; the workbook has them all. */
const MOST_FAULTS = 500;

/** The sender's own workbook with its faults written in, kept for him. */
async function handBack(context: Context, { db, upload, who }: Call<Operation>, read: ReadTree, faults: RowFault[]) {
  const marks = faults.map(
    ({ row, column, message }): Diagnostic => ({
      code: 'logframe',
      severity: 'error',
      message,
      sheet: read.sheet.name,
      row,
      ...(column === null ? {} : { column }),
    }),
  );
  const bytes = await annotateSpreadsheet(upload.bytes, read.workbook, marks);
  const name = `${upload.fileName.replace(TYPES, '')}-faults.xlsx`;
  return keepFile(context, db, { ownerId: who.userId, name, mediaType: XLSX_TYPE, bytes });
}

const countsOf = (planned: readonly PlannedNode[]) => ({
  created: planned.filter(({ was }) => !was).length,
  changed: planned.filter(({ isChanged }) => isChanged).length,
  same: planned.filter(({ was, isChanged }) => was && !isChanged).length,
});

/** The whole tree of a file, or nothing of it; a dry run stores nothing in any case. */
export const importTree = (context: Context) =>
  prepared<Operation, Ready>({
    prepare: async ({ upload }) => ({ read: await readTree(upload.bytes, upload.fileName) }),
    act: async (call, { read }): Promise<{ data: LogframeImport } | Problem> => {
      const { db, who, project, query, upload, language, audit } = call;
      if (read instanceof Problem) return read;
      const { homeId } = project;
      await holdLogframe(db, homeId);
      const [levels, nodes] = [await levelsOf(db, homeId), await treeOf(db, homeId)];
      const sight = logframeSight(project);
      const { planned, faults: found } = planImport(read.sheet, {
        levels,
        nodes,
        activities: await activitiesOf(db, homeId),
        listed: await listedForActivities(db),
        sight,
        seen: seenIn(nodes, sight),
        language,
      });
      const faults = [...read.faults, ...found];
      if (faults.length > 0) {
        const annotated = await handBack(context, call, read, faults);
        const told = { isDry: true, faults: faults.slice(0, MOST_FAULTS), faultCount: faults.length, annotated };
        return { data: { created: 0, changed: 0, same: 0, ...told } };
      }
      const counts = countsOf(planned);
      if (nodes.length + counts.created > MOST_NODES) return problem('logframe.full', { most: MOST_NODES });
      if (counts.changed > 0 && !may(who, 'Log Frame/Edit')) return problem('auth.forbidden');
      const isDry = query.dryRun === 'true';
      if (!isDry && counts.created + counts.changed > 0) {
        const added = await storeTree(call, homeId, planned);
        const after = { file: upload.fileName, ...counts, nodes: added };
        await audit({ action: 'import', entity: 'logframe', entityId: homeId, projectId: homeId, after });
      }
      return { data: { ...counts, isDry, faults: [], faultCount: 0, annotated: null } };
    },
  });
