import type { Waiting } from '~/features/collection/offline/queue/types.ts';
import { editSubmissionPath, SYNC_PATH } from '~/features/collection/parts/paths.ts';

/** Where a waiting record is opened again; one that somebody else has changed, beside the other's version. */
export function waitingPath({ projectId, formId, xformId, edit, key, state }: Waiting): string {
  return state === 'conflict' && edit
    ? editSubmissionPath({ id: formId, projectId, xformId }, edit.instanceId)
    : `${SYNC_PATH}/${encodeURIComponent(key)}`;
}
