import { useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { OPENED_ONCE } from '~/features/collection/entry/use-entry-form.ts';
import { takeOut } from '~/features/collection/offline/index.ts';
import { api } from '~/lib/client.ts';

/** The two versions of a record, and the one that both were made from, where this person may see it. */
export function useVersions(formId: number, instanceId: string, waitingKey: string) {
  const canSee = useCan()('Form Data/View');
  return useQuery({
    ...OPENED_ONCE,
    queryKey: ['conflict', waitingKey],
    queryFn: async () => {
      const [mine, theirs] = await Promise.all([
        takeOut(waitingKey),
        api.entryRecord({ query: { formId, instanceId } }).then(({ data }) => data),
      ]);
      const asked = { formId, instanceId, revision: mine.edit?.base ?? 1 };
      // asking without the right would end the session; without it the two are compared all the same
      const file = canSee ? await api.submissionXml({ query: asked }).catch(() => undefined) : undefined;
      return { mine, theirs, base: await file?.blob.text() };
    },
    retry: false,
  });
}
