import { z } from 'zod';
import { operation } from '../operation.ts';
import { abilities, dataOf, id, instant, labelsView } from '../shapes.ts';
import { dataFilter, instanceId, position, questionPath, submissionRow } from './shapes.ts';

const ofBody = { from: 'body', field: 'formId' } as const;
const ofQuery = { from: 'query', field: 'formId' } as const;
const one = z.object({ formId: id, instanceId });
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
/** An item of a list that the server makes (`members.csv`): the form does not know it. */
const listChoice = z.object({
  /** As questions name their list. */
  list: z.string(),
  /** The code that is the answer. */
  name: z.string(),
  label: labelsView,
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
    domain: 'collection',
    permission: 'Form Data/View',
    effect: 'read',
    summary: 'Records of a form, newest first, by pages that begin after or end before a record',
    form: ofBody,
    body: dataFilter.extend({
      formId: id,
      pageSize: z.number().int().min(1).max(100).default(10),
      after: cursor,
      before: cursor,
      /** The last page. */
      fromEnd: z.boolean().default(false),
    }),
    response: z.object({
      data: z.array(submissionRow),
      meta: z.object({
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
    domain: 'collection',
    permission: 'Form Data/View',
    effect: 'read',
    summary: 'Positions of records for the map, the newest first, at most 20,000',
    form: ofBody,
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
  submission: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/one',
    domain: 'collection',
    permission: 'Form Data/View',
    summary: 'One record: answers, files, position, history',
    form: ofQuery,
    query: one.extend({ revision: z.coerce.number().int().min(1).optional() }),
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
    domain: 'collection',
    permission: 'Form Data/View',
    summary: 'What changed between two revisions, answer by answer',
    form: ofQuery,
    query: one.extend({
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
    domain: 'collection',
    permission: 'Form Data/View',
    summary: 'The XML of a revision as it was received',
    form: ofQuery,
    query: one.extend({ revision: z.coerce.number().int().min(1).optional() }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  submissionFile: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/file',
    domain: 'collection',
    permission: 'Form Data/View',
    summary: 'A file of a record',
    form: ofQuery,
    query: one.extend({ name: z.string().min(1).max(255) }),
    response: 'file',
    problems: ['record.not-found'],
  }),
  deleteSubmissions: operation({
    method: 'POST',
    path: '/msurvey/api/project/form/data/delete',
    domain: 'collection',
    permission: 'Form Data/Delete',
    summary: 'Take records out of every list and figure, or bring them back; nothing is erased',
    form: ofBody,
    body: z.object({
      formId: id,
      instanceIds: z.array(instanceId).min(1).max(500),
      isDeleted: z.boolean().default(true),
    }),
    response: dataOf(z.object({ changed: z.number() })),
    problems: ['project.archived', 'record.not-found', 'submission.approved'],
  }),
  formColumns: operation({
    method: 'GET',
    path: '/msurvey/api/project/form/data/columns',
    domain: 'collection',
    permission: 'Form Data/View',
    summary: 'Which columns the caller chose for the table of a form; null: none chosen yet',
    form: ofQuery,
    query: z.object({ formId: id }),
    response: dataOf(z.object({ columns: z.array(z.string()).nullable() })),
  }),
  chooseFormColumns: operation({
    method: 'PUT',
    path: '/msurvey/api/project/form/data/columns',
    domain: 'collection',
    permission: 'Form Data/View',
    summary: 'Keep the caller’s choice of columns',
    form: { ...ofBody, archivedToo: true },
    body: z.object({ formId: id, columns: z.array(questionPath).max(500) }),
    response: dataOf(z.object({ columns: z.array(z.string()) })),
  }),
};
