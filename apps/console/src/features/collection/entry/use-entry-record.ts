import type { EntryRecord } from '@msurvey/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useCan } from '~/app/session/index.ts';
import { OPENED_ONCE } from '~/features/collection/entry/use-entry-form.ts';
import { api } from '~/lib/client.ts';

/** The newest revision of a record, as it was when this screen was opened. */
export function useEntryRecord(formId: number, instanceId: string, enabled: boolean) {
  return useQuery({
    ...OPENED_ONCE,
    queryKey: ['entryRecord', 'opened', formId, instanceId],
    queryFn: async () => (await api.entryRecord({ query: { formId, instanceId } })).data,
    enabled,
    retry: false,
  });
}

/** Files that the server has already. */
export const knownFiles = (record: EntryRecord | undefined): ReadonlySet<string> =>
  new Set(record?.files.flatMap(({ name, path }) => (path === null ? [] : [name])));

/** Gets a file of a record; null where there is none, or not for this person. */
export function useFilesOf(formId: number, record: EntryRecord | undefined) {
  // asking without the right would end the session
  const allowed = useCan()('Form Data/View');
  const known = useMemo(() => knownFiles(record), [record]);
  const instanceId = record?.instanceId;
  const get = useCallback(
    async (name: string): Promise<Blob | null> => {
      if (!allowed || !instanceId || !known.has(name)) return null;
      const file = await api.submissionFile({ query: { formId, instanceId, name } }).catch(() => null);
      return file?.blob ?? null;
    },
    [allowed, formId, instanceId, known],
  );
  return { known, get };
}
