import type { LooseFile } from './arrived.ts';

/** A record that is durably ours. */
export interface Received {
  projectId: number;
  formId: number;
  submissionId: number;
  revision: number;
  /** Files that came although we had them; nothing names them. */
  spare: LooseFile[];
}
