import { insertMany } from '../apps/server/test/logframe/logframe.queries.ts';
import type { View } from '../apps/server/test/lists/view.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { build } from '../scripts/build.mjs';
import { call, login } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { openInProcess } from './support/in-process.ts';
import { seeTree } from './support/logframe-page.ts';
import { giveFigures } from './support/logframe.queries.ts';
import { onDatabase } from './support/on-database.ts';
import { percentile } from './support/percentile.ts';

/** A goal, fifty outcomes and a hundred indicators beneath each. */
const INDICATORS = 5000;
const NODES = INDICATORS + Math.ceil(INDICATORS / 100) + 1;
const WHO = 'superadmin';
const [REPEATS, WARM_UP] = [50, 5];
const MOST_MS = 100;
const LEAST_FRAMES = 30;

const LEVELS = [
  { id: 'goal', parent: null, name: 'Goal' },
  { id: 'outcome', parent: 'goal', name: 'Outcome' },
  { id: 'indicator', parent: 'outcome', name: 'Indicator' },
];
interface Made {
  projectId: number;
  goal: number;
  levels: Record<'goal' | 'outcome' | 'indicator', number>;
}

/** A project of its own, with its levels and the root of its tree. */
async function makeProject(url: string): Promise<Made> {
  const { token } = await login(url, WHO);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await call<T>(url, token, 'POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const dates = { startDate: '2026-07-01', endDate: '2029-06-30', partner: ['DAE'] };
  const project = await post<{ data: { id: number } }>('/project/create', { name: 'A large logframe', ...dates });
  const projectId = project.data.id;
  const nodes = LEVELS.map(({ id }, i) => ({ id, x: 0, y: i * 140 }));
  const defined = await post<{ meta: { ids: Made['levels'] } }>('/logframe/structure/define', {
    projectId,
    tree: LEVELS,
    viewJson: { nodes },
  });
  const levels = defined.meta.ids;
  const goal = await post<{ data: { id: number } }>('/logframe/node/create', {
    projectId,
    parent: null,
    lf_node_type_id: levels.goal,
    lf_node: 'Families earn more',
    lf_node_code: '1',
  });
  return { projectId, goal: goal.data.id, levels };
}

export const bench: Bench = {
  name: 'logframe',
  what: 'a tree of 5,000 nodes with baseline, target and progress: server, opening, scrolling',
  async run(report) {
    const browser = await findBrowser(report.note, { whole: true });
    await build({ say: report.note });
    const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
    try {
      const { projectId, goal, levels } = await makeProject(server.url);
      await server.stop();
      await onDatabase(server.folder, async (database) => {
        await database.transaction(async ({ db }) => {
          await insertMany(db, projectId, goal, levels.outcome, levels.indicator, INDICATORS);
          await giveFigures(db, projectId, levels.indicator);
        });
        await database.pool.query('vacuum analyze');
      });
      const inside = await openInProcess(server.folder, WHO);
      try {
        const tree: View = { name: 'tree', call: 'logframeTree', query: { projectId } };
        const times: number[] = [];
        for (let i = -WARM_UP; i < REPEATS; i++) {
          const time = await inside.timeOf(tree);
          if (i >= 0) times.push(time);
        }
        report.figure('nodes', NODES, '');
        report.figure('tree, server (median)', percentile(times, 0.5), 'ms');
        report.figure('tree, server p95', percentile(times, 0.95), 'ms', { atMost: MOST_MS });
      } finally {
        await inside.close();
      }
      await server.start();
      const pair = JSON.stringify(await login(server.url, WHO));
      const { openMs, expandMs, frames } = await seeTree(
        browser,
        server.url,
        pair,
        `/project/${projectId}?tabIndex=3&index=9`,
        NODES,
      );
      report.figure('open the tab, everything anew', openMs, 'ms');
      report.figure('expand all', expandMs, 'ms');
      const whole = frames.reduce((sum, ms) => sum + ms, 0);
      report.figure('scrolling', (frames.length * 1000) / whole, 'frames/s', { atLeast: LEAST_FRAMES });
      report.figure('slowest of 100 frames (99th)', percentile(frames, 0.99), 'ms');
    } finally {
      await server.dispose();
    }
  },
};
