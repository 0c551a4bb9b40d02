import { z } from 'zod';
import { abilities, dataOf, listOf } from '../envelopes.ts';
import { ofForm } from '../entering.ts';
import { named } from '../named.ts';
import { id, instant, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { oneRecord, questionPath } from './shapes.ts';

const forRegistries = { ...ofForm.query, registryToo: true } as const;

/** A file that a form refers to: choices in tables, pictures, sounds. What stands at a path never changes. */
const entryFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  size: z.number(),
  hash: z.string(),
  path: z.string(),
});

/** A form as the web form needs it: whole, so that it can be kept and opened without network. */
export const entryForm = z.object({
  projectId: z.number(),
  /** Projects beneath its own, through whose registries it may be opened too. */
  doors: z.array(z.number()),
  projectName: z.string(),
  formId: z.number(),
  xformId: z.number(),
  idString: z.string(),
  title: z.string(),
  /** The number that counts, and the text that the form itself carries. */
  number: z.number(),
  version: z.string(),
  /** Of the XForm as it is served here, title and all. */
  hash: z.string(),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  xml: z.string(),
  media: z.array(entryFile),
  /** Why the caller cannot send a new record; null: nothing is in the way. */
  closed: z.enum(['archived', 'unpublished', 'inactive', 'not-form-user', 'not-allowed']).nullable(),
  can: abilities('submit', 'edit'),
});
export type EntryForm = z.output<typeof entryForm>;
named('EntryForm', entryForm);
export type EntryFile = z.output<typeof entryFile>;
named('EntryFile', entryFile);

const comment = z.object({
  id: z.number(),
  /** The revision it speaks of. */
  revision: z.number(),
  /** Without the root, with the item of each repeat: `plot[2]/crop`. Null: of the whole record. */
  path: z.string().nullable(),
  text: z.string(),
  author: z.string(),
  at: instant,
  /** Null: it still stands. */
  resolvedAt: instant.nullable(),
  resolvedBy: z.string().nullable(),
});
export type SubmissionComment = z.output<typeof comment>;
named('SubmissionComment', comment);

/** A record as the web form needs it to edit it: its newest revision. */
export const entryRecord = z.object({
  instanceId: z.string(),
  instanceName: z.string().nullable(),
  state: z.enum(['received', 'approved', 'rejected']),
  revision: z.number(),
  version: z.number().nullable(),
  savedBy: z.string(),
  savedAt: instant,
  xml: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      size: z.number().nullable(),
      mediaType: z.string().nullable(),
      /** Null: it has not come yet. */
      path: z.string().nullable(),
    }),
  ),
  /** Those that still stand. */
  comments: z.array(comment),
  /**
   * Rows of the form's csv lists for what the record names, wherever its editor's sites are and whatever became of it since.
   * A form opens with its lists and these behind them.
   */
  lists: z.array(z.object({ name: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  /** What choices of the record are called that stand in the form, or stood in an earlier version of it. */
  choices: z.array(z.object({ path: z.string(), code: z.string(), label: z.string() })),
});
export type EntryRecord = z.output<typeof entryRecord>;
named('EntryRecord', entryRecord);

/** Filling and editing in the browser; what is finished goes to `/msurvey/api/project/form/:formId/submission`. */
export const formEntry = {
  entryForm: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry',
    permission: 'signed-in',
    summary: 'The newest version of a form with the list of its files, to be filled in a browser',
    form: forRegistries,
    query: z.object({ formId: id }),
    response: dataOf(entryForm),
    problems: ['record.not-found'],
  }),
  entryMedia: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry/media',
    permission: 'signed-in',
    summary: 'A file of the newest version of a form',
    form: forRegistries,
    query: z.object({ formId: id, id }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  entryList: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry/list',
    permission: 'signed-in',
    summary: 'A list that the server makes for a form: places, groups, members of the caller’s sites, sub-activities',
    form: forRegistries,
    query: z.object({
      formId: id,
      name: z.string().max(200),
      /** What it was when the form was fetched; another hash is another list. */
      hash: z.string().max(64).optional(),
    }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  entryRecord: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry/record',
    permission: 'signed-in',
    summary:
      'The newest revision of a record with its files and the comments that still stand, to be edited in a browser',
    form: forRegistries,
    query: oneRecord,
    response: dataOf(entryRecord),
    problems: ['record.not-found'],
  }),
  submissionComments: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/comments',
    permission: 'Form Data/View',
    summary: 'What was said about a record, the newest first, at most 500',
    form: ofForm.query,
    query: oneRecord,
    response: z.object({ data: z.array(comment), meta: z.object({ can: abilities('add', 'resolve') }) }),
    problems: ['record.not-found'],
  }),
  addSubmissionComment: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/comments',
    permission: 'Form Data/Edit',
    summary: 'Say something about a record, or about one of its questions',
    form: ofForm.body,
    body: oneRecord.extend({ path: questionPath.nullish(), text: text(2000) }),
    response: dataOf(comment),
    problems: ['record.not-found', 'project.archived', 'comment.too-many'],
  }),
  resolveSubmissionComment: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/comments/resolve',
    permission: 'Form Data/Edit',
    summary: 'Say that a comment is dealt with, or that it stands again',
    form: ofForm.body,
    body: oneRecord.extend({ id, isResolved: z.boolean().default(true) }),
    response: listOf(comment),
    problems: ['record.not-found', 'project.archived'],
  }),
};
