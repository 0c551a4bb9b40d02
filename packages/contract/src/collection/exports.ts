import { z } from 'zod';
import { dataOf, howMany, pageOf, paging } from '../envelopes.ts';
import { ofForm } from '../entering.ts';
import { exportValues, id, optionalText } from '../shapes.ts';
import { task } from '../tasks.ts';
import { operation } from './operation.ts';
import { dataFilter } from './shapes.ts';

const formParams = z.object({ formId: id });
const ofParams = { from: 'params', field: 'formId' } as const;

export const formExports = {
  exportData: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/export',
    permission: 'Form Data/Export',
    summary:
      'Begin an export of a form’s records; repeats are linked sheets (files), with a codebook and a note of its making',
    form: { ...ofForm.body, archivedToo: true },
    body: dataFilter.extend({
      formId: id,
      type: z.enum(['xlsx', 'csv']),
      /** A language of the form for labels; null: the reader's, where the form has it. */
      language: optionalText(100),
      /** What stands for answers from lists; both: a column for each. */
      values: exportValues,
      /** What columns are called: by the labels of the questions, or by their names, which an import reads. */
      headers: z.enum(['labels', 'names']).default('labels'),
    }),
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
  /** A workbook with the columns that an import understands. */
  importTemplate: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/:formId/import/template',
    permission: 'Form Data/Create',
    summary: 'An empty workbook with the columns of a form, for file imports',
    form: ofParams,
    params: formParams,
    response: 'file',
    problems: ['record.not-found'],
  }),
  checkDataImport: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/:formId/import/check',
    permission: 'Form Data/Create',
    summary: 'Dry run of a spreadsheet of records; faults come back in the sender’s own workbook',
    form: ofParams,
    params: formParams,
    upload: { field: 'file', maxBytes: 25_000_000 },
    response: dataOf(
      z.object({
        /** Null while it has faults. */
        importId: z.string().nullable(),
        rows: z.number(),
        faults: z.array(
          z.object({ sheet: z.string(), row: z.number(), column: z.string().nullable(), message: z.string() }),
        ),
        faultCount: z.number(),
        annotated: z.string().nullable(),
      }),
    ),
    problems: ['upload.no-file', 'upload.unreadable', 'upload.wrong-type', 'upload.empty', 'project.archived'],
  }),
  applyDataImport: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/:formId/import/apply',
    permission: 'Form Data/Create',
    summary: 'Take a checked file in as one batch',
    form: ofParams,
    params: formParams,
    body: z.object({ importId: z.uuid('invalid') }),
    response: dataOf(z.object({ importId: z.string(), submissions: z.number() })),
    problems: [
      'record.not-found',
      'record.conflict',
      'project.archived',
      'submission.not-form-user',
      'submission.form-closed',
    ],
  }),
  dataImports: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/:formId/import/list',
    permission: 'Form Data/View',
    effect: 'read',
    summary: 'Files that were taken in',
    form: ofParams,
    params: formParams,
    body: paging,
    response: pageOf(
      z.object({
        importId: z.string(),
        fileName: z.string(),
        rows: z.number(),
        userName: z.string(),
        appliedAt: z.string().nullable(),
        undoneAt: z.string().nullable(),
      }),
    ),
  }),
  undoDataImport: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/:formId/import/undo',
    permission: 'Form Data/Delete',
    summary: 'Take the whole batch of an import out again',
    form: ofParams,
    params: formParams,
    body: z.object({ importId: z.uuid('invalid') }),
    response: howMany('submissions'),
    problems: ['record.not-found', 'record.conflict', 'project.archived'],
  }),
};
