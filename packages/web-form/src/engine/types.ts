import type { AnyControlNode, LoadFormResult, RootNode } from '@getodk/xforms-engine';
import type { TakenLabels } from './compact-lists.ts';
import type { Extra } from './extras.ts';
import type { NameChoice } from './held-choices.ts';
import type { ListRows } from './list-rows.ts';
import type { Proposals } from './propose.ts';
import type { Reactivity } from './reactive.ts';
import type { StoredRecord } from './stored-record.ts';
import type { LostAnswer } from './lost-answer.ts';

/** Gets a file that belongs to the form (choices, pictures, sounds); null when there is none of that name. */
export type ResolveFile = (fileName: string) => Promise<Blob | Response | null>;

/** Who fills the form and where; the form asks for what it wants of it. */
export interface Filler {
  username?: string;
  deviceId?: string;
  email?: string;
  phoneNumber?: string;
}

/** A submission or draft to go on with: its XML, and its files or how to get them. */
export interface GivenInstance {
  xml: string;
  files?: readonly File[] | ((fileName: string) => Promise<Blob | Response | null>);
  /** A submission becomes a new revision; a draft is the same submission, not yet finished. */
  kind: 'submission' | 'draft';
  /** A draft of an edit: what nobody changes stays to the letter, as with a submission. */
  isEdit?: boolean;
  /** Rows of csv lists that it needs, by file name: what it names and its editor's lists do not have. */
  lists?: Readonly<Record<string, ListRows>>;
  /** What choices are called that are in none of the form's lists any more. */
  nameChoice?: NameChoice;
}

export interface OpenOptions {
  attachments?: ResolveFile;
  instance?: GivenInstance;
  filler?: Filler;
  /**
   * Forms that were read already, for who opens many records with the same form and lists at once: to read a form takes
   * longer than to open a record. The engine keeps all that was opened with it, so it must not grow old.
   */
  read?: Map<string, LoadFormResult>;
  /** What a new record is likely to answer. */
  proposals?: Proposals;
  /** Asked when a form takes a position without a question. */
  locate?: () => Promise<string>;
}

/** `not-loaded`: the engine itself could not be fetched; the form may be fine. */
export type Refusal = 'unreadable' | 'not-a-form' | 'encrypted' | 'engine' | 'instance' | 'not-loaded';

export interface OpenedForm {
  readonly root: RootNode;
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** As the form names them; empty for a form without translations. */
  readonly languages: readonly string[];
  readonly kind: 'new' | GivenInstance['kind'];
  readonly style: string;
  readonly extras: ReadonlyMap<string, Extra>;
  readonly labels: TakenLabels;
  readonly changes: Reactivity;
  readonly resolve: ResolveFile;
  /** The instance it was opened with; null for a new one. */
  readonly stored: StoredRecord | null;
  /** Answers that the form does not show; they are sent as they were stored. */
  readonly keptAnswers: readonly LostAnswer[];
  /** Answers that cannot be kept either: a question has become a group, or a group a question. */
  readonly lostAnswers: readonly LostAnswer[];
  /** What was proposed and answered so, by the question's id. */
  readonly proposed: ReadonlyMap<string, string>;
  readonly missingFiles: readonly string[];
  /** What phones do in the background and browsers do not: `background-audio`, `audit`. */
  readonly notDone: readonly string[];
}

export type OpenResult =
  | { status: 'opened'; form: OpenedForm }
  | { status: 'refused'; reason: Refusal; detail: string };

export type Control = AnyControlNode;
