import type { EntryForm } from '@msurvey/contract';
import type { ReactNode } from 'react';

/** A record that is filled in and right, and not yet put in the queue. */
export interface FinishedEntry {
  form: EntryForm;
  xml: string;
  instanceId: string;
  /** The record that it edits; undefined: it is a new one. */
  editOf?: string;
}
/** At its question, in the form, when the person goes back to it. */
export interface EntryFault {
  /** Path with the form's root. */
  question: string;
  text: string;
}
/** What is asked of the person; whoever shows it is told whether to go on, and what is to be corrected otherwise. */
export type EntryQuestion = (decide: (goesOn: boolean, fault?: EntryFault) => void) => ReactNode;
/** Null: nothing stands against the record. */
export type EntryGuard = (entry: FinishedEntry) => Promise<EntryQuestion | null>;

const guards: (() => Promise<EntryGuard>)[] = [];

/** Later stages look at a record before it goes; collecting does not know them. Their code comes when it is needed. */
export const registerEntryGuard = (load: () => Promise<EntryGuard>): void => {
  guards.push(load);
};

/** The questions about a record. A guard that fails, for want of a network or otherwise, does not keep a record back. */
export async function entryQuestions(entry: FinishedEntry): Promise<EntryQuestion[]> {
  const asked = await Promise.all(
    guards.map((load) =>
      load()
        .then((guard) => guard(entry))
        .catch(() => null),
    ),
  );
  return asked.filter((question) => question !== null);
}
