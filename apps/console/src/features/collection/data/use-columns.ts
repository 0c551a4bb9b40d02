import { useQuery, useQueryClient } from '@tanstack/react-query';
import { firstColumns } from '~/features/collection/data/columns.ts';
import type { Question } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** The columns a person wants to see of a form; the server keeps them. */
export function useColumns(formId: number, questions: readonly Question[]) {
  const t = useTexts();
  const client = useQueryClient();
  const given = { query: { formId } };
  const { data, isPending } = useQuery({ ...api.formColumns.query(given), staleTime: 60_000 });
  const save = useAction(
    async (columns: string[]) => {
      const answer = await api.chooseFormColumns({ body: { formId, columns } });
      client.setQueryData(api.formColumns.query(given).queryKey, answer);
      return answer;
    },
    { success: t('columns.saved') },
  );
  return { columns: data?.data.columns ?? firstColumns(questions), isPending, save };
}
