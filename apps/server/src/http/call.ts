import type { Readable } from 'node:stream';
import type { Operation } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { z } from 'zod';
import type { AfterCommit } from '../db/database.ts';
import type { Db } from '../db/tables.ts';
import type { AuditLine } from '../audit/audit-row.ts';
import type { Who } from './access-cache.ts';
import type { Cookies } from './cookies.ts';
import type { Origin } from '../audit/origin.ts';
import type { Problem } from '../problem/problem.ts';
import type { EnteredForm, ProjectHere } from './project-gate.queries.ts';

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : never;

export interface Upload {
  fileName: string;
  bytes: Buffer;
  fields: Record<string, string>;
}

/** What a handler gets: checked input, who asks, and a database handle that is a transaction when the operation writes. */
export interface Call<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
  upload: O extends { upload: object } ? Upload : undefined;
  who: O['permission'] extends 'public' ? Who | undefined : Who;
  /** The project's form that the operation names; only for `act`, not while preparing. */
  form: O extends { form: object } ? EnteredForm : undefined;
  /** The project that the operation names, and where its registries live; only for `act`. */
  project: O extends { project: object } ? ProjectHere : undefined;
  language: Language;
  origin: Origin;
  cookies: Cookies;
  db: Db;
  /** Work for after the commit. */
  onCommit(work: AfterCommit): void;
  /** An append-only line: who, what, before and after, when, from where. Every write leaves one. */
  audit(line: AuditLine): Promise<void>;
}

export interface FileReply {
  name: string;
  type: string;
  stream: Readable | Buffer;
  /** May be shown by a browser as it is; only for what can hold no script. */
  inline?: boolean;
}

/** An answer that is JSON already: megabytes out of the database are not read and written again on the way. */
export class JsonText {
  constructor(readonly text: string) {}
}

export type Reply<O extends Operation> = O['response'] extends 'file'
  ? FileReply
  : O['response'] extends 'empty'
    ? void
    : In<O['response']> | JsonText;
type Act<O extends Operation> = (call: Call<O>) => Promise<Reply<O> | Problem>;

/** A write whose slow part (hashing a password, reading a workbook) happens before a connection is taken. */
export interface Prepared<O extends Operation, P = never> {
  prepare(call: Call<O>): Promise<P | Problem>;
  act(call: Call<O>, prepared: P): Promise<Reply<O> | Problem>;
}

// biome-ignore lint/suspicious/noExplicitAny: the prepared value's type is known where the handler is written
export type Handler<O extends Operation> = Act<O> | Prepared<O, any>;
export type Handlers<C extends Record<string, Operation>> = { [K in keyof C]: Handler<C[K]> };

/** Lets the compiler see that `act` gets what `prepare` gives. */
export const prepared = <O extends Operation, P>(handler: Prepared<O, P>): Prepared<O, P> => handler;
