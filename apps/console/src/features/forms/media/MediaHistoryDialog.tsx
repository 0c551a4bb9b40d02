import { type Column, DataTable } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFileSize } from '~/features/forms/parts/files.ts';
import { OneLine } from '~/features/forms/parts/OneLine.tsx';
import { usePages } from '~/features/forms/parts/use-pages.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Before = RowOf<'formMediaHistory'>;

function useColumns(): Column<Before>[] {
  const t = useTexts();
  const size = useFileSize();
  const { dateTime } = useFormat();
  const moment = (id: 'uploadedAt' | 'replacedAt'): Column<Before> => ({
    id,
    header: t(`media.${id}`),
    nowrap: true,
    primary: true,
    cell: (row) => row[id] && <OneLine>{dateTime(row[id])}</OneLine>,
  });
  return [
    { id: 'version', header: t('column.version'), numeric: true, primary: true },
    { id: 'size', header: t('media.size'), value: (row) => size(row.size) },
    { id: 'uploadedBy', header: t('media.uploadedBy'), primary: true },
    moment('uploadedAt'),
    moment('replacedAt'),
  ];
}

interface MediaHistoryDialogProps {
  idString: string;
  name: string | null;
  onClose: () => void;
}

/** What a file of the form was before. */
export function MediaHistoryDialog({ idString, name, onClose }: MediaHistoryDialogProps) {
  const t = useTexts();
  const id = useId();
  const columns = useColumns();
  const found = useQuery({
    ...api.formMediaHistory.query({ body: { id_string: idString, name: name ?? '' } }),
    enabled: name !== null,
  });
  const pages = usePages(found.data?.data ?? []);
  return (
    <Dialog open={name !== null} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('media.historyOf', { name })}</DialogTitle>
      <DialogContent>
        <DataTable
          label={t('media.history')}
          columns={columns}
          rowId={(row) => `${row.version} ${row.uploadedAt}`}
          {...pages}
          rows={found.data && pages.rows}
          error={found.error ? messageOf(found.error) : undefined}
          onRetry={() => void found.refetch()}
          empty={{ hint: t('media.historyEmpty') }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
