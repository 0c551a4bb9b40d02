import type { Held } from '~/features/collection/offline/held.ts';

/** Which record it is: of which form, what it edits, and what people call it. */
export interface RecordHead {
  projectId: number;
  formId: number;
  xformId: number;
  title: string;
  instanceId: string;
  /** The record it edits and the revision it was made from. */
  edit?: { instanceId: string; base: number };
  summary?: string;
}

type AsFound = Omit<RecordHead, 'edit' | 'summary'> & { [K in 'edit' | 'summary']?: RecordHead[K] | undefined };
export const headOf = ({ projectId, formId, xformId, title, instanceId, edit, summary }: AsFound): RecordHead => ({
  projectId,
  formId,
  xformId,
  title,
  instanceId,
  ...(edit && { edit }),
  ...(summary && { summary }),
});

/** A record that was filled in and is ready to go. */
export interface Finished extends RecordHead {
  xml: string;
  files: { name: string; blob: Blob }[];
  /** So that it can be opened again without network, whatever became of the lists. */
  held?: Held;
}

/** Why a record has not gone. No status: the server was never reached. */
export interface Trouble {
  status: number | null;
  code?: string;
  detail: string;
}

/** A record that waits to be sent, without its content. */
export interface Waiting extends RecordHead {
  key: string;
  userId: number;
  state: 'waiting' | 'sending' | 'failed' | 'conflict';
  problem?: Trouble;
  madeAt: number;
  attempts: number;
  size: number;
  fileCount: number;
}

/** As it stands in the browser's database. */
export interface Entry extends Waiting {
  /** Not sent by itself before this time; null: only when its owner says so. */
  nextTry: number | null;
  /** Somebody has it open until then. */
  heldUntil?: number;
  /** Another one after every change of the content: an answer speaks of what was sent, not of what replaced it. */
  stamp: string;
}

export interface Content {
  key: string;
  xml: string;
  files: { name: string; blob: Blob }[];
  held?: Held;
}

/** What is remembered of a record that has gone: no answers, no names. */
export interface Sent {
  key: string;
  userId: number;
  projectId: number;
  formId: number;
  xformId: number;
  title: string;
  sentAt: number;
}

/** The browser has no room left for the record; it is still in the form. */
export class QuotaProblem extends Error {
  override readonly name = 'QuotaProblem';
}

/** It has gone, was discarded, or belongs to somebody else. */
export class NotWaiting extends Error {
  override readonly name = 'NotWaiting';
}
