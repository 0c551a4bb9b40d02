import { ENDLESS_PAGE, MOST_CONTRIBUTING } from '@msurvey/domain';
import { z } from 'zod';
import { inHome } from '../entering.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, optionalText } from '../shapes.ts';
import { ofIndicator, operation } from './operation.ts';
import { figure, seenVersion } from './shapes.ts';

const contribution = z.object({
  id: z.number(),
  project: z.object({ id: z.number(), name: z.string() }),
  /** Named and counted also for whoever may not open it. */
  indicator: z.object({ id: z.number(), title: z.string(), code: z.string() }),
  weight: z.number(),
  progress: figure,
  version: z.number(),
  canOpen: z.boolean(),
});
export type Contribution = z.output<typeof contribution>;
named('Contribution', contribution);

const weights = z.object({
  weights: z.number(),
  /** Weights make 100 %. */
  isWhole: z.boolean(),
  /** Σ weight % × progress of those that have data. */
  progress: figure,
  /** Contributing indicators without data, which are left out. */
  missing: z.array(z.number()),
  can: abilities('edit'),
});
const list = z.object({ data: z.array(contribution).max(MOST_CONTRIBUTING), meta: weights });
const choice = z.object({ id: z.number(), name: z.string() });
/** Pages as large as asked for: there are no more than there are. */
const endless = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(ENDLESS_PAGE).default(ENDLESS_PAGE),
  name: optionalText(200),
};

export const contributing = {
  contributingIndicators: operation({
    method: 'GET',
    path: ofIndicator('contributing'),
    permission: 'Log Frame/View',
    summary: 'The indicators that an aggregated one is made of',
    ...inHome.query({ logframeId: id }),
    response: list,
    problems: ['record.not-found'],
  }),
  contributingIndicator: operation({
    method: 'GET',
    path: ofIndicator('contributing/one'),
    permission: 'Log Frame/View',
    summary: 'One contributing indicator',
    ...inHome.query({ logframeId: id, indicatorId: id }),
    response: dataOf(contribution),
    problems: ['record.not-found'],
  }),
  saveContributingIndicator: operation({
    method: 'POST',
    path: ofIndicator('contributing'),
    permission: 'Log Frame/Edit',
    summary: 'Add an indicator of this or another project of the caller to an aggregated one, or change it',
    project: { from: 'body', field: 'ofProjectId', home: true },
    body: z.object({
      /** The project of the aggregated indicator; `projectId` is, as written, that of the contributing one. */
      ofProjectId: id,
      logframeId: id,
      /** The contribution that is changed; none: a new one. */
      id: id.nullish(),
      projectId: id,
      indicatorId: id,
      weight: z.number('malformed').gt(0, 'invalid').max(100, 'invalid'),
      version: seenVersion,
    }),
    response: list,
    problems: [
      'record.not-found',
      'project.archived',
      'indicator.not-aggregated',
      'indicator.circle',
      'indicator.contributes-already',
      'indicator.changed-meanwhile',
    ],
  }),
  deleteContributingIndicator: operation({
    method: 'POST',
    path: ofIndicator('contributing/delete'),
    permission: 'Log Frame/Edit',
    summary: 'Take a contributing indicator out',
    ...inHome.body({ logframeId: id, id }),
    response: list,
    problems: ['record.not-found', 'project.archived'],
  }),
  contributingProjects: operation({
    method: 'GET',
    path: ofIndicator('contributing/projects'),
    permission: 'Log Frame/View',
    summary: 'The projects of the caller whose indicators may contribute',
    ...inHome.query(endless),
    response: z.object({ data: z.array(choice), meta: z.object({ count: z.number() }) }),
    problems: ['record.not-found'],
  }),
  indicatorsOfProject: operation({
    method: 'GET',
    path: ofIndicator('by-project'),
    permission: 'Log Frame/View',
    summary: 'The indicators of a project',
    ...inHome.query(endless),
    response: z.object({
      data: z.array(
        z.object({ id: z.number(), title: z.string(), code: z.string(), isAggregatedIndicator: z.boolean() }),
      ),
      meta: z.object({ count: z.number() }),
    }),
    problems: ['record.not-found'],
  }),
};
