import type { FetchFormAttachment, ResolvableInstanceAttachmentsMap } from '@getodk/xforms-engine';
import { readInstance } from './read-instance.ts';
import type { GivenInstance, ResolveFile } from './types.ts';

const TYPES: Record<string, string> = {
  csv: 'text/csv',
  xml: 'text/xml',
  geojson: 'application/geo+json',
};
const NOT_FOUND = 404;

export const extensionOf = (fileName: string): string => /\.([^./]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** `jr://images/a%20b.png` → `a b.png` */
export const fileNameOf = (address: { toString(): string }): string =>
  decodeURIComponent(String(address).split('/').pop() ?? '');

export const blobOf = async (given: Blob | Response | null): Promise<Blob | null> => {
  if (given === null || given instanceof Blob) return given;
  return given.ok ? given.blob() : null;
};

/** Files that hold choices: a missing one leaves its list empty, and is told. */
export function fetchFor(resolve: ResolveFile, missing: string[]): FetchFormAttachment {
  return async (url) => {
    const name = fileNameOf(url);
    const blob = await resolve(name).then(blobOf, () => null);
    if (!blob || blob.size === 0) {
      // the previous submission is no file of the form; a browser keeps none
      if (name !== 'last-saved') missing.push(name);
      return new Response('', { status: NOT_FOUND });
    }
    const type = TYPES[extensionOf(name)] ?? blob.type;
    return new Response(await blob.text(), { headers: { 'content-type': type } });
  };
}

const found = async (blob: Blob | null): Promise<Response> =>
  blob ? new Response(blob, { headers: { 'content-type': blob.type } }) : new Response('', { status: NOT_FOUND });

const BIND = /<bind\s[^>]*>/g;
const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The questions whose answers are files. */
const fileQuestions = (xform: string): Set<string> =>
  new Set(
    (xform.match(BIND) ?? [])
      .filter((tag) => attributeOf(tag, 'type') === 'binary')
      .map((tag) => attributeOf(tag, 'nodeset')),
  );

/**
 * The files an instance already has. The engine fetches every one it is told of, and a failure that no question waits for
 * nobody hears: only answers of questions that take files are told.
 */
export function filesOf({ xml, files = [] }: GivenInstance, xform: string): ResolvableInstanceAttachmentsMap {
  if (typeof files !== 'function') return new Map(files.map((file) => [file.name, () => found(file)] as const));
  const questions = fileQuestions(xform);
  const named = readInstance(xml)?.answers.filter(({ path }) => questions.has(path.replace(/\[\d+\]/g, ''))) ?? [];
  const names = new Set(named.map(({ value }) => value.trim()).filter(Boolean));
  return new Map([...names].map((name) => [name, async () => found(await blobOf(await files(name)))] as const));
}

let last = 0;
/** Never twice the same, and safe in any file system. */
export function newFileName(extension: string | null): string {
  last = Math.max(last + 1, Date.now());
  return `${last}${(extension ?? '').toLowerCase().replace(/[^.a-z0-9]/g, '')}`;
}
