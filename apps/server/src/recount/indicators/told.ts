/** What people said and set of indicators: all that a recount of them reads beside the records. */

export interface RawType {
  projectId: number;
  id: number;
  dimension: string | null;
  /** In the order in which they are shown. */
  items: readonly { id: number; value: string | null }[];
}

/** An indicator with its settings; what was never set is as it usually is. */
export interface RawIndicator {
  projectId: number;
  nodeId: number;
  isAggregated: boolean;
  frequency: string;
  type: string;
  relation: string;
  isMapped: boolean;
  subActivities: readonly number[];
  counts: string | null;
  isDerived: boolean;
  derivedIndicator: number | null;
  derivedSubActivities: readonly number[];
  derivedCounts: string | null;
  derivedInput: number;
  /** Groups of types by which it is split. */
  groups: readonly (readonly number[])[];
  lop: number | null;
}

export interface RawCondition {
  column: string;
  function: string;
  values: readonly string[];
}
/** From the records of which form an indicator is counted, and how. */
export interface RawSource {
  projectId: number;
  nodeId: number;
  formProjectId: number;
  formId: number;
  /** False: the form was deleted. */
  isThere: boolean;
  formula: string;
  column: string | null;
  dateColumn: string | null;
  conditions: readonly RawCondition[];
  splits: readonly {
    typeId: number;
    column: string;
    answers: readonly { answer: string; itemId: number }[];
  }[];
  /** Path without the root → type of the question and of its answers, in the newest version that asks it. */
  questions: Readonly<Record<string, { type: string; dataType: string }>>;
}

/** Typed by somebody. */
export interface RawStated {
  projectId: number;
  nodeId: number;
  first: string;
  last: string;
  value: number | null;
  denominator: number | null;
  input: number | null;
  isAccepted: boolean;
  reason: string | null;
}

/** One indicator that another is made of. */
export interface RawPart {
  projectId: number;
  nodeId: number;
  partProjectId: number;
  partNodeId: number;
  weight: number;
}

export interface RawIndicators {
  all: readonly RawIndicator[];
  types: readonly RawType[];
  sources: readonly RawSource[];
  stated: readonly RawStated[];
  parts: readonly RawPart[];
}
export const NO_INDICATORS: RawIndicators = { all: [], types: [], sources: [], stated: [], parts: [] };

export interface Which {
  projectId: number;
  nodeId: number;
}
export const nameOf = ({ projectId, nodeId }: Which): string => `${projectId}.${nodeId}`;
