import type { Draft } from '@msurvey/web-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useSession } from '~/app/session/index.ts';
import { draftKey, dropDraft, readDraft, saveDraft } from '~/features/collection/entry/drafts.ts';
import type { Editing } from '~/features/collection/entry/EditForm.tsx';
import { OPENED_ONCE } from '~/features/collection/entry/use-entry-form.ts';
import { holding } from '~/features/collection/offline/index.ts';

/** The draft of this person for a form, or for a record of it; `undefined` while nobody knows yet. */
export function useKeptDraft(formId: number, instanceId?: string) {
  const queries = useQueryClient();
  const userId = useSession().user?.id ?? 0;
  const key = draftKey(userId, formId, instanceId);
  const query = useQuery({ ...OPENED_ONCE, queryKey: ['draft', key], queryFn: () => readDraft(key) });
  // what was handed over is no draft any more, however late the form comes with one
  const isOver = useRef(false);
  const keep = useCallback(
    async ({ xml, files, choices, savedAt }: Draft, editing?: Pick<Editing, 'base' | 'held' | 'known'>) => {
      const held = holding(editing?.held, { lists: [], choices });
      const of = { base: editing?.base ?? null, known: [...(editing?.known ?? [])] };
      if (!isOver.current) await saveDraft({ key, xml, files, savedAt, held, ...of });
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
