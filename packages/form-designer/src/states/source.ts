import type { FormDocument } from '@msurvey/xlsform/edit';

/** A state of the form that one can look at: as somebody left it when they paused, or when another went on. */
export interface FormState {
  version: number;
  by: string;
  /** As this reader writes days and times. */
  day: string;
  time: string;
  /** How many changes were made until then. */
  changes: number;
}

/** Where earlier states come from. What fails throws an error whose message can be shown. */
export interface StateSource {
  /** The newest first, those before a version. */
  list: (before?: number) => Promise<{ states: FormState[]; hasMore: boolean }>;
  look: (version: number) => Promise<FormDocument>;
  /** Makes the form what it was, by a change that can be taken back; absent for who may not. */
  goBack?: (version: number) => Promise<void>;
}
