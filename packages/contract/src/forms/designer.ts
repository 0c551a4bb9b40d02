import { z } from 'zod';
import { dataOf, listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { diagnostic, formDifference, idString } from './shapes.ts';

/** The shapes of @msurvey/xlsform/edit, which knows what they mean. */
const key = z.string().min(1).max(80);
const header = z.string().min(1).max(300);
/** As much as a cell of a spreadsheet holds. */
const cell = z.string().max(32_767);
const row = z.object({
  key,
  cells: z.record(header, cell),
  blank: z.number().int().min(-1_000_000).max(1_000_000).optional(),
});
/** More rows than any form has. */
const MOST_ROWS = 20_000;
const rows = z.array(row).max(MOST_ROWS);
const keys = z.array(key).max(MOST_ROWS);
const sheet = z.object({ key, name: z.string().max(200), headers: z.array(header).max(2_000), rows });

const document = z.object({
  format: z.literal('xlsform-document/1'),
  fileName: z.string().optional(),
  sheets: z.array(sheet),
});

const operations = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('set'), sheet: key, row: key, column: header, value: cell.nullable() }),
      z.object({ op: z.literal('insert'), sheet: key, after: key.nullable(), rows }),
      z.object({ op: z.literal('remove'), sheet: key, rows: keys }),
      z.object({ op: z.literal('move'), sheet: key, rows: keys, after: key.nullable() }),
      z.object({
        op: z.literal('add-column'),
        sheet: key,
        header,
        after: header.nullable().optional(),
        cells: z.record(key, cell).optional(),
      }),
      z.object({ op: z.literal('remove-column'), sheet: key, header, onlyEmpty: z.boolean().optional() }),
      z.object({ op: z.literal('rename-column'), sheet: key, from: header, to: header }),
      z.object({ op: z.literal('add-sheet'), at: z.number().int().min(0).max(1_000), sheet }),
      z.object({ op: z.literal('remove-sheet'), sheet: key, onlyEmpty: z.boolean().optional() }),
      z.object({ op: z.literal('rename-sheet'), sheet: key, name: z.string().max(200) }),
      z.object({ op: z.literal('rename'), row: key, from: header, to: header }),
      z.object({ op: z.literal('rename-list'), from: header, to: header }),
    ]),
  )
  .max(5_000);

const change = z.object({ id: key, operations });
const keptChange = change.extend({ version: z.number(), by: z.string().nullable(), at: instant });
export type DesignChange = z.output<typeof keptChange>;
named('DesignChange', keptChange);

/** Somebody else who has the draft open. */
const designer = z.object({
  id: z.number(),
  name: z.string(),
  /** The row that they are at. */
  row: z.string().nullable(),
  seenAt: instant,
});
export type Designer = z.output<typeof designer>;
named('Designer', designer);

/** What happened since the version that was sent: every change in its order, one's own as they were kept. */
const news = z.object({
  version: z.number(),
  changes: z.array(keptChange),
  /** Others who have the draft open. */
  others: z.array(designer),
});

/** Which state of the draft one has: a draft that was begun anew is another one. */
const state = {
  id,
  epoch: text(80),
  version: z.number().int().min(0).max(2_147_483_647),
};
const at = key.nullish();
const begun = dataOf(z.object({ id: z.number(), idString: z.string(), title: z.string() }));

export const formDesigner = {
  designCopy: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/copy',
    permission: 'Form/Create',
    summary:
      'Begin a form in the designer with the questions of another one of the library; its title gets the prefix “UI - ”',
    body: z.object({ id_string: idString, title: text(190), description: optionalText(2000) }),
    response: begun,
    problems: ['record.not-found'],
  }),
  designUpload: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/upload',
    permission: 'Form/Create',
    summary: 'Begin a form in the designer with a workbook, which may have faults; its title gets the prefix “UI - ”',
    upload: {
      field: 'xls_file',
      maxBytes: 10_000_000,
      fields: z.object({ title: optionalText(190), description: optionalText(2000) }),
    },
    response: begun,
    problems: ['upload.no-file', 'upload.many-files', 'upload.unreadable', 'upload.wrong-type'],
  }),
  openDesign: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/open',
    permission: 'Form/View',
    effect: 'read',
    summary: 'A form as the designer edits it: its draft, or its newest version where nobody has begun to change it',
    body: z.object({ id }),
    response: dataOf(
      z.object({
        id: z.number(),
        idString: z.string(),
        title: z.string(),
        epoch: z.string(),
        version: z.number(),
        document,
        /** The version of the form that is deployed; null for one that never was. */
        deployed: z.number().nullable(),
        /** The draft has what no deployed version has. */
        hasDraft: z.boolean(),
        can: z.object({ edit: z.boolean(), deploy: z.boolean() }),
      }),
    ),
    problems: ['record.not-found'],
  }),
  saveDesign: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/save',
    permission: 'Form/Edit',
    summary: 'Keep changes of a draft, merged with those of others; a change that was sent before is not kept twice',
    body: z.object({ ...state, changes: z.array(change).min(1).max(500), at }),
    response: dataOf(news),
    problems: ['record.not-found', 'record.conflict', 'form.design-conflict', 'form.design-full'],
  }),
  followDesign: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/follow',
    permission: 'Form/Edit',
    summary: 'What others did to a draft meanwhile, and who is at it; tells them where one is',
    body: z.object({ ...state, at }),
    response: dataOf(news),
    problems: ['record.not-found', 'record.conflict'],
  }),
  designVersions: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/versions',
    permission: 'Form/View',
    effect: 'read',
    summary: 'States of a draft that one can go back to, newest first: whenever somebody paused or another went on',
    body: z.object({ id, before: z.number().int().min(0).max(2_147_483_647).optional() }),
    response: listOf(
      z.object({
        version: z.number(),
        by: z.string().nullable(),
        at: instant,
        /** How many changes were made there. */
        changes: z.number(),
      }),
      // there are older ones: those before the last of these
    ).extend({ meta: z.object({ hasMore: z.boolean() }) }),
    problems: ['record.not-found'],
  }),
  designState: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/state',
    permission: 'Form/View',
    effect: 'read',
    summary: 'A draft as it was in an earlier state; 0 is what it began with',
    body: z.object(state),
    response: dataOf(z.object({ version: z.number(), document })),
    problems: ['record.not-found', 'record.conflict'],
  }),
  restoreDesign: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/restore',
    permission: 'Form/Edit',
    summary: 'Go back to a state of a draft; that too is a change, which can be taken back',
    body: z.object({ ...state, to: z.number().int().min(0).max(2_147_483_647), changeId: key }),
    response: dataOf(news),
    problems: ['record.not-found', 'record.conflict'],
  }),
  designDifference: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/difference',
    permission: 'Form/View',
    effect: 'read',
    summary: 'What deploying a draft would change, whose answers that concerns, and what stands against it',
    body: z.object({ id }),
    response: dataOf(
      z.object({
        ok: z.boolean(),
        diagnostics: z.array(diagnostic),
        questionCount: z.number(),
        /** Null for a form that was never deployed. */
        difference: formDifference.nullable(),
        /** The version that it is compared with. */
        baseVersion: z.number().nullable(),
      }),
    ),
    problems: ['record.not-found', 'form.not-a-draft'],
  }),
};
