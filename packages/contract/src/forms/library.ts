import { z } from 'zod';
import { dataOf, listOf, pageOf, paging, sorting } from '../envelopes.ts';
import { id, instant, isoDate, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { diagnostic, formDifference, idString, questionView, versionNumber, xformRow } from './shapes.ts';

/** Decided: 10 MB at most. */
const XLS_LIMIT = 10_000_000;
const XLS_PROBLEMS = [
  'upload.no-file',
  'upload.many-files',
  'upload.unreadable',
  'upload.wrong-type',
  'form.faulty',
] as const;
const flag = z.enum(['true', 'false']).default('false');

/** What became of an upload: the form, and the warnings one may want to read. */
const stored = dataOf(xformRow.extend({ warnings: z.array(diagnostic) }));

export const formLibrary = {
  formTemplates: operation({
    method: 'POST',
    path: '/msurvey/api/project/forms/template-list',
    permission: 'Form/View',
    effect: 'read',
    summary: 'Forms of the library: deployed, drafts, or deleted ones that can be restored',
    body: paging
      .extend({
        state: z.enum(['deployed', 'draft', 'deleted']).default('deployed'),
        /** Equal to the title, whatever the case. */
        name: optionalText(),
        fromDate: isoDate.nullish(),
        toDate: isoDate.nullish(),
      })
      .extend(sorting(['title', 'formCreatedAt', 'formUpdatedAt']).shape),
    response: z.object({ data: z.array(xformRow), meta: z.object({ count: z.number(), canCreate: z.boolean() }) }),
  }),
  formTitles: operation({
    method: 'GET',
    path: '/msurvey/forms/titles',
    permission: 'Form/View',
    summary: 'Titles that contain what one types',
    query: z.object({ q: text(100), state: z.enum(['deployed', 'draft', 'deleted']).default('deployed') }),
    response: listOf(z.string()),
  }),
  xform: operation({
    method: 'GET',
    path: '/msurvey/forms/detail',
    permission: 'Form/View',
    summary: 'One form of the library, by its id string or its id',
    query: z.object({ id_string: optionalText(120), id: id.optional() }),
    response: dataOf(xformRow),
    problems: ['record.not-found'],
  }),
  checkForm: operation({
    method: 'POST',
    path: '/msurvey/forms/check/',
    permission: 'Form/Create',
    effect: 'write',
    summary: 'Reads a workbook and says everything that is wrong with it; for a replacement also what it changes',
    upload: {
      field: 'xls_file',
      maxBytes: XLS_LIMIT,
      fields: z.object({ /** The form it would replace. */ id_string: optionalText(120) }),
    },
    response: dataOf(
      z.object({
        ok: z.boolean(),
        idString: z.string().nullable(),
        title: z.string().nullable(),
        questionCount: z.number(),
        languages: z.array(z.string()),
        diagnostics: z.array(diagnostic),
        /** The author's own workbook with the faults in their cells, fetched by uuid; null without faults. */
        annotated: z.string().nullable(),
        /** Null unless it would replace a form. */
        difference: formDifference.nullable(),
        /** The version that was compared with; a replacement names it. */
        baseVersion: z.number().nullable(),
        media: z.array(z.object({ name: z.string(), kind: z.string(), kept: z.boolean() })),
      }),
    ),
    problems: ['upload.no-file', 'upload.many-files', 'upload.unreadable', 'upload.wrong-type', 'record.not-found'],
  }),
  submitForm: operation({
    method: 'POST',
    path: '/msurvey/forms/submit/',
    permission: 'Form/Create',
    summary: 'Create a form from a workbook: deployed at once, or a draft when it asks for review',
    upload: {
      field: 'xls_file',
      maxBytes: XLS_LIMIT,
      fields: z.object({ title: optionalText(), description: optionalText(2000), review: flag }),
    },
    response: stored,
    problems: [...XLS_PROBLEMS, 'form.id-taken'],
  }),
  replaceForm: operation({
    method: 'POST',
    path: '/msurvey/forms/change/submit/',
    permission: 'Form/Edit',
    summary: 'Replace a form by a workbook: a new version; the old ones stay',
    upload: {
      field: 'xls_file',
      maxBytes: XLS_LIMIT,
      fields: z.object({
        id_string: idString,
        /** The version one has seen; refused when another came in between. */
        base_version: versionNumber.optional(),
      }),
    },
    response: stored,
    problems: [...XLS_PROBLEMS, 'form.replaced-meanwhile', 'form.id-differs', 'record.not-found'],
  }),
  cloneForm: operation({
    method: 'POST',
    path: '/msurvey/forms/clone/',
    permission: 'Form/Create',
    summary: 'Copy a form, with its files, under another title',
    body: z.object({ id_string: idString, form_title: text() }),
    response: dataOf(xformRow),
    problems: ['record.not-found'],
  }),
  deleteForm: operation({
    method: 'POST',
    path: '/msurvey/api/project/forms/delete',
    permission: 'Form/Delete',
    summary: 'Delete a form of the library; it can be restored for 30 days',
    body: z.object({ formId: id }),
    response: dataOf(z.object({ id: z.number(), deletedAt: instant })),
    problems: ['record.not-found', 'form.has-data', 'form.in-use'],
  }),
  restoreForm: operation({
    method: 'POST',
    path: '/msurvey/forms/restore/',
    permission: 'Form/Delete',
    summary: 'Bring a deleted form back',
    body: z.object({ formId: id }),
    response: dataOf(xformRow),
    problems: ['record.not-found'],
  }),
  downloadForm: operation({
    method: 'POST',
    path: '/msurvey/forms/download/',
    permission: 'Form/View',
    effect: 'read',
    summary: 'The workbook (xls) or the XForm (xml) of a version',
    body: z.object({ id_string: idString, type: z.enum(['xls', 'xml']), version: versionNumber.nullish() }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  deployForm: operation({
    method: 'POST',
    path: '/msurvey/forms/deploy/',
    permission: 'Form/Edit',
    summary: 'Publish a draft as an immutable version',
    body: z.object({ id_string: idString }),
    response: stored,
    problems: ['record.not-found', 'form.faulty', 'form.not-a-draft', 'form.id-differs', 'record.conflict'],
  }),
  formVersions: operation({
    method: 'POST',
    path: '/msurvey/forms/versions/',
    permission: 'Form/View',
    effect: 'read',
    summary: 'The versions of a form, newest first, with who and when',
    body: paging.extend({ id_string: idString }),
    response: pageOf(
      z.object({
        number: z.number(),
        /** As the form itself says. */
        version: z.string(),
        fileName: z.string().nullable(),
        questionCount: z.number(),
        languages: z.array(z.string()),
        createdBy: z.string().nullable(),
        createdAt: instant,
        submissionCount: z.number(),
      }),
    ),
    problems: ['record.not-found'],
  }),
  formQuestions: operation({
    method: 'POST',
    path: '/msurvey/forms/questions/',
    permission: 'Form/View',
    effect: 'read',
    summary: 'The questions of a version, or of a draft, in the order of the form',
    body: z.object({ id_string: idString, version: versionNumber.nullish() }),
    response: dataOf(
      z.object({
        version: z.number().nullable(),
        defaultLanguage: z.string(),
        languages: z.array(z.string()),
        questions: z.array(questionView),
      }),
    ),
    problems: ['record.not-found'],
  }),
  compareForms: operation({
    method: 'POST',
    path: '/msurvey/forms/compare/',
    permission: 'Form/View',
    effect: 'read',
    summary: 'What changed between two versions',
    body: z.object({ id_string: idString, from: versionNumber, to: versionNumber }),
    response: dataOf(formDifference),
    problems: ['record.not-found'],
  }),
};

export const formBuilder = {
  createDraft: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/create-json-init',
    permission: 'Form/Create',
    summary: 'Begin a form in the designer; its title gets the prefix “UI - ”',
    body: z.object({ title: text(190), description: optionalText(2000) }),
    response: dataOf(z.object({ id: z.number(), idString: z.string(), title: z.string() })),
  }),
  designerTicket: operation({
    method: 'POST',
    path: '/msurvey/api/form-builder/ticket',
    permission: 'Form/Create',
    summary: 'A single-use ticket, good for one minute, with which a new tab signs in',
    body: z.object({ id }),
    response: dataOf(z.object({ ticket: z.string() })),
    problems: ['record.not-found'],
  }),
};
