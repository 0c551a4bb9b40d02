import { api } from '~/lib/client.ts';
import { useFileAddress } from '~/lib/use-file-address.ts';

interface FileKey {
  projectId: number;
  instance: string;
  name: string;
}

/** A photo of an activity. */
export const useActivityFile = (key: FileKey) => useFileAddress(api.activityFile.query({ query: key }));
