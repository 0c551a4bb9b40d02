import type { upkeep } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { taskFigures } from '#tasks/task.queries.ts';
import { beginBackup, backupSetting } from './backups/begin-backup.ts';
import {
  backupFigures,
  cancelBackup,
  countBackups,
  findBackup,
  giveUpLost,
  listBackups,
} from './backups/backup.queries.ts';
import { backupView } from './backups/backup.view.ts';
import { healthOf } from './health/health.ts';

export const upkeepHandlers = (context: Context): Handlers<typeof upkeep> => {
  const { config, version, database } = context;
  return {
    health: async ({ db }) => {
      const { faults, disk, queue } = await healthOf(context).figures();
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = database.pool;
      const [backups, tasks] = await Promise.all([backupFigures(db), taskFigures(db)]);
      const setting = backupSetting(config);
      return {
        data: {
          version,
          faults,
          upSeconds: Math.round(process.uptime()),
          memoryBytes: process.memoryUsage().rss,
          disk: disk ?? null,
          pool: { open, idle, waiting },
          queue: queue ?? null,
          tasks,
          backup: {
            place: setting?.place.shown ?? null,
            at: setting ? config.backupAt : [],
            keep: config.backupKeep,
            lastGoodAt: backups.lastGoodAt?.toISOString() ?? null,
            lastGoodSize: backups.lastGoodSize,
          },
        },
      };
    },

    backups: async ({ db, body }) => {
      await giveUpLost(database.db);
      const [rows, count] = await Promise.all([listBackups(db, body), countBackups(db)]);
      return { data: rows.map(backupView), meta: { count } };
    },

    startBackup: async ({ db, who, audit }) => {
      const row = await beginBackup(context, db, { cause: 'person', userId: who.userId });
      if (row instanceof Problem) return row;
      await audit({
        action: 'create',
        entity: 'backup',
        entityId: row.id,
        after: { name: row.name, place: row.place },
      });
      return { data: backupView(row) };
    },

    cancelBackup: async ({ db, params, audit }) => {
      if (await cancelBackup(db, params.backupId))
        await audit({ action: 'cancel', entity: 'backup', entityId: params.backupId });
      const row = await findBackup(db, params.backupId);
      return row ? { data: backupView(row) } : problem('record.not-found');
    },
  };
};
