import { LOGFRAME_TAB_INDEX } from '@msurvey/domain';

/** Back to the tree, at the node one came from, as the documents write it. */
export const backToTree = (projectId: number, nodeId: number): string =>
  `/project/${projectId}?tabIndex=${LOGFRAME_TAB_INDEX}&lastVisited=${nodeId}`;
