import { useQuery } from '@tanstack/react-query';
import { useQuestions } from '~/features/collection/parts/questions.ts';
import { api, type DataOf } from '~/lib/client.ts';

/** The questions as they were asked; where that version cannot be had, those of the newest one. */
export function useVersionQuestions(form: DataOf<'form'>, version: number | null) {
  const newest = useQuestions(form);
  const isOlder = version !== null && version !== form.version;
  const older = useQuery({
    ...api.formQuestions.query({ body: { id_string: form.idString, version } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isOlder,
  });
  return older.data?.data.questions ?? newest.questions;
}
