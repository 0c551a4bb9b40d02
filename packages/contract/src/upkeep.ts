import { HEALTH_FAULTS } from '@msurvey/domain';
import { z } from 'zod';
import { abilities, dataOf, pageOf, paging } from './envelopes.ts';
import { named } from './named.ts';
import { operationsOf } from './operation.ts';
import { instant } from './shapes.ts';

const operation = operationsOf('upkeep');

const backupView = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  cause: z.enum(['person', 'schedule', 'command']),
  startedBy: z.string().nullable(),
  /** A folder of the server or a bucket; archives stay where they are. */
  place: z.string(),
  name: z.string(),
  step: z.enum(['files', 'rows', 'verifying']).nullable(),
  /** Files, rows or files again, by its step. */
  done: z.number(),
  size: z.number().nullable(),
  rows: z.number().nullable(),
  files: z.number().nullable(),
  /** Files that rows name and the store does not have. */
  missing: z.number().nullable(),
  /** When it was restored on trial, with every table and every file as it was. */
  verifiedAt: instant.nullable(),
  message: z.string().nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
  can: abilities('cancel'),
});
export type BackupView = z.input<typeof backupView>;
named('Backup', backupView);

export const upkeep = {
  health: operation({
    method: 'GET',
    path: '/msurvey/api/super-user/health',
    permission: 'super-user',
    summary: 'What is wrong with the installation, with figures',
    response: dataOf(
      z.object({
        version: z.string(),
        faults: z.array(z.enum(HEALTH_FAULTS)),
        upSeconds: z.number(),
        memoryBytes: z.number(),
        /** Of the disk with the least room. */
        disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
        pool: z.object({ open: z.number(), idle: z.number(), waiting: z.number() }),
        queue: z
          .object({ waiting: z.number(), running: z.number(), failed: z.number(), oldestSeconds: z.number() })
          .nullable(),
        tasks: z.array(z.object({ kind: z.string(), state: z.string(), n: z.number() })),
        backup: z.object({
          /** Null: not set up. */
          place: z.string().nullable(),
          /** Times of the day, UTC. */
          at: z.array(z.string()),
          keep: z.number(),
          lastGoodAt: instant.nullable(),
          lastGoodSize: z.number().nullable(),
        }),
      }),
    ),
  }),
  backups: operation({
    method: 'POST',
    path: '/msurvey/api/super-user/backups',
    permission: 'super-user',
    effect: 'read',
    summary: 'Backups, newest first',
    body: paging,
    response: pageOf(backupView),
  }),
  startBackup: operation({
    method: 'POST',
    path: '/msurvey/api/super-user/backup',
    permission: 'super-user',
    summary: 'Start a backup of rows, files and secrets to the place of BACKUP_TO',
    response: dataOf(backupView),
    problems: ['backup.not-set-up', 'backup.running'],
  }),
  cancelBackup: operation({
    method: 'DELETE',
    path: '/msurvey/api/super-user/backup/:backupId',
    permission: 'super-user',
    summary: 'Stop a backup that waits or runs; what has ended stays as it ended',
    params: z.object({ backupId: z.uuid('invalid') }),
    response: dataOf(backupView),
    problems: ['record.not-found'],
  }),
};
