import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '~/lib/client.ts';
import { useTellName } from '~/lib/names.ts';

/** A form of the library, by what its address names it with. */
export function useXform(query: { id_string?: string; id?: number }, enabled = true) {
  const found = useQuery({ ...api.xform.query({ query }), enabled });
  useTellName(['xform', found.data?.data.idString], found.data?.data.title);
  const gone = found.error instanceof ApiError && found.error.status === 404;
  return {
    xform: gone ? undefined : found.data?.data,
    unknown: !enabled || gone,
    error: gone ? null : found.error,
    refetch: () => void found.refetch(),
  };
}
