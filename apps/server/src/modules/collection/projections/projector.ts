import type { Db } from '#db/tables.ts';
import type { Answers } from '../ingest/answers.ts';

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
  answers: Answers;
}

export interface FormKey {
  projectId: number;
  formId: number;
  xformId: number;
}

/**
 * Derives rows from records. Set-based, and idempotent: the same record may come again, in a newer revision or in the
 * same one, and a rebuild gives the same rows.
 */
export interface Projector {
  name: string;
  /** Whether a form is one of its; asked for every record, so it must not ask the database. */
  matches(form: FormKey): boolean;
  project(db: Db, rows: ProjectedSubmission[]): Promise<void>;
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

export const projectorsOf = (form: FormKey): Projector[] => projectors.filter((projector) => projector.matches(form));
export const projectorNamed = (name: string): Projector | undefined => projectors.find((p) => p.name === name);
export const hasProjectors = (): boolean => projectors.length > 0;
