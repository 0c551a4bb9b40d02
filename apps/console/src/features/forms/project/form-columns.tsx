import type { Column } from '@msurvey/ui';
import Link from '@mui/material/Link';
import { OneLine } from '~/features/forms/parts/OneLine.tsx';
import { FlagSwitch } from '~/features/forms/project/FlagSwitch.tsx';
import { TargetField } from '~/features/forms/project/TargetField.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf, RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { formPath } from '~/lib/form-path.ts';

type Form = RowOf<'projectForms'>;
type Project = Pick<DataOf<'project'>, 'id' | 'isArchived'>;

export function useFormColumns({ id: projectId, isArchived }: Project): Column<Form>[] {
  const t = useTexts();
  const { date } = useFormat();
  return [
    {
      id: 'title',
      header: t('column.title'),
      sortable: true,
      primary: true,
      cell: (form) =>
        form.can.open ? (
          <Link
            // of an archived project only the data can be looked at
            href={formPath({ projectId, ...form }, isArchived && form.can.data ? '/details' : '')}
            data-row-link=""
            underline="hover"
            sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {form.title}
          </Link>
        ) : (
          form.title
        ),
    },
    {
      id: 'createdAt',
      header: t('column.formCreatedAt'),
      sortable: true,
      nowrap: true,
      cell: (form) => <OneLine>{date(form.createdAt)}</OneLine>,
    },
    {
      id: 'isPublished',
      header: t('column.isPublished'),
      primary: true,
      cell: (form) => <FlagSwitch form={form} flag="isPublished" />,
    },
    {
      id: 'isActive',
      header: t('column.isActive'),
      primary: true,
      cell: (form) => <FlagSwitch form={form} flag="isActive" />,
    },
    {
      id: 'target',
      header: t('column.target'),
      sortable: true,
      primary: true,
      cell: (form) => <TargetField form={form} />,
    },
    { id: 'totalSurveyor', header: t('column.surveyors'), numeric: true },
    { id: 'totalSubmission', header: t('column.submissions'), numeric: true, sortable: true },
  ];
}
