import type { Contract, OperationName } from '@msurvey/contract';

/** What a schema takes and gives, read from its type alone: no schema code reaches the browser. */
type Given<S> = S extends { _zod: { input: infer I } } ? I : never;
type Taken<S> = S extends { _zod: { output: infer O } } ? O : never;

/** Where the server would coerce anything (`unknown`), the console sends what it means: the checked type. */
type Meant<I, O> = unknown extends I
  ? O
  : I extends readonly (infer Ie)[]
    ? O extends readonly (infer Oe)[]
      ? Meant<Ie, Oe>[]
      : I
    : I extends object
      ? { [K in keyof I]: K extends keyof O ? Meant<I[K], O[K]> : I[K] }
      : I;
type Sent<S> = Meant<Given<S>, Taken<S>>;

type Part<O, Name extends 'params' | 'query' | 'body'> = O extends { [K in Name]: infer S }
  ? object extends Sent<S>
    ? { [K in Name]?: Sent<S> }
    : { [K in Name]: Sent<S> }
  : unknown;

export type Arguments<Name extends OperationName> = Part<Contract[Name], 'params'> &
  Part<Contract[Name], 'query'> &
  Part<Contract[Name], 'body'> &
  (Contract[Name] extends { upload: object } ? { form: FormData } : unknown);

/** A file as it arrives, with the name the server gave it. */
export interface Download {
  blob: Blob;
  name: string;
}

export type Answer<Name extends OperationName> = Contract[Name]['response'] extends 'file'
  ? Download
  : Contract[Name]['response'] extends 'empty'
    ? undefined
    : Taken<Contract[Name]['response']>;

/** The body of a call, for forms that fill it. */
export type Body<Name extends OperationName> = Contract[Name] extends { body: infer S } ? Sent<S> : never;

/** One row of a list call. */
export type RowOf<Name extends OperationName> = Answer<Name> extends { data: (infer Row)[] } ? Row : never;
/** The record of a call that answers with one. */
export type DataOf<Name extends OperationName> = Answer<Name> extends { data: infer Data } ? Data : never;
