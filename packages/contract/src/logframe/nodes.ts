import { MOST_ITEMS, NODE_PROGRAMMES, SDG_NUMBERS } from '@msurvey/domain';
import { z } from 'zod';
import { inHome, ofHome } from '../entering.ts';
import { abilities, dataOf, howMany } from '../envelopes.ts';
import { named } from '../named.ts';
import { id, instant, isoDate, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';

const number = z.number().nullable();

const sdg = z.object({ sdg: z.number(), sdgName: z.string() });
const nodeFields = {
  id: z.number(),
  parent: z.number().nullable(),
  title: z.string(),
  code: z.string(),
  /** Of the level on which it stands. */
  type: z.number(),
  isAggregatedIndicator: z.boolean(),
  logframeSDGs: z.array(sdg),
  lf_projectName: z.array(z.enum(NODE_PROGRAMMES)),
  view: z.boolean(),
  dataCollection: z.boolean(),
  setting: z.boolean(),
  baseline_value: number,
  target: number,
  progress: number,
};
const branch = z.object({ ...nodeFields, can: abilities('add', 'edit', 'delete') });
export type LogframeNode = z.output<typeof branch> & { children: LogframeNode[] };
/** Beneath it stand others of the same shape; an OpenAPI document that says so in place would have no end. */
const treeNode = branch.extend({ children: z.array(z.custom<LogframeNode>()) });

const nodeType = z.object({
  id: z.number(),
  name: z.string(),
  color: z.string(),
  parent: z.number().nullable(),
  isActivity: z.boolean(),
  isSdgBased: z.boolean(),
  isIndicator: z.boolean(),
});
export type LogframeType = z.output<typeof nodeType>;
named('LogframeType', nodeType);

const planned = z.object({ start_date: isoDate.nullable(), end_date: isoDate.nullable() });
const amount = z.number().min(0).max(1e15);
const items = {
  indicators: z.object({
    measuring_unit: text(60),
    rows: z.array(z.object({ target: amount, date: isoDate, achieved: amount.nullish() })).max(MOST_ITEMS),
  }),
  milestones: z.object({ title: text(300), planDate: isoDate, doneOn: isoDate.nullish() }),
  subActivities: z.object({
    name: text(300),
    type: z.union([z.literal(1), z.literal(2)]),
    start_date: isoDate,
    end_date: isoDate,
    weighting: z.number().min(0).max(100),
    /** How much of it is done, in percent; unknown while nobody said so. */
    progress: z.number().min(0).max(100).nullish(),
    /** Of the catalogue: the item of work plans that it is. */
    subActivityId: id.nullish(),
  }),
};
/** What an activity is followed by: one kind of list, as its measure says. */
const implementationItem = z.union([items.indicators, items.milestones, items.subActivities]);
export type ImplementationItem = z.output<typeof implementationItem>;
named('ImplementationItem', implementationItem);
const LIST_OF = { 1: items.indicators, 2: items.milestones, 3: items.subActivities } as const;

const nodeBody = {
  lf_node: text(500),
  lf_nodeBn: optionalText(500),
  lf_node_code: text(40),
  lf_aggregatedIndicator: z.boolean().default(false),
  lf_projectName: z.array(z.enum(NODE_PROGRAMMES)).max(NODE_PROGRAMMES.length).default([]),
  sdgList: z
    .array(
      z
        .number()
        .int()
        .refine((n) => SDG_NUMBERS.includes(n), 'invalid'),
    )
    .max(SDG_NUMBERS.length)
    .default([]),
};
const activityBody = {
  name: text(500),
  nameBn: optionalText(500),
  code: text(40),
  description: optionalText(4000),
  dateRange: planned.default({ start_date: null, end_date: null }),
  activityType: text(60),
  crossCutting: text(60),
  implementation: z.union([z.literal(1), z.literal(2), z.literal(3)], 'required'),
  implementationList: z.object({ data: z.array(z.unknown()).max(MOST_ITEMS) }).default({ data: [] }),
  lf_projectName: nodeBody.lf_projectName,
};
interface Activity {
  dateRange: { start_date: string | null; end_date: string | null };
  implementation: 1 | 2 | 3;
  implementationList: { data: unknown[] };
}
/** Each item of the list is one of what the measure counts; a span does not end before it begins. */
const activityRules = (body: Activity, context: z.RefinementCtx) => {
  const { start_date, end_date } = body.dateRange;
  if (start_date && end_date && end_date < start_date)
    context.addIssue({ code: 'custom', path: ['dateRange', 'end_date'], message: 'invalid' });
  body.implementationList.data.forEach((item, i) => {
    const checked = LIST_OF[body.implementation].safeParse(item);
    for (const issue of checked.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['implementationList', 'data', i, ...issue.path], message: 'invalid' });
    const span = item as { start_date?: string; end_date?: string };
    if (checked.success && span.start_date && span.end_date && span.end_date < span.start_date)
      context.addIssue({ code: 'custom', path: ['implementationList', 'data', i, 'end_date'], message: 'invalid' });
  });
};
/** A node stands beneath one of the level above; what stands at the top has no parent. */
const placed = { parent: id.nullable() };
const changed = { nodeId: id, version: z.number().int().min(1), reason: optionalText(500) };

