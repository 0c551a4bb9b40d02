import { z } from 'zod';
import { operation } from '../operation.ts';
import { dataOf, id, optionalText, pageOf, paging } from '../shapes.ts';
import { dataFilter, task } from './shapes.ts';

const taskParams = z.object({ taskId: z.uuid('invalid') });
const formParams = z.object({ formId: id });
const ofParams = { from: 'params', field: 'formId' } as const;

export const formExports = {
  exportData: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/export',
    domain: 'collection',
    permission: 'Form Data/Export',
    summary:
      'Begin an export of a form’s records; repeats are linked sheets (files), with a codebook and a note of its making',
    form: { from: 'body', field: 'formId', archivedToo: true },
    body: dataFilter.extend({
      formId: id,
      type: z.enum(['xlsx', 'csv']),
      /** A language of the form for labels; null: names and codes. */
      language: optionalText(100),
    }),
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
  task: operation({
    method: 'GET',
    path: '/msurvey/api/task/:taskId',
    domain: 'collection',
    permission: 'signed-in',
    summary: 'How far the caller’s long work is',
    params: taskParams,
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
  tasks: operation({
    method: 'POST',
    path: '/msurvey/api/task/list',
    domain: 'collection',
    permission: 'signed-in',
    effect: 'read',
    summary: 'The caller’s long work, newest first',
    body: paging,
    response: pageOf(task),
  }),
  cancelTask: operation({
    method: 'POST',
    path: '/msurvey/api/task/:taskId/cancel',
    domain: 'collection',
    permission: 'signed-in',
    summary: 'Stop the caller’s long work',
    params: taskParams,
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
  /** A workbook with the columns that an import understands. */
  importTemplate: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/:formId/import/template',
    domain: 'collection',
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
    domain: 'collection',
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
    domain: 'collection',
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
    domain: 'collection',
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
    domain: 'collection',
    permission: 'Form Data/Delete',
    summary: 'Take the whole batch of an import out again',
    form: ofParams,
    params: formParams,
    body: z.object({ importId: z.uuid('invalid') }),
    response: dataOf(z.object({ submissions: z.number() })),
    problems: ['record.not-found', 'record.conflict', 'project.archived'],
  }),
};
