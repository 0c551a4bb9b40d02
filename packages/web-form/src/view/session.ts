import { createContext, useContext } from 'react';
import type { OpenedForm } from '../engine/types.ts';
import type { FormTextKey } from '../texts.ts';
import { FileAddresses } from './file-addresses.ts';
import { KeyedStore } from './keyed-store.ts';

/** Something a reviewer wrote about a question. */
export interface QuestionComment {
  author: string;
  text: string;
  at?: string;
}

/** Where map pictures come from; without it a map shows positions on plain ground. */
export interface MapTiles {
  url: string;
  attribution: string;
}

export interface Limits {
  /** Of one file. */
  maxFileBytes: number;
  /** Longest side of a photo whose form says nothing; undefined leaves it as it was taken. */
  photoPixels?: number;
}

export interface SessionOptions {
  readOnly: boolean;
  limits: Limits;
  tiles?: MapTiles;
}

/** How much of what is wrong with a question is shown: after leaving it, or after trying to go on. */
export type Reveal = 'left' | 'all';

/** One form being filled: what its questions share. The object stays the same, so nothing redraws because of it. */
export class Session {
  readonly reveals = new KeyedStore<Reveal>();
  /** Typed text that is no answer: a number too large, half a date. It must not be sent as a blank. */
  readonly faults = new KeyedStore<FormTextKey>();
  readonly comments = new KeyedStore<readonly QuestionComment[]>();
  readonly addresses: FileAddresses;
  /** Set by the layout with pages: a quick question goes on by itself. */
  advance: (() => void) | undefined;

  constructor(
    readonly form: OpenedForm,
    readonly options: SessionOptions,
  ) {
    this.addresses = new FileAddresses(form.resolve);
  }

  leave(nodeId: string): void {
    if (!this.reveals.get(nodeId)) this.reveals.set(nodeId, 'left');
  }
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('a question stands outside of its form');
  return session;
}
