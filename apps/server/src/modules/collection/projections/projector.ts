import type { Db } from '#db/tables.ts';
import type { Answers } from '../ingest/answers.ts';

export type SubmissionState = 'received' | 'approved' | 'rejected';

/** A record as it stands after a write, for whoever derives something from it. */
export interface ProjectedSubmission {
  projectId: number;
  formId: number;
  xformId: number;
  submissionId: number;
  instanceId: string;
  revision: number;
  version: number | null;
  userId: number;
  receivedAt: Date;
  state: SubmissionState;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  answers: Answers;
}

export interface FormKey {
  projectId: number;
  formId: number;
  xformId: number;
}

/** A record that was taken out of every list and figure. */
export interface ForgottenSubmission extends FormKey {
  submissionId: number;
}

/**
 * Derives rows from records. Set-based, and idempotent: the same record may come again, in a newer revision or in the
 * same one, and a rebuild gives the same rows.
 */
export interface Projector {
  name: string;
  /**
   * Before it is asked anything, once for a batch: brings what it remembers in line with the database. In the transaction
   * that writes, so that no process derives by what another has changed.
   */
  ready?(db: Db): Promise<void>;
  /** Whether a form is one of its; asked for every record, so it must not ask the database. */
  matches(form: FormKey): boolean;
  project(db: Db, rows: ProjectedSubmission[]): Promise<void>;
  /** Takes away what it derived from records that were deleted; brought back, they are projected again. */
  forget(db: Db, rows: ForgottenSubmission[]): Promise<void>;
  /** Takes away what it derived from a form, before a rebuild. */
  clear(db: Db, form: FormKey): Promise<void>;
}

const projectors: Projector[] = [];

/**
 * How later modules derive registries from what was collected. Called once when a module is loaded; runs inside the
 * transaction that writes the records. A projector that fails never loses a record: see run.ts.
 */
export function onSubmissions(projector: Projector): () => void {
  if (projectors.some((p) => p.name === projector.name)) throw new Error(`there are two projectors ${projector.name}`);
  projectors.push(projector);
  return () => void projectors.splice(projectors.indexOf(projector), 1);
}

/** Before `projectorsOf`, in the same transaction. */
export async function getReady(db: Db): Promise<void> {
  // Several that remember the same thing share one way to bring it in line.
  for (const ready of new Set(projectors.map((projector) => projector.ready))) await ready?.(db);
}
export const projectorsOf = (form: FormKey): Projector[] => projectors.filter((projector) => projector.matches(form));
export const projectorNamed = (name: string): Projector | undefined => projectors.find((p) => p.name === name);
export const hasProjectors = (): boolean => projectors.length > 0;
