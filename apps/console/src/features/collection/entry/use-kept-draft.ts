import type { Draft } from '@msurvey/web-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useSession } from '~/app/session/index.ts';
import { draftKey, dropDraft, readDraft, saveDraft } from '~/features/collection/entry/drafts.ts';
import { OPENED_ONCE } from '~/features/collection/entry/use-entry-form.ts';

/** The draft of this person for a form, or for a record of it; `undefined` while nobody knows yet. */
export function useKeptDraft(formId: number, instanceId?: string) {
  const queries = useQueryClient();
  const userId = useSession().user?.id ?? 0;
  const key = draftKey(userId, formId, instanceId);
  const query = useQuery({ ...OPENED_ONCE, queryKey: ['draft', key], queryFn: () => readDraft(key) });
  // what was handed over is no draft any more, however late the form comes with one
  const isOver = useRef(false);
  const keep = useCallback(
    async ({ xml, files, savedAt }: Draft, base: number | null) => {
      if (!isOver.current) await saveDraft({ key, xml, files, base, savedAt });
    },
    [key],
  );
  const drop = useCallback(async () => {
    isOver.current = true;
    await dropDraft(key);
    // whoever begins anew at once must not find it either
    queries.setQueryData(['draft', key], null);
  }, [key, queries]);
  const restart = useCallback(() => {
    isOver.current = false;
  }, []);
  return { draft: query.data, keep, drop, restart };
}
