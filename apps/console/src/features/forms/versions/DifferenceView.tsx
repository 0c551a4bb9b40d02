import { type Column, DataTable } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { usePages } from '~/features/forms/parts/use-pages.ts';
import { useTexts } from '~/features/forms/texts.ts';
import {
  affectedBy,
  type Change,
  type ChangeKind,
  changesOf,
  type Difference,
} from '~/features/forms/versions/difference.ts';

const TONES: Record<ChangeKind, 'error' | 'warning' | 'success' | 'info'> = {
  removed: 'error',
  retyped: 'error',
  renamed: 'warning',
  moved: 'warning',
  choicesRemoved: 'warning',
  choicesRenamed: 'warning',
  choicesAdded: 'success',
  added: 'success',
};

function useColumns(): Column<Change>[] {
  const t = useTexts();
  return [
    {
      id: 'kind',
      header: t('difference.change'),
      primary: true,
      nowrap: true,
      cell: ({ kind }) => <Chip size="small" variant="outlined" color={TONES[kind]} label={t(`difference.${kind}`)} />,
    },
    {
      id: 'what',
      header: t('difference.what'),
      primary: true,
      cell: ({ what }) => <bdi>{what}</bdi>,
    },
    {
      id: 'detail',
      header: t('difference.detail'),
      primary: true,
      value: ({ from, to }) => (from && to ? t('difference.fromTo', { from, to }) : (from ?? to)),
    },
    { id: 'held', header: t('difference.held'), numeric: true, primary: true },
  ];
}

/** What a version changes about the one before, and how many answers that concerns. */
export function DifferenceView({ difference }: { difference: Difference }) {
  const t = useTexts();
  const columns = useColumns();
  const changes = changesOf(difference);
  const pages = usePages(changes);
  const affected = affectedBy(difference);
  if (changes.length === 0) return <Alert severity="info">{t('difference.none')}</Alert>;
  return (
    <Stack sx={{ gap: 1 }}>
      {affected.length > 0 ? (
        <Alert severity="warning">
          {t('difference.affects', {
            questions: affected.length,
            // one submission may hold answers to several of them: the largest count is certain
            held: Math.max(...affected.map(({ held }) => held)),
          })}
        </Alert>
      ) : (
        <Alert severity="success">{t('difference.harmless')}</Alert>
      )}
      <DataTable label={t('difference.table')} columns={columns} rowId={(row) => row.id} {...pages} />
    </Stack>
  );
}
