import { type DataSources, matrixTasks } from './files/export-matrix.ts';
import { treeTask } from './files/export-tree.ts';

export { logframeHandlers } from './logframe.routes.ts';
export { type LevelRow, levelsOf } from './levels/level.queries.ts';
export { levelName } from './levels/structure.view.ts';
export { nodeTitle } from './nodes/kinds.ts';
export { type NodeFigures, writeNodeFigures } from './nodes/figure.queries.ts';
export { type IndicatorNode, indicatorNode, indicatorNodes, nodePath } from './nodes/indicator-node.ts';
export type { NamedNode } from './nodes/node.queries.ts';
export { isInSight, type LogframeSight, logframeSight } from './sight.ts';

/** Where the values of indicators come from a later stage knows. */
export const logframeTasks = (dataSources: DataSources) => ({ ...treeTask, ...matrixTasks(dataSources) });
