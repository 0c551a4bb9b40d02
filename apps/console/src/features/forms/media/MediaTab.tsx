import { DataTable } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MediaDrop } from '~/features/forms/media/MediaDrop.tsx';
import { MediaHistoryDialog } from '~/features/forms/media/MediaHistoryDialog.tsx';
import { useMediaActions } from '~/features/forms/media/media-actions.ts';
import { useMediaColumns } from '~/features/forms/media/media-columns.tsx';
import { UploadProgress } from '~/features/forms/media/UploadProgress.tsx';
import { useMediaUploads } from '~/features/forms/media/use-media-uploads.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';

/** The files that a form refers to: those that are missing first. */
export function MediaTab({ xform }: { xform: Pick<DataOf<'xform'>, 'idString'> }) {
  const t = useTexts();
  const { idString } = xform;
  const [told, setTold] = useState<string | null>(null);
  const found = useQuery(api.formMedia.query({ body: { id_string: idString } }));
  const uploads = useMediaUploads(idString);
  const files = found.data?.data;
  const meta = found.data?.meta;
  const canEdit = meta?.canEdit ?? false;
  const columns = useMediaColumns(idString, canEdit, meta?.geography ?? []);
  const actions = useMediaActions({ idString, canEdit, upload: uploads.sendOne, history: setTold });
  const missingFirst = files?.toSorted((a, b) => Number(a.file !== null) - Number(b.file !== null));
  return (
    <Stack sx={{ gap: 2 }}>
      {meta && meta.missing > 0 && <Alert severity="warning">{t('media.missingNote', { count: meta.missing })}</Alert>}
      {canEdit && files && files.length > 0 && (
        <MediaDrop
          disabled={uploads.isRunning}
          onFiles={(chosen) =>
            uploads.sendAll(
              chosen,
              files.map(({ name }) => name),
            )
          }
        />
      )}
      <UploadProgress list={uploads.list} isRunning={uploads.isRunning} onStop={uploads.stop} onClear={uploads.clear} />
      <DataTable
        label={t('media.table')}
        columns={columns}
        rows={missingFirst}
        rowId={(row) => row.name}
        actions={actions}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={{ text: t('media.none'), hint: t('media.noneHint') }}
      />
      <MediaHistoryDialog idString={idString} name={told} onClose={() => setTold(null)} />
    </Stack>
  );
}
