import { z } from 'zod';
import { inHome } from '../entering.ts';
import { abilities, dataOf, listOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, text } from '../shapes.ts';
import { levelWords } from './level.ts';
import { operation } from './operation.ts';

const templateLevel = z.object({
  /** Which of the levels before it stands above it, counted from 0. */
  parent: z.number().nullable(),
  ...levelWords,
  width: z.number(),
  x: z.number(),
  y: z.number(),
});
const template = z.object({
  id: z.number(),
  name: z.string(),
  levels: z.array(templateLevel),
  can: abilities('delete'),
});
export type LogframeTemplate = z.output<typeof template>;
named('LogframeTemplate', template);

/** Definitions to begin another logframe with: of the installation, whichever project they were drawn in. */
export const logframeTemplates = {
  logframeTemplates: operation({
    method: 'GET',
    path: '/msurvey/api/logframe/template',
    permission: 'Log Definition/View',
    summary: 'The templates that people saved, by name, with their levels; parents before their children',
    ...inHome.query(),
    response: listOf(template),
    problems: ['record.not-found'],
  }),
  saveLogframeTemplate: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/template/save',
    permission: 'Log Definition/Create',
    summary: 'Keep the stored levels of a project as a template; no nodes, no figures',
    ...inHome.body({ name: text(100) }),
    response: dataOf(template),
    problems: [
      'record.not-found',
      'project.archived',
      'logframe.no-definition',
      'logframe.template-taken',
      'logframe.templates-full',
    ],
  }),
  deleteLogframeTemplate: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/template/delete',
    permission: 'Log Definition/Delete',
    summary: 'Delete a template; logframes that began from it stay as they are',
    ...inHome.body({ templateId: id }),
    response: dataOf(z.object({ id: z.number() })),
    problems: ['record.not-found', 'project.archived'],
  }),
};
