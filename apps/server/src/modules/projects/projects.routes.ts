import { projects } from '@msurvey/contract';
import { problem } from '#http/problem.ts';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { seesAll } from '#modules/access/index.ts';
import { countProjects, listProjects } from './project.queries.ts';
import { projectView } from './project.view.ts';

/** TEMPORARY until the module is written. */
const notYet = Object.fromEntries(
  Object.keys(projects).map((n) => [n, async () => problem('server.busy')]),
) as never as Handlers<typeof projects>;

export const projectHandlers = (_context: Context): Handlers<typeof projects> => ({
  ...notYet,
  /** One sees the projects that one is a member of; the programme's administrators see all. */
  myProjects: async ({ db, body, who }) => {
    const filter = { ...body, memberId: seesAll(who) ? null : who.userId };
    const [rows, count] = await Promise.all([listProjects(db, filter), countProjects(db, filter)]);
    return { data: rows.map(projectView), meta: { count } };
  },
});
