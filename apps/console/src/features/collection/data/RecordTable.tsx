import { DataTable, type RowId } from '@msurvey/ui';
import { IconPencil, IconTrash } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataColumns } from '~/features/collection/data/data-columns.tsx';
import { RecordPaging } from '~/features/collection/data/RecordPaging.tsx';
import type { DataView } from '~/features/collection/data/use-data-view.ts';
import { useDeleteRecords } from '~/features/collection/data/use-delete-records.ts';
import { detailsPath, editSubmissionPath } from '~/features/collection/parts/paths.ts';
import type { LabelLanguage, Question } from '~/features/collection/parts/questions.ts';
import { withChoices } from '~/features/collection/parts/with-choices.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { type Answer, type DataOf, messageOf } from '~/lib/client.ts';
import { useEmpty } from '~/lib/list/use-empty.tsx';

interface RecordTableProps {
  form: DataOf<'form'>;
  list: UseQueryResult<Answer<'submissions'>>;
  view: DataView;
  /** Whether any filter hides records. */
  chosen: readonly string[];
  columns: readonly string[];
  questions: readonly Question[];
  language: LabelLanguage;
}

export function RecordTable({ form, list, view, chosen, columns, questions, language }: RecordTableProps) {
  const t = useTexts();
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const remove = useDeleteRecords(form.id);
  const canEdit = list.data?.meta.can.edit === true;
  const actions = ({ instanceId }: { instanceId: string }) => [
    { id: 'edit', label: t('record.edit'), icon: IconPencil, href: editSubmissionPath(form, instanceId) },
  ];
  const canDelete = list.data?.meta.can.delete === true;
  const choices = list.data?.meta.choices;
  const known = useMemo(() => withChoices(questions, choices ?? [], language), [questions, choices, language]);
  return (
    <Stack sx={{ gap: 1 }}>
      {selected.size > 0 && canDelete && (
        <Stack direction="row" role="status" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2">{t('selected', { count: selected.size })}</Typography>
          <Button
            size="small"
            color="error"
            startIcon={<IconTrash size={18} aria-hidden />}
            loading={remove.isPending}
            onClick={() => void remove.ask([...selected].map(String), () => setSelected(new Set()))}
          >
            {t('delete')}
          </Button>
        </Stack>
      )}
      <DataTable
        label={t('data.title')}
        columns={useDataColumns(columns, known, language, form)}
        rows={list.data?.data}
        rowId={(row) => row.instanceId}
        rowLink={{ prefix: `${detailsPath(form)}/`, id: (row) => encodeURIComponent(row.instanceId) }}
        selection={canDelete ? { selected, onChange: setSelected } : undefined}
        actions={canEdit ? actions : undefined}
        footer={list.data && <RecordPaging answer={list.data} view={view} />}
        refreshing={list.isPlaceholderData}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={useEmpty({ chosen, clearFilters: view.clearFilters }, { hint: t('data.emptyHint') })}
      />
    </Stack>
  );
}
