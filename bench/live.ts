import { setTimeout as wait } from 'node:timers/promises';
import { ALL_PERMISSIONS } from '@msurvey/domain';
import { composeModules } from '../apps/server/src/modules/index.ts';
import { insertLargeActivities, LARGE_PROJECT } from '../apps/server/test/activities/support/large.queries.ts';
import { build } from '../scripts/build.mjs';
import { call } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import { sendTrainings } from './support/approvals.ts';
import type { Bench, Report } from './support/bench.ts';
import type { DashboardsPlan, DashboardsSeen } from './support/dashboards-process.ts';
import { countEverything } from './support/figures.queries.ts';
import { startHelper } from './support/helper.ts';
import { onDatabase } from './support/on-database.ts';
import { option } from './support/option.ts';
import { peopleWithTokens } from './support/people-with-tokens.ts';
import { percentile } from './support/percentile.ts';
import type { SmallPlan, SmallSeen } from './support/small-requests-process.ts';

const projectId = LARGE_PROJECT;
const USUAL = { members: 100_000, dashboards: 200, perSecond: 100, seconds: 30 };
/** Of each training, and reviewers who approve them: one person may have four requests worked on at a time. */
const [PEOPLE, REVIEWERS, OTHERS] = [30, 30, 3];
/** Without approvals, to compare with. */
const QUIET_MS = 5000;

type Waiting = Awaited<ReturnType<typeof sendTrainings>>[number];

/** At a steady pace, however long each takes; who falls behind does not make up for it by more at once. */
async function approve(report: Report, url: string, tokens: string[], waiting: Waiting[], perSecond: number) {
  const [times, statuses]: [number[], number[]] = [[], []];
  const began = performance.now();
  const answers: Promise<void>[] = [];
  for (const [n, record] of waiting.entries()) {
    const due = began + (n / perSecond) * 1000 - performance.now();
    if (due > 0) await wait(due);
    const asked = performance.now();
    const token = tokens[n % tokens.length];
    answers.push(
      call(url, token, 'POST', '/project/validation/approve', { projectId, ...record }).then(
        ({ status }) => {
          times.push(performance.now() - asked);
          statuses.push(status);
        },
        () => void statuses.push(0),
      ),
    );
  }
  await Promise.all(answers);
  const seconds = (performance.now() - began) / 1000;
  const approved = statuses.filter((status) => status === 200).length;
  if (approved < waiting.length) report.note(`${waiting.length - approved} approvals were not answered with 200`);
  report.figure('approvals', approved / seconds, '/s', { atLeast: perSecond * 0.95 });
  report.figure('approval, p95', percentile(times, 0.95), 'ms');
}

async function whileTheyApprove(
  report: Report,
  url: string,
  people: { viewers: string[]; reviewers: string[]; others: string[] },
  { waiting, perSecond }: { waiting: Waiting[]; perSecond: number },
): Promise<void> {
  const plan: DashboardsPlan = { url, projectId, tokens: people.viewers };
  const dashboards = startHelper<DashboardsSeen>('dashboards-process.ts', plan);
  await dashboards.begun;
  report.note(`${people.viewers.length} dashboards are open`);
  const small: SmallPlan = { url, tokens: people.others };
  const before = startHelper<SmallSeen>('small-requests-process.ts', small);
  await before.begun;
  await wait(QUIET_MS);
  const quiet = await before.end();
  const other = startHelper<SmallSeen>('small-requests-process.ts', small);
  await other.begun;
  await approve(report, url, people.reviewers, waiting, perSecond);
  const [during, seen] = [await other.end(), await dashboards.end()];
  const { wrong } = seen;
  if (Object.keys(wrong).length > 0) report.note(`answers to dashboards other than 200: ${JSON.stringify(wrong)}`);
  report.figure('dashboards that heard news', seen.told, '', { atLeast: people.viewers.length });
  report.figure('first screens asked for', seen.screens, '');
  report.figure('first screen, all seven calls, p95', seen.screenP95, 'ms');
  report.figure('small request, p95, dashboards open and nothing changes', quiet.p95, 'ms');
  report.figure('small requests not answered with 200', quiet.wrong + during.wrong, '', { atMost: 0 });
  report.figure('small request, p50, during approvals', during.p50, 'ms');
  report.figure('small request, p95, during approvals', during.p95, 'ms', { atMost: 200 });
}

export const bench: Bench = {
  name: 'live',
  what: 'other people’s small requests while 200 dashboards are open and 100 activities a second are approved (--members 20000 --dashboards 20 --per-second 10 --seconds 10: less)',
  async run(report, args) {
    const asked = (name: string, usual: number) => Number(option(args, name) ?? usual);
    const members = asked('--members', USUAL.members);
    const count = asked('--dashboards', USUAL.dashboards);
    const perSecond = asked('--per-second', USUAL.perSecond);
    const approvals = perSecond * asked('--seconds', USUAL.seconds);
    composeModules();
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
    try {
      await server.stop();
      const { people, waiting } = await onDatabase(server.folder, async (database) => {
        const amount = { activities: members / 5, perActivity: 25, members };
        await database.transaction(({ db }) => insertLargeActivities(db, amount));
        await database.pool.query('vacuum analyze');
        await database.transaction(({ db }) => countEverything(db, projectId, report.note));
        const trainings = await sendTrainings(database, approvals, PEOPLE);
        const some = (n: number) => peopleWithTokens(database.db, projectId, n, ALL_PERMISSIONS);
        const made = {
          viewers: await some(count),
          reviewers: await some(REVIEWERS),
          others: await some(OTHERS),
        };
        await database.pool.query('vacuum analyze');
        return { people: made, waiting: trainings };
      });
      await server.start();
      await whileTheyApprove(report, server.url, people, { waiting, perSecond });
    } finally {
      await server.dispose();
    }
  },
};
