import { LEVEL_COLOUR, LEVEL_WIDTH, MOST_LEVELS } from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { abilities, dataOf, howMany } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, optionalText, text } from '../shapes.ts';
import { levelWords } from './level.ts';
import { operation } from './operation.ts';

/** A level that is stored is known by its number; a new one by whatever the sender calls it. */
const levelKey = z.union([id, z.string().min(1).max(40)]);
const colour = z.string('malformed').regex(/^#[0-9a-fA-F]{6}$/, 'invalid');
const coordinate = z.number().int().min(-100_000).max(100_000);

const diagramNode = z.object({
  id: levelKey,
  parent: levelKey.nullable(),
  name: text(100),
  nameBn: optionalText(100),
  description: optionalText(1000),
  color: colour.default(LEVEL_COLOUR),
  isActivity: z.boolean().default(false),
  isSdgBased: z.boolean().default(false),
  form_url: optionalText(500),
  width: z.number().int().min(16).max(LEVEL_WIDTH).default(LEVEL_WIDTH),
  /** The state from which a stored level was changed. */
  version: z.number().int().min(1).optional(),
});
export type DiagramNode = z.output<typeof diagramNode>;
named('DiagramNode', diagramNode);
const viewJson = z.object({
  nodes: z.array(z.object({ id: levelKey, x: coordinate, y: coordinate })).max(MOST_LEVELS),
});

const nodeJson = z.object({
  parent: z.number().nullable(),
  level: z.number(),
  ...levelWords,
  form_url: z.string().nullable(),
  width: z.number(),
});
const structure = z.object({
  logframeStructures: z.array(
    z.object({
      id: z.number(),
      version: z.number(),
      /** How many nodes of the tree stand on it. */
      nodeCount: z.number(),
      attributes: z.object({ name: z.string(), color: z.string(), child: z.array(z.number()), nodeJson }),
    }),
  ),
  logframestructureJson: z.object({ nodes: z.array(z.object({ id: z.number(), x: z.number(), y: z.number() })) }),
  can: abilities('create', 'edit', 'delete'),
});
export type LogframeStructure = z.output<typeof structure>;
named('LogframeStructure', structure);

export const logframeStructure = {
  logframeStructure: operation({
    method: 'GET',
    path: '/msurvey/api/logframe/structure',
    permission: 'Log Definition/View',
    summary: 'The levels of a logframe and where they stand in the diagram',
    ...inHome.query(),
    response: dataOf(structure),
    problems: ['record.not-found'],
  }),
  defineStructure: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/structure/define',
    permission: 'Log Definition/Edit',
    summary: 'Save the levels that are sent and the layout; levels that are not sent stay as they are',
    project: ofHome.body,
    body: z.object({ projectId: id, tree: z.array(diagramNode).max(MOST_LEVELS), viewJson }),
    response: z.object({
      data: structure,
      /** What new levels are called from now on, by what the sender called them. */
      meta: z.object({ ids: z.record(z.string(), z.number()) }),
    }),
    problems: [
      'record.not-found',
      'project.archived',
      'logframe.level-duplicate',
      'logframe.no-definition',
      'logframe.level-in-use',
      'logframe.changed-meanwhile',
    ],
  }),
  structureImpact: operation({
    method: 'GET',
    path: '/msurvey/api/logframe/structure/impact',
    permission: 'Log Definition/Delete',
    summary: 'What deleting a level would take along',
    ...inHome.query({ nodeId: id }),
    response: howMany('levels', 'nodes', 'indicators'),
    problems: ['record.not-found'],
  }),
  deleteStructure: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/structure/delete',
    permission: 'Log Definition/Delete',
    summary: 'Delete a level with those beneath it and their nodes; refused while data hangs there',
    ...inHome.body({ nodeId: id }),
    response: howMany('levels', 'nodes', 'indicators'),
    problems: ['record.not-found', 'project.archived', 'logframe.has-data', 'logframe.other-programme'],
  }),
};
