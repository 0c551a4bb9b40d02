import type { RawIndicators } from './indicators/told.ts';

/** What people sent and decided, and what was set up for it: all that a recount reads. Nothing of it is derived. */

export type Answers = Readonly<Record<string, unknown>>;

/** The newest revision of a record that is not deleted. */
export interface RawRecord {
  formId: number;
  id: number;
  organizationId: number | null;
  receivedAt: Date;
  state: 'received' | 'approved' | 'rejected';
  answers: Answers;
}

/** A form and what its questions mean today. */
export interface RawForm {
  projectId: number;
  formId: number;
  registry: string;
  /** Column → path of its question with the root: `/data/place/union`. */
  questions: Readonly<Record<string, string>>;
}

export interface RawUnit {
  id: number;
  parentId: number | null;
  /** 0 division, 1 district, 2 upazila, 3 union. */
  depth: number;
}

export interface RawSubActivity {
  id: number;
  type: string;
  programme: string;
  agencyId: number;
  isMeasured: boolean;
}

export interface RawProject {
  id: number;
  youthFrom: number;
  youthTo: number;
  /** From when to when it reports; null: nobody has said. */
  startDate: string | null;
  endDate: string | null;
}

/** Somebody decided that the second record is of the same person as the first. Undone ones are not among them. */
export interface RawMerge {
  projectId: number;
  /** In the order in which they were made. */
  id: number;
  keptId: number;
  mergedId: number;
}

export interface Raw {
  projects: readonly RawProject[];
  units: readonly RawUnit[];
  subActivities: readonly RawSubActivity[];
  forms: readonly RawForm[];
  merges: readonly RawMerge[];
  indicators: RawIndicators;
  /** The records of some forms of a project, form after form, each in the order of its ids; a page at a time. */
  records(forms: readonly RawForm[]): AsyncIterable<readonly RawRecord[]>;
}
