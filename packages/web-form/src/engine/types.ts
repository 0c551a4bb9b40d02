import type { AnyControlNode, RootNode } from '@getodk/xforms-engine';
import type { TakenLabels } from './compact-lists.ts';
import type { Extra } from './extras.ts';
import type { Reactivity } from './reactive.ts';

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
}

export interface OpenOptions {
  attachments?: ResolveFile;
  instance?: GivenInstance;
  filler?: Filler;
  /** Asked when a form takes a position without a question. */
  locate?: () => Promise<string>;
}

/** An answer of the given instance that the form has no place for, or refuses (a choice that no longer exists). */
export interface LostAnswer {
  path: string;
  value: string;
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
  readonly lostAnswers: readonly LostAnswer[];
  readonly missingFiles: readonly string[];
  /** What phones do in the background and browsers do not: `background-audio`, `audit`. */
  readonly notDone: readonly string[];
}

export type OpenResult =
  | { status: 'opened'; form: OpenedForm }
  | { status: 'refused'; reason: Refusal; detail: string };

export type Control = AnyControlNode;
