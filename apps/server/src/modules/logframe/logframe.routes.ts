import type { logframe } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { may } from '@msurvey/domain';
import type { Handlers } from '#http/call.ts';
import { defineStructure } from './levels/define-structure.ts';
import { deleteStructure, structureImpact } from './levels/delete-structure.ts';
import { levelsOf } from './levels/level.queries.ts';
import { deleteTemplate, saveTemplate, showTemplates } from './levels/templates.ts';
import { structureView } from './levels/structure.view.ts';
import { exportMatrix } from './files/export-matrix.ts';
import { exportTree } from './files/export-tree.ts';
import { importTree } from './files/import-tree.ts';
import { commentNode } from './nodes/comment-node.ts';
import { copyNode } from './nodes/copy-node.ts';
import { createLogframeActivity, createNode } from './nodes/create-node.ts';
import { deleteNode, nodeImpact } from './nodes/delete-node.ts';
import { kindsOf } from './nodes/kinds.ts';
import { moveNode } from './nodes/move-node.ts';
import { treeOf } from './nodes/node.queries.ts';
import { showNode } from './nodes/show-node.ts';
import { treeView } from './nodes/tree.view.ts';
import { updateLogframeActivity, updateNode } from './nodes/update-node.ts';
import { logframeSight } from './sight.ts';

export const logframeHandlers = (context: Context): Handlers<typeof logframe> => ({
  logframeStructure: async ({ db, who, project }) => ({
    data: structureView(who, await levelsOf(db, project.homeId), project.isArchived),
  }),
  defineStructure,
  structureImpact,
  deleteStructure,
  logframeTemplates: showTemplates,
  saveLogframeTemplate: saveTemplate,
  deleteLogframeTemplate: deleteTemplate,
  logframeTree: async ({ db, who, project, language }) => {
    const [levels, rows] = await Promise.all([levelsOf(db, project.homeId), treeOf(db, project.homeId)]);
    const kinds = kindsOf(who, levels, project.isArchived, language);
    const { data, count } = treeView(rows, kinds, logframeSight(project), language);
    const isOpen = !project.isArchived;
    const can = { add: isOpen && may(who, 'Log Frame/Create'), move: isOpen && may(who, 'Log Frame/Edit') };
    return { data, meta: { count, types: kinds.types, can } };
  },
  logframeNode: async (call) => showNode(call, call.query.nodeId),
  createNode,
  updateNode,
  createLogframeActivity,
  updateLogframeActivity,
  moveNode,
  nodeImpact,
  deleteNode,
  copyNode,
  commentNode,
  exportLogframe: exportTree(context),
  logframeMatrixFile: exportMatrix(context),
  importLogframe: importTree(context),
});
