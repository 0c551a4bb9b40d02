import type { Language } from '@msurvey/domain';
import type { Proposals } from './engine/propose.ts';
import type { Draft, Submission } from './engine/serialize.ts';
import type { Filler, GivenInstance, OpenedForm, ResolveFile } from './engine/types.ts';
import type { FormLayout } from './view/FormHeader.tsx';
import type { MapTiles, QuestionComment } from './view/session.ts';

export type SubmitOutcome = void | 'stay';

export interface WebFormProps {
  /** The XForm. */
  xml: string;
  /** Files of the form: choices in tables, pictures, sounds. */
  attachments?: ResolveFile;
  /** A submission to edit, or a draft to go on with. */
  instance?: GivenInstance;
  filler?: Filler;
  /** Answers that a new record begins with and that are shown as proposed, by question path: those of the last one. */
  proposals?: Proposals;
  /** Of the interface; the console's own when left out. The form's languages are its own. */
  language?: Language;
  /** One question after the other, or all below each other; as the form asks when left out. */
  layout?: FormLayout;
  /** Offers the choice of the layout in the header; whoever uses the form remembers it. */
  onLayoutChange?: (layout: FormLayout) => void;
  /** `read`: nothing can be changed. `preview`: everything can be tried, nothing is sent. */
  mode?: 'fill' | 'read' | 'preview';
  /** What reviewers wrote, by question path; a path without positions speaks of every instance of a repeat. */
  comments?: Readonly<Record<string, readonly QuestionComment[]>>;
  /** Path of the question to begin at; a new one goes there. */
  goTo?: string;
  showTitle?: boolean;
  submitLabel?: string;
  tiles?: MapTiles;
  maxFileBytes?: number;
  /** Longest side of photos whose question says nothing. */
  photoPixels?: number;
  /** As it stands, when the person pauses. */
  onDraft?: (draft: Draft) => void | Promise<void>;
  /** Finished and right. When it fails the form stays as it is and says so; with `stay` the person goes on filling. */
  onSubmit?: (submission: Submission) => SubmitOutcome | Promise<SubmitOutcome>;
  /** For a router that asks before leaving. */
  onDirtyChange?: (dirty: boolean) => void;
  onOpened?: (form: OpenedForm) => void;
}
