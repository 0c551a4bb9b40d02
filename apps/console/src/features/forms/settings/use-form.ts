import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { idOf } from '~/features/projects/index.ts';
import { ApiError, api } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';

/** The form of an address. One that is not there, not one's own, or of another project than the address says is unknown. */
export function useForm() {
  const params = useParams();
  const [projectId, formId, xformId] = [idOf(params.projectId), idOf(params.formId), idOf(params.xformId)];
  const asks = projectId !== undefined && formId !== undefined;
  const query = useQuery({ ...api.form.query({ query: { formId: formId ?? 0 } }), enabled: asks });
  const found = query.data?.data;
  const gone = query.error instanceof ApiError && query.error.status === 404;
  const other = found !== undefined && (found.projectId !== projectId || (xformId ?? found.xformId) !== found.xformId);
  const form = gone || other ? undefined : found;
  useTellName(['project', projectId], form?.projectName);
  useTellName(['form', form?.id], form?.title);
  return {
    projectId,
    form,
    unknown: !asks || gone || other || (params.xformId !== undefined && xformId === undefined),
    error: gone ? null : query.error,
    refetch: () => void query.refetch(),
  };
}
