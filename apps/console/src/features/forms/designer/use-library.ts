import type { LibraryBlock } from '@msurvey/form-designer';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';

/** The questions of the programme, named for whoever designs; without network there are none. */
export function useLibrary(): readonly LibraryBlock[] | undefined {
  const t = useTexts();
  const { data } = useQuery({ ...api.questionBlocks.query(), staleTime: Number.POSITIVE_INFINITY });
  return useMemo(() => data?.data.map((block) => ({ ...block, title: t(`block.${block.id}`) })), [data, t]);
}
