import { lazyPart } from '~/lib/lazy-part.ts';

export { backToTree } from '~/features/logframe/node/paths.ts';

/** The tree of results, a tab of a project's configuration. */
export const LogFrameTab = lazyPart(
  async () => (await import('~/features/logframe/tree/LogFrameTab.tsx')).LogFrameTab,
  'logframe',
);
/** The diagram of levels; its library comes when the tab is opened. */
export const LogDefinitionTab = lazyPart(
  async () => (await import('~/features/logframe/definition/LogDefinitionTab.tsx')).LogDefinitionTab,
  'logframe',
);
/** Who changed a node, for its other pages. */
export const NodeHistory = lazyPart(
  async () => (await import('~/features/logframe/node/NodeHistory.tsx')).NodeHistory,
  'logframe',
);
