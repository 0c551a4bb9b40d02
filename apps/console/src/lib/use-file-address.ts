import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { api } from '~/lib/client.ts';

/** The call that fetches it: `api.activityFile.query({ query })`. */
type FileCall = Pick<ReturnType<typeof api.activityFile.query>, 'queryFn'> & { queryKey: readonly unknown[] };

/** A file as an address for this page: the server gives it only to who is signed in. */
export function useFileAddress(call: FileCall, enabled = true): { address: string | undefined; failed: boolean } {
  const { data, isError } = useQuery({ ...call, enabled, staleTime: Number.POSITIVE_INFINITY });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data.blob);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return { address, failed: isError };
}
