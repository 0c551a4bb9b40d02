import type { TakenPart } from '@msurvey/contract';
import { type Column, StatusChip } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { HistoryOf } from '~/features/registry/profile/use-history.ts';
import { useCodeWords } from '~/features/registry/parts/words.ts';
import type { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { useQuantity } from '~/lib/use-quantity.ts';

const LOOK = { received: 'pending', approved: 'approved', rejected: 'rejected' } as const;

/** Each line leads to its record. */
export function useHistoryColumns(of: HistoryOf, forms: ReturnType<typeof useRegistryForms>): Column<TakenPart>[] {
  const t = useTexts();
  const { date } = useFormat();
  const quantity = useQuantity();
  const words = useCodeWords();
  const what = (row: TakenPart) => {
    const path = forms.record({ formId: row.form_id, instance: row.instance });
    const subActivity = [row.sub_activity, row.sub_activity_name].filter(Boolean).join(', ');
    const title = row.name || subActivity || t(`kind.${row.kind}`);
    return (
      <>
        {path ? (
          <Link href={path} data-row-link="">
            {title}
          </Link>
        ) : (
          title
        )}
        {row.name && subActivity && (
          <Typography variant="body2" color="textSecondary" component="div">
            {subActivity}
          </Typography>
        )}
      </>
    );
  };
  const received = (row: TakenPart) => [words.item(row.item), quantity(row)].filter(Boolean).join(' · ');
  return [
    { id: 'date', header: t('history.date'), nowrap: true, value: (row) => date(row.date) },
    { id: 'kind', header: t('history.kind'), primary: true, value: (row) => t(`kind.${row.kind}`) },
    { id: 'what', header: t('history.what'), cell: what, primary: true },
    { id: 'implemented_by', header: t('history.by') },
    { id: 'location', header: t('history.location') },
    { id: 'received', header: t('history.received'), value: received },
    ...(of === 'group'
      ? [{ id: 'people', header: t('history.people'), numeric: true } satisfies Column<TakenPart>]
      : []),
    {
      id: 'state',
      header: t('history.state'),
      primary: true,
      cell: (row) => <StatusChip status={LOOK[row.state]} />,
    },
  ];
}
