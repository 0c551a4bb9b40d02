import { type Column, DataTable, PanelHeader } from '@msurvey/ui';
import { IconPencil, IconTrash } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { forgetForm } from '~/features/collection/offline/forms/kept-forms.ts';
import { KEPT_FORMS, type ReadyForm, useKeptForms } from '~/features/collection/offline/forms/use-kept-forms.ts';
import { useSize } from '~/lib/use-size.ts';
import { newSubmissionPath } from '~/features/collection/parts/paths.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** Forms that can be filled in without network: each was opened here before. */
export function KeptForms() {
  const t = useTexts();
  const size = useSize();
  const { dateTime } = useFormat();
  const client = useQueryClient();
  const { data } = useKeptForms();
  const remove = async (formId: number) => {
    await forgetForm(formId);
    await client.invalidateQueries({ queryKey: [KEPT_FORMS] });
  };
  const columns: Column<ReadyForm>[] = [
    {
      id: 'title',
      header: t('sync.form'),
      primary: true,
      cell: ({ title, projectName }) => (
        <>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {projectName}
          </Typography>
        </>
      ),
    },
    {
      id: 'state',
      header: t('sync.state'),
      primary: true,
      value: ({ missing }) => (missing ? t('sync.form.missing', { count: missing }) : t('sync.form.ready')),
    },
    { id: 'at', header: t('sync.form.at'), nowrap: true, primary: true, value: (row) => dateTime(row.at) },
    { id: 'size', header: t('sync.size'), nowrap: true, value: (row) => size(row.size) },
  ];
  return (
    <Stack component="section" aria-labelledby="kept-forms" sx={{ gap: 1 }}>
      <PanelHeader id="kept-forms" title={t('sync.forms')} count={data?.length} />
      <DataTable
        label={t('sync.forms')}
        columns={columns}
        rows={data}
        rowId={(row) => row.formId}
        actions={(row) => [
          {
            id: 'fill',
            label: t('sync.form.fill'),
            icon: IconPencil,
            href: newSubmissionPath({ ...row, id: row.formId }),
          },
          { id: 'remove', label: t('sync.form.remove'), icon: IconTrash, onClick: () => void remove(row.formId) },
        ]}
        empty={{ text: t('sync.forms.none'), hint: t('sync.forms.hint') }}
      />
    </Stack>
  );
}
