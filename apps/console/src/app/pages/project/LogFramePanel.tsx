import { BaselineDialog } from '~/features/indicators/index.ts';
import { LogFrameTab } from '~/features/logframe/index.ts';

/** The tree of results, with what its indicators open. */
export const LogFramePanel = ({ projectId }: { projectId: number }) => (
  <LogFrameTab projectId={projectId} Baseline={BaselineDialog} />
);