const activityDetail = z.object({
  description: z.string().nullable(),
  dateRange: planned,
  activityType: z.string(),
  crossCutting: z.string(),
  implementation: z.number(),
  implementationList: z.object({ data: z.array(implementationItem) }),
});
const historyLine = z.object({
  version: z.number(),
  action: z.enum(['create', 'update', 'move']),
  by: z.string(),
  at: instant,
  reason: z.string().nullable(),
  /** Names of the fields that were changed. */
  fields: z.array(z.string()),
});
const comment = z.object({ id: z.number(), text: z.string(), by: z.string(), at: instant });
const nodeDetail = z.object({
  ...nodeFields,
  titleBn: z.string().nullable(),
  /** In the language of whoever asks; `titleEn` is the one that is edited. */
  titleEn: z.string(),
  version: z.number(),
  lf_node_type: z.string(),
  isActivity: z.boolean(),
  isSdgBased: z.boolean(),
  isIndicator: z.boolean(),
  /** From the top down to its parent. */
  path: z.array(z.object({ id: z.number(), code: z.string(), title: z.string() })),
  activity: activityDetail.nullable(),
  history: z.array(historyLine),
  /** What was said about it, the newest first. */
  comments: z.array(comment),
  can: abilities('add', 'edit', 'delete'),
});
export type LogframeNodeDetail = z.output<typeof nodeDetail>;
named('LogframeNodeDetail', nodeDetail);
const node = dataOf(nodeDetail);
const made = ['record.not-found', 'project.archived', 'logframe.code-taken', 'logframe.wrong-level'] as const;

export const logframeNodes = {
  logframeTree: operation({
    method: 'GET',
    path: '/msurvey/api/logframe/tree',
    permission: 'Log Frame/View',
    summary: 'The whole tree, each node beneath its parent in the order of codes',
    ...inHome.query(),
    response: z.object({
      data: z.array(treeNode),
      meta: z.object({ count: z.number(), types: z.array(nodeType), can: abilities('add', 'move') }),
    }),
    problems: ['record.not-found'],
  }),
  logframeNode: operation({
    method: 'GET',
    path: '/msurvey/api/logframe/node',
    permission: 'Log Frame/View',
    summary: 'One node with its details and its history',
    ...inHome.query({ nodeId: id }),
    response: node,
    problems: ['record.not-found'],
  }),
  createNode: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/node/create',
    permission: 'Log Frame/Create',
    summary: 'Add a node that is not an activity',
    ...inHome.body({ ...nodeBody, ...placed, lf_node_type_id: id, lf_node_type: optionalText(100) }),
    response: node,
    problems: [...made, 'logframe.full'],
  }),
  updateNode: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/node/update',
    permission: 'Log Frame/Edit',
    summary: 'Change a node; what others changed meanwhile stays, and a field that both changed is named',
    ...inHome.body({ ...nodeBody, ...changed }),
    response: node,
    problems: [...made, 'logframe.changed-meanwhile'],
  }),
  createLogframeActivity: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/activity/create',
    permission: 'Log Frame/Create',
    summary: 'Add an activity to the tree',
    project: ofHome.body,
    body: z.object({ projectId: id, ...activityBody, ...placed, logframetype: id }).superRefine(activityRules),
    response: node,
    problems: [...made, 'logframe.full'],
  }),
  updateLogframeActivity: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/activity/update',
    permission: 'Log Frame/Edit',
    summary: 'Change an activity of the tree',
    project: ofHome.body,
    body: z.object({ projectId: id, ...activityBody, ...changed }).superRefine(activityRules),
    response: node,
    problems: [...made, 'logframe.changed-meanwhile'],
  }),
  moveNode: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/node/move',
    permission: 'Log Frame/Edit',
    summary: 'Put a node, with everything beneath it, under another parent of the same type name',
    ...inHome.body({ nodeId: id, new_parent: id, old_parent: id, reason: text(500) }),
    response: node,
    problems: [
      'record.not-found',
      'project.archived',
      'logframe.wrong-parent',
      'logframe.code-taken',
      'logframe.changed-meanwhile',
    ],
  }),
  copyNode: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/node/copy',
    permission: 'Log Frame/Create',
    summary:
      'Put a copy of a node, with everything beneath it but no figures, under a parent; the codes beneath follow its own',
    ...inHome.body({ nodeId: id, parent: id.nullable(), code: text(40) }),
    response: dataOf(z.object({ id: z.number(), nodes: z.number() })),
    problems: [...made, 'logframe.full', 'logframe.other-programme'],
  }),
  commentNode: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/node/comment',
    permission: 'Log Frame/Edit',
    summary: 'Say something about a node',
    ...inHome.body({ nodeId: id, text: text(2000) }),
    response: dataOf(comment),
    problems: ['record.not-found', 'project.archived', 'comment.too-many'],
  }),
  nodeImpact: operation({
    method: 'GET',
    path: '/msurvey/api/logframe/node/impact',
    permission: 'Log Frame/Delete',
    summary: 'What deleting a node would take along',
    ...inHome.query({ nodeId: id }),
    response: howMany('nodes', 'indicators'),
    problems: ['record.not-found'],
  }),
  deleteNode: operation({
    method: 'POST',
    path: '/msurvey/api/logframe/node/delete',
    permission: 'Log Frame/Delete',
    summary: 'Delete a node with everything beneath it; refused while data hangs there',
    ...inHome.body({ nodeId: id }),
    response: howMany('nodes', 'indicators'),
    problems: ['record.not-found', 'project.archived', 'logframe.node-has-data', 'logframe.other-programme'],
  }),
};
