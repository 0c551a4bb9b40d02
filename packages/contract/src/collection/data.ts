import { z } from 'zod';
import { abilities, dataOf, howMany } from '../envelopes.ts';
import { inForm, ofForm } from '../entering.ts';
import { id, instant, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { dataFilter, instanceId, oneRecord, position, questionPath, submissionRow } from './shapes.ts';

const cursor = z
  .string()
  .regex(/^\d{1,19}$/, 'invalid')
  .nullish();

const change = z.object({
  path: z.string(),
  /** Which item of each repeat around it, outermost first, counted from 1. */
  items: z.array(z.number()),
  /** Null: there was none. */
  before: z.union([z.string(), z.number()]).nullable(),
  after: z.union([z.string(), z.number()]).nullable(),
});
/** What a code among the answers means. */
const listChoice = z.object({
  /** The file, as questions name it (`members.csv`); for a choice that stands in the form, the path of the question. */
  list: z.string(),
  /** The code that is the answer. */
  name: z.string(),
  /** By language: those of the product for files, those of the form for its own choices. */
  label: z.record(z.string(), z.string()),
});
const revision = z.object({
  revision: z.number(),
  /** Other than the one before it: somebody else had saved in between. */
  baseRevision: z.number().nullable(),
  version: z.number().nullable(),
  userName: z.string(),
  source: z.string(),
  deviceId: z.string().nullable(),
  receivedAt: instant,
});

export const formData = {
  submissions: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/list',
    permission: 'Form Data/View',
    effect: 'read',
    summary: 'Records of a form, newest first, by pages that begin after or end before a record',
    form: ofForm.body,
    body: dataFilter.extend({
      formId: id,
      pageSize: z.number().int().min(1).max(100).default(10),
      after: cursor,
      before: cursor,
      /** The last page. */
      fromEnd: z.boolean().default(false),
      /** The answers that are wanted: questions and repeats outside of repeats. Without any, none are given. */
      columns: z.array(questionPath).max(500).default([]),
    }),
    response: z.object({
      data: z.array(
        submissionRow.extend({
          /** Of the columns that were asked for; a repeat is the number of its items. */
          answers: z.record(z.string(), z.union([z.string(), z.number()])),
          /** Paths of answers that are longer than the 4 KB given here; the record itself has them whole. */
          cut: z.array(z.string()),
        }),
      ),
      meta: z.object({
        /** What the codes among the answers mean. */
        choices: z.array(listChoice),
        /** Null where it would have to be counted record by record: more than 10,000 fit conditions on answers. */
        count: z.number().nullable(),
        hasOlder: z.boolean(),
        hasNewer: z.boolean(),
        can: abilities('create', 'edit', 'delete', 'export', 'import'),
      }),
    }),
  }),
  submissionPoints: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/points',
    permission: 'Form Data/View',
    effect: 'read',
    summary: 'Positions of records for the map, the newest first, at most 20,000',
    form: ofForm.body,
    body: dataFilter.extend({ formId: id }),
    response: z.object({
      data: z.array(
        z.object({
          instanceId: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          name: z.string().nullable(),
          receivedAt: instant,
        }),
      ),
      meta: z.object({ truncated: z.boolean() }),
    }),
  }),
  answerChoices: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/choices',
    permission: 'Form Data/View',
    effect: 'read',
    summary: 'What a question can be answered with: found by words, or what given codes mean',
    ...inForm.body({
      asked: z
        .array(
          z.object({
            path: questionPath,
            /** Part of the label or the code; the first 50 are given. */
            search: optionalText(100),
            /** Codes whose labels are wanted, whether they are still offered or not. */
            codes: z.array(text(500)).max(100).default([]),
          }),
        )
        .min(1)
        .max(20),
    }),
    response: dataOf(z.object({ choices: z.array(listChoice.extend({ path: z.string() })) })),
  }),
  submission: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/one',
    permission: 'Form Data/View',
    summary: 'One record: answers, files, position, history',
    form: ofForm.query,
    query: oneRecord.extend({ revision: z.coerce.number().int().min(1).optional() }),
    response: dataOf(
      submissionRow.extend({
        deviceId: z.string().nullable(),
        startedAt: instant.nullable(),
        endedAt: instant.nullable(),
        faults: z.array(z.object({ path: z.string(), fault: z.string() })),
        files: z.array(
          z.object({
            name: z.string(),
            size: z.number().nullable(),
            mediaType: z.string().nullable(),
            /** False: it has not come yet. */
            present: z.boolean(),
          }),
        ),
        position: position.nullable(),
        /** Those that are among the answers. */
        choices: z.array(listChoice),
        revisions: z.array(revision),
        projectionFailures: z.array(z.object({ projector: z.string(), message: z.string(), failedAt: instant })),
        can: abilities('edit', 'delete'),
      }),
    ),
    problems: ['record.not-found'],
  }),
  submissionDifference: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/difference',
    permission: 'Form Data/View',
    summary: 'What changed between two revisions, answer by answer',
    form: ofForm.query,
    query: oneRecord.extend({
      from: z.coerce.number().int().min(1).max(100_000),
      to: z.coerce.number().int().min(1).max(100_000),
    }),
    response: z.object({
      data: z.array(change),
      /** What was picked from lists before and after. */
      meta: z.object({ choices: z.array(listChoice) }),
    }),
    problems: ['record.not-found'],
  }),
  submissionXml: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/xml',
    permission: 'Form Data/View',
    summary: 'The XML of a revision as it was received',
    form: ofForm.query,
    query: oneRecord.extend({ revision: z.coerce.number().int().min(1).optional() }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  submissionFile: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/file',
    permission: 'signed-in',
    summary: 'A file of a record',
    form: { ...ofForm.query, registryToo: true },
    query: oneRecord.extend({ name: z.string().min(1).max(255) }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  deleteSubmissions: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/delete',
    permission: 'Form Data/Delete',
    summary: 'Take records out of every list and figure, or bring them back; nothing is erased',
    ...inForm.body({
      instanceIds: z.array(instanceId).min(1).max(500),
      isDeleted: z.boolean().default(true),
    }),
    response: howMany('changed'),
    problems: ['project.archived', 'record.not-found', 'submission.approved'],
  }),
  formColumns: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/columns',
    permission: 'Form Data/View',
    summary: 'Which columns the caller chose for the table of a form; null: none chosen yet',
    ...inForm.query(),
    response: dataOf(z.object({ columns: z.array(z.string()).nullable() })),
  }),
  chooseFormColumns: operation({
    method: 'PUT',
    path: '/msurvey/api/project/form/data/columns',
    permission: 'Form Data/View',
    summary: 'Keep the caller’s choice of columns',
    form: { ...ofForm.body, archivedToo: true },
    body: z.object({ formId: id, columns: z.array(questionPath).max(500) }),
    response: dataOf(z.object({ columns: z.array(z.string()) })),
  }),
};
