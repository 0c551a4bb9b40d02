import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '~/lib/client.ts';

interface FileKey {
  formId: number;
  instanceId: string;
  name: string;
}

/** A file of a record as an address for this page: the server gives it only to who is signed in. */
export function useRecordFile(key: FileKey, enabled: boolean): { address: string | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    ...api.submissionFile.query({ query: key }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data.blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, failed: isError };
}
