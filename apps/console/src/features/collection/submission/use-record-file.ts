import { api } from '~/lib/client.ts';
import { useFileAddress } from '~/lib/use-file-address.ts';

interface FileKey {
  formId: number;
  instanceId: string;
  name: string;
}

/** A file of a record. */
export const useRecordFile = (key: FileKey, enabled: boolean) =>
  useFileAddress(api.submissionFile.query({ query: key }), enabled);
