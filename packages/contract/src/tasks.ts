import { z } from 'zod';
import { dataOf, pageOf, paging } from './envelopes.ts';
import { named } from './named.ts';
import { operationsOf } from './operation.ts';
import { instant } from './shapes.ts';

const operation = operationsOf('tasks');

/** Long work that somebody started. */
export const task = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: z.number(),
  /** Null while it is not known. */
  total: z.number().nullable(),
  message: z.string().nullable(),
  /** The result, fetched by uuid. */
  fileUuid: z.string().nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
});
export type Task = z.output<typeof task>;
named('Task', task);

const taskParams = z.object({ taskId: z.uuid('invalid') });

export const tasks = {
  task: operation({
    method: 'GET',
    path: '/msurvey/api/task/:taskId',
    permission: 'signed-in',
    summary: 'How far the caller’s long work is',
    params: taskParams,
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
  tasks: operation({
    method: 'POST',
    path: '/msurvey/api/task/list',
    permission: 'signed-in',
    effect: 'read',
    summary: 'The caller’s long work, newest first',
    body: paging,
    response: pageOf(task),
  }),
  cancelTask: operation({
    method: 'POST',
    path: '/msurvey/api/task/:taskId/cancel',
    permission: 'signed-in',
    summary: 'Stop the caller’s long work',
    params: taskParams,
    response: dataOf(task),
    problems: ['record.not-found'],
  }),
};
