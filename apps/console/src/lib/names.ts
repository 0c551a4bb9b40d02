import { hashKey, type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Kind =
  | 'project'
  | 'form'
  | 'record'
  | 'waiting'
  | 'user'
  | 'member'
  | 'group'
  | 'activity'
  | 'sub-activity'
  | 'node'
  | 'figure'
  | 'forum'
  | 'topic'
  | 'xform'
  | 'design';
/** Something that has a name, by what addresses call it. */
export type Thing = readonly [kind: Kind, id: string | number | undefined | null];

const keyOf = ([kind, id]: Thing): QueryKey => ['name', kind, String(id)];

interface Told {
  name: string;
  /** Its own screen, where not every address says enough to make it. */
  path: string | undefined;
}

/**
 * Whoever shows something tells what it is called, for those who know only its address: breadcrumbs and the browser's tab.
 * What was told lies beside the answers it comes from, and is forgotten with them when a session ends.
 */
export function useTellName([kind, id]: Thing, name: string | null | undefined, path?: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== undefined && id !== null && name) client.setQueryData(keyOf([kind, id]), { name, path } satisfies Told);
  }, [client, kind, id, name, path]);
}

const NEVER_ASKED = { queryFn: (): Told => ({ name: '', path: undefined }), enabled: false } as const;

/** What was told of these; nothing is asked for. */
export function useNames(things: readonly (Thing | undefined)[]): (Told | undefined)[] {
  const hashes = things.map((thing) => thing && hashKey(keyOf(thing)));
  const once = things.filter(
    (thing, place): thing is Thing => Boolean(thing) && hashes.indexOf(hashes[place]) === place,
  );
  const told = useQueries({ queries: once.map((thing) => ({ queryKey: keyOf(thing), ...NEVER_ASKED })) });
  return hashes.map((hash) => told[once.findIndex((thing) => hashKey(keyOf(thing)) === hash)]?.data);
}

/** Whether somebody has told it already. */
export const useIsNamed = (thing: Thing): boolean => useNames([thing])[0] !== undefined;
