import type { formExports } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { keyOf } from '../form-users/form-key.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { countImports, listImports } from './import.queries.ts';
import { importTemplate } from './template.ts';
import { undoImport } from './undo-import.ts';

export const importHandlers = (context: Context) =>
  ({
    importTemplate,
    checkDataImport: checkImport(context),
    applyDataImport: applyImport(context),
    dataImports: async ({ db, form, body, who }) => {
      const reached = await reachOfRecords(db, who, form.projectId);
      const [rows, count] = await Promise.all([
        listImports(db, keyOf(form), body, reached),
        countImports(db, keyOf(form), reached),
      ]);
      const data = rows.map(({ id, fileName, rows: n, userName, appliedAt, undoneAt }) => ({
        importId: id,
        fileName,
        rows: n,
        userName,
        appliedAt: appliedAt?.toISOString() ?? null,
        undoneAt: undoneAt?.toISOString() ?? null,
      }));
      return { data, meta: { count } };
    },
    undoDataImport: undoImport,
  }) satisfies Partial<Handlers<typeof formExports>>;
