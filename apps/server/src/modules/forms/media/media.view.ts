import type { FormMedia } from '@msurvey/contract';
import type { MediaRow } from './media.queries.ts';
import { listNamed } from './lists.ts';
import type { NeededFile } from './needed-files.ts';

export const mediaView = ({ name, kind }: NeededFile, row: MediaRow | undefined): FormMedia => ({
  name,
  kind,
  isList: !row && listNamed(name) !== undefined,
  file: row
    ? {
        size: row.size,
        mediaType: row.mediaType,
        uploadedAt: row.uploadedAt.toISOString(),
        uploadedBy: row.uploadedBy,
        geoType: row.geoTypeId,
      }
    : null,
});
