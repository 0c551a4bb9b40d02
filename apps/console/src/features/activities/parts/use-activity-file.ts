import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '~/lib/client.ts';

interface FileKey {
  projectId: number;
  instance: string;
  name: string;
}

/** A photo as an address for this page: the server gives it only to who is signed in. */
export function useActivityFile(key: FileKey, enabled = true): { address: string | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    ...api.activityFile.query({ query: key }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
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
