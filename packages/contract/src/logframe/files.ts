import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id } from '../shapes.ts';
import { task } from '../tasks.ts';
import { operation } from './operation.ts';

const taken = z.object({
  /** Nodes that the file adds, and those of which it changes something; without faults only. */
  created: z.number(),
  changed: z.number(),
  same: z.number(),
  /** Nothing was stored: a dry run, or there are faults. */
  isDry: z.boolean(),
  faults: z.array(z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })),
  faultCount: z.number(),
  /** The sender's own workbook with its faults; fetch it at /msurvey/api/file/{uuid}. */
  annotated: z.string().nullable(),
});
export type LogframeImport = z.output<typeof taken>;
named('LogframeImport', taken);

const matrixBody = z.object({ projectId: id, format: z.enum(['pdf', 'docx']).default('pdf') });
export type LogframeMatrixFile = z.output<typeof matrixBody>;

/** The whole tree out of a workbook and into one: the same sheet both ways. */
export const logframeFiles = {
  exportLogframe: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/export',
    permission: 'Log Frame/View',
    summary: 'Begin a workbook of the whole tree, in the columns in which it can be read in again',
    ...inHome.body(),
    project: { ...ofHome.body, archivedToo: true },
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
  logframeMatrixFile: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/matrix',
    permission: 'Log Frame/View',
    summary:
      'Begin the logframe matrix on paper (PDF, English or Bangla), or as a text document of one table (DOCX): results with their indicators, figures and data sources',
    project: { ...ofHome.body, archivedToo: true },
    body: matrixBody,
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
  importLogframe: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/import',
    permission: 'Log Frame/Create',
    summary:
      'Read a tree from a workbook: nodes that are not there are added, others changed; with any fault nothing is stored and the workbook comes back with the faults written into it',
    project: ofHome.query,
    query: z.object({ projectId: id, dryRun: z.enum(['true', 'false']).default('true') }),
    upload: { field: 'file', maxBytes: 10_000_000 },
    response: dataOf(taken),
    problems: [
      'record.not-found',
      'project.archived',
      'upload.no-file',
      'upload.unreadable',
      'upload.wrong-type',
      'upload.empty',
      'request.too-large',
      'logframe.full',
    ],
  }),
};
