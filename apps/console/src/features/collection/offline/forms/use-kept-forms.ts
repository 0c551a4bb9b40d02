import { useQuery } from '@tanstack/react-query';
import { database } from '~/features/collection/offline/database.ts';
import { useOwnerId } from '~/features/collection/offline/owner.ts';

export interface ReadyForm {
  projectId: number;
  formId: number;
  xformId: number;
  title: string;
  projectName: string;
  at: number;
  size: number;
  /** Files that are still to be fetched. */
  missing: number;
}

async function readReady(userId: number): Promise<ReadyForm[]> {
  const db = await database();
  const forms = (await db.getAll('forms')).filter((kept) => kept.userId === userId);
  const held = new Set((await db.getAllKeys('media')).filter(([owner]) => owner === userId).map(([, hash]) => hash));
  const ready = forms.map(({ form, at }) => ({
    projectId: form.projectId,
    formId: form.formId,
    xformId: form.xformId,
    title: form.title,
    projectName: form.projectName,
    at,
    size: new Blob([form.xml]).size + form.media.reduce((sum, file) => sum + (held.has(file.hash) ? file.size : 0), 0),
    missing: form.media.filter(({ hash }) => !held.has(hash)).length,
  }));
  return ready.sort((a, b) => b.at - a.at);
}

export const KEPT_FORMS = 'kept-forms';

/** Forms that open on this device without network, the last used one first. */
export function useKeptForms() {
  const userId = useOwnerId() ?? 0;
  return useQuery({
    queryKey: [KEPT_FORMS, userId],
    queryFn: () => readReady(userId),
    networkMode: 'always',
    staleTime: 0,
    // files of a form that was just opened are still coming
    refetchInterval: (query) => (query.state.data?.some((form) => form.missing > 0) ? 2000 : false),
  });
}
