import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { Context } from '#context.ts';
import { ingestFigures } from '#modules/collection/index.ts';
import { taskFigures } from '#tasks/task.queries.ts';
import { backupFigures } from '../backups/backup.queries.ts';
import type { Health } from './health.ts';

/** Figures for Prometheus, read when somebody asks for them; what the database is needed for is left out while it is away. */
export function describeInstallation(registry: Registry, context: Context, health: Health): void {
  const registers = [registry];
  const { pool, db } = context.database;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'msurvey_pool_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Counter({
    name: 'msurvey_ingest_records_total',
    help: 'Records that were sent to this process, by what became of them',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, n] of Object.entries(ingestFigures.outcomes)) this.inc({ outcome }, n);
    },
  });
  new Gauge({
    name: 'msurvey_ingest_waiting',
    help: 'Records that wait to be written',
    registers,
    collect() {
      this.set(ingestFigures.waiting());
    },
  });
  new Gauge({
    name: 'msurvey_tasks',
    help: 'Long work that waits or runs, by kind',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, n } of await taskFigures(db).catch(() => [])) this.set({ kind, state }, n);
    },
  });
  new Gauge({
    name: 'msurvey_queue_jobs',
    help: 'Jobs that wait, run, or were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const { queue } = await health.figures();
      for (const state of ['waiting', 'running', 'failed'] as const) if (queue) this.set({ state }, queue[state]);
    },
  });
  new Gauge({
    name: 'msurvey_queue_oldest_seconds',
    help: 'How long the job that waits longest has been due',
    registers,
    async collect() {
      this.set((await health.figures()).queue?.oldestSeconds ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'msurvey_backup_age_seconds',
    help: 'Since the last backup that was restored on trial',
    registers,
    async collect() {
      const last = (await backupFigures(db).catch(() => undefined))?.lastGoodAt;
      this.set(last ? (Date.now() - last.getTime()) / 1000 : Number.NaN);
    },
  });
  new Gauge({
    name: 'msurvey_disk_free_bytes',
    help: 'Room on the disk with the least of it',
    registers,
    async collect() {
      const { disk } = await health.figures();
      if (disk) this.set(disk.freeBytes);
    },
  });
  new Gauge({
    name: 'msurvey_fault',
    help: 'What is wrong with the installation; 1 for each fault of /healthz',
    labelNames: ['fault'],
    registers,
    async collect() {
      this.reset();
      for (const fault of (await health.figures()).faults) this.set({ fault }, 1);
    },
  });
}
