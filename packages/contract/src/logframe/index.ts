import { logframeFiles } from './files.ts';
import { logframeNodes } from './nodes.ts';
import { logframeStructure } from './structure.ts';
import { logframeTemplates } from './templates.ts';

export type { ImplementationItem, LogframeNode, LogframeNodeDetail, LogframeType } from './nodes.ts';
export type { DiagramNode, LogframeStructure } from './structure.ts';
export type { LogframeImport, LogframeMatrixFile } from './files.ts';
export type { LogframeTemplate } from './templates.ts';
export { logframeFiles, logframeNodes, logframeStructure, logframeTemplates };
export const logframe = { ...logframeStructure, ...logframeTemplates, ...logframeNodes, ...logframeFiles };
