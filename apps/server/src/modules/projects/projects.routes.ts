import type { projects } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { seesAll } from '#modules/access/index.ts';
import type { ProjectContents } from './project-contents.ts';
import { createProject } from './create-project.ts';
import { partnerOptions, projectRow } from './project.queries.ts';
import { countProjects, listProjects } from './project-list.queries.ts';
import { projectView } from './project.view.ts';
import { teamHandlers } from './team/team.routes.ts';
import { umbrellaOptions } from './umbrella.queries.ts';
import { archiveProject, updateProject } from './update-project.ts';

export const projectHandlers = (context: Context, contents: ProjectContents): Handlers<typeof projects> => ({
  /** One sees the projects that one is a member of; the programme's administrators see all. */
  myProjects: async ({ db, body, who }) => {
    const filter = { ...body, userId: who.userId, all: seesAll(who) };
    const [rows, count] = await Promise.all([listProjects(db, filter, contents), countProjects(db, filter)]);
    return { data: rows.map((row) => projectView(who, row)), meta: { count } };
  },
  project: async ({ db, query, who }) => {
    const row = await projectRow(db, query.id, who.userId, contents);
    return row ? { data: projectView(who, row) } : problem('record.not-found');
  },
  createProject: createProject(contents),
  updateProject: updateProject(contents),
  archiveProject: archiveProject(contents),
  partnerOptions: async ({ db }) => ({ data: await partnerOptions(db) }),
  umbrellaOptions: async ({ db, query, who }) => ({
    data: await umbrellaOptions(db, { projectId: query.id ?? null, userId: who.userId, all: seesAll(who) }, contents),
  }),
  ...teamHandlers(context),
});
