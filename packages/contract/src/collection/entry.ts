import { z } from 'zod';
import { operation } from '../operation.ts';
import { abilities, dataOf, id, instant, listOf, text } from '../shapes.ts';
import { instanceId, questionPath } from './shapes.ts';

const ofQuery = { from: 'query', field: 'formId' } as const;
const ofBody = { from: 'body', field: 'formId' } as const;
const one = z.object({ formId: id, instanceId });

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
export type EntryFile = z.output<typeof entryFile>;

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
});
export type EntryRecord = z.output<typeof entryRecord>;

/** Filling and editing in the browser; what is finished goes to `/msurvey/api/project/form/:formId/submission`. */
export const formEntry = {
  entryForm: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry',
    domain: 'collection',
    permission: 'signed-in',
    summary: 'The newest version of a form with the list of its files, to be filled in a browser',
    form: ofQuery,
    query: z.object({ formId: id }),
    response: dataOf(entryForm),
    problems: ['record.not-found', 'auth.forbidden'],
  }),
  entryMedia: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry/media',
    domain: 'collection',
    permission: 'signed-in',
    summary: 'A file of the newest version of a form',
    form: ofQuery,
    query: z.object({ formId: id, id }),
    response: 'file',
    problems: ['record.not-found', 'auth.forbidden'],
  }),
  entryList: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry/list',
    domain: 'collection',
    permission: 'signed-in',
    summary: 'A list that the server makes for a form: places, groups, members of the caller’s sites, sub-activities',
    form: ofQuery,
    query: z.object({
      formId: id,
      name: z.string().max(200),
      /** What it was when the form was fetched; another hash is another list. */
      hash: z.string().max(64).optional(),
    }),
    response: 'file',
    problems: ['record.not-found', 'auth.forbidden'],
  }),
  entryRecord: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/entry/record',
    domain: 'collection',
    permission: 'Form Data/Edit',
    summary:
      'The newest revision of a record with its files and the comments that still stand, to be edited in a browser',
    form: ofQuery,
    query: one,
    response: dataOf(entryRecord),
    problems: ['record.not-found'],
  }),
  submissionComments: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/comments',
    domain: 'collection',
    permission: 'Form Data/View',
    summary: 'What was said about a record, the newest first, at most 500',
    form: ofQuery,
    query: one,
    response: z.object({ data: z.array(comment), meta: z.object({ can: abilities('add', 'resolve') }) }),
    problems: ['record.not-found'],
  }),
  addSubmissionComment: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/comments',
    domain: 'collection',
    permission: 'Form Data/Edit',
    summary: 'Say something about a record, or about one of its questions',
    form: ofBody,
    body: one.extend({ path: questionPath.nullish(), text: text(2000) }),
    response: dataOf(comment),
    problems: ['record.not-found', 'project.archived', 'comment.too-many'],
  }),
  resolveSubmissionComment: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/comments/resolve',
    domain: 'collection',
    permission: 'Form Data/Edit',
    summary: 'Say that a comment is dealt with, or that it stands again',
    form: ofBody,
    body: one.extend({ id, isResolved: z.boolean().default(true) }),
    response: listOf(comment),
    problems: ['record.not-found', 'project.archived'],
  }),
};
