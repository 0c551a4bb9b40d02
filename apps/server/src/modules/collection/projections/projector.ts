import type { Db } from '#db/tables.ts';
import type { Answers } from '../ingest/answers.ts';

export type PlacingTable = 'member' | 'farmer_group' | 'activity';
export type SubmissionState = 'received' | 'approved' | 'rejected';

/** A record as it stands after a write, for whoever derives something from it. */
export interface ProjectedSubmission {
  projectId: number;
  formId: number;
  xformId: number;
  submissionId: number;
  instanceId: string;
  revision: number;
  /** Written for the first time, by this very transaction: nothing can have been derived from it before. */
  isNew?: true;
  version: number | null;
  userId: number;
  /** Of the sender, when the record was first sent; an edit does not change it. */
  organizationId: number | null;
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
  /** The table of its rows, where these have the id of the record they were derived from and say where it lies. */
  places?: PlacingTable;
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

let projectors: readonly Projector[] | undefined;

/**
 * Says once who derives registries from what was collected, in this order; answers who did until now. They run inside the
 * transaction that writes the records. A projector that fails never loses a record: see run.ts.
 */
export function composeProjectors(next: readonly Projector[]): readonly Projector[] {
  const names = next.map((projector) => projector.name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`there are two projectors ${twice}`);
  const before = projectors ?? [];
  projectors = next;
  return before;
}

function all(): readonly Projector[] {
  if (!projectors) throw new Error('nobody has said who derives something: see composeModules()');
  return projectors;
}

/** Before `projectorsOf`, in the same transaction. */
export async function getReady(db: Db): Promise<void> {
  // Several that remember the same thing share one way to bring it in line.
  for (const ready of new Set(all().map((projector) => projector.ready))) await ready?.(db);
}
export const projectorsOf = (form: FormKey): Projector[] => all().filter((projector) => projector.matches(form));
export const projectorNamed = (name: string): Projector | undefined => all().find((p) => p.name === name);
export const hasProjectors = (): boolean => all().length > 0;
/** Records lie where the rows lie that were derived from them. */
export const placingTables = (): PlacingTable[] => all().flatMap(({ places }) => places ?? []);
