import type { SourcePreview, SourcePreviewPeriod } from '@msurvey/contract';
import type { ValueKind } from '@msurvey/domain';
import { type Column, DataTable, PanelHeader } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { detailsPath, submissionPath } from '~/features/collection/index.ts';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface PreviewProps {
  kind: ValueKind;
  preview: SourcePreview | undefined;
  /** Newer figures are on their way. */
  isLoading: boolean;
  error: string | undefined;
  onRetry: () => void;
  dateWords: (date: string) => string;
  /** The period whose records are named; null: all of them. */
  date: string | null;
  onDate: (date: string | null) => void;
}

/** What the source comes to on the records that there are: by period and leaf, with some of the records behind. */
export function Preview(props: PreviewProps) {
  const { kind, preview, isLoading, error, onRetry, dateWords, date, onDate } = props;
  const t = useTexts();
  const words = useValueWords();
  const columns: Column<SourcePreviewPeriod>[] = [
    { id: 'date', header: t('column.period'), primary: true, nowrap: true, value: (row) => dateWords(row.date) },
    { id: 'value', header: t('column.value'), primary: true, numeric: true, value: ({ shown }) => words(kind, shown) },
    {
      id: 'records',
      header: t('source.records'),
      primary: true,
      numeric: true,
      cell: (row) => (
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-label={t('source.records.open', { period: dateWords(row.date), count: row.records })}
          onClick={() => onDate(row.date)}
        >
          {words('amount', row.records)}
        </Link>
      ),
    },
    ...(preview?.periods[0]?.groups ?? []).map(
      ({ name }, at): Column<SourcePreviewPeriod> => ({
        id: `group${at}`,
        header: name,
        primary: true,
        cell: ({ groups }) => <Leaves kind={kind} group={groups[at]} />,
      }),
    ),
  ];
  return (
    <Stack component="section" aria-label={t('source.preview')} sx={{ gap: 1.5 }}>
      <PanelHeader title={t('source.preview')} />
      {preview && (
        <Typography variant="body2" color="textSecondary" role="status">
          {t('source.preview.about', { records: preview.records, reviewed: preview.isReviewed ? 'yes' : 'no' })}
          {preview.withoutPeriod > 0 && ` ${t('source.preview.without', { count: preview.withoutPeriod })}`}
        </Typography>
      )}
      <DataTable
        label={t('source.preview')}
        columns={columns}
        rows={preview?.periods}
        rowId={(row) => row.date}
        refreshing={isLoading}
        error={error}
        onRetry={onRetry}
        empty={{ text: t('none'), hint: t('source.preview.empty') }}
      />
      {preview && (
        <Samples preview={preview} name={date === null ? null : dateWords(date)} onAll={() => onDate(null)} />
      )}
    </Stack>
  );
}

function Leaves({ kind, group }: { kind: ValueKind; group: SourcePreviewPeriod['groups'][number] | undefined }) {
  const t = useTexts();
  const words = useValueWords();
  if (!group) return t('blank');
  // Of a ratio a leaf has two halves, and neither is the percentage.
  const said = (value: number | null, denominator: number | null) =>
    denominator === null ? words(kind, value) : `${words('amount', value)} / ${words('amount', denominator)}`;
  const lines = group.leaves.map(({ key, name, value, denominator }) => ({
    key,
    text: t('source.leaf', { name, value: said(value, denominator) }),
  }));
  if (group.rest !== null && group.rest !== 0)
    lines.push({ key: 'rest', text: t('source.leaf', { name: t('source.rest'), value: words('amount', group.rest) }) });
  return (
    <Stack>
      {lines.map(({ key, text }) => (
        <span key={key}>{text}</span>
      ))}
    </Stack>
  );
}

function Samples({ preview, name, onAll }: { preview: SourcePreview; name: string | null; onAll: () => void }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const { samples, form } = preview;
  if (!samples) return <Alert severity="info">{t('source.samples.hidden')}</Alert>;
  const address = { projectId: form.projectId, id: form.id, xformId: form.xformId };
  return (
    <Stack component="section" aria-label={t('source.samples')} sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">
          {name === null ? t('source.samples') : t('source.samples.of', { period: name })}
        </Typography>
        {name !== null && (
          <Button size="small" onClick={onAll}>
            {t('source.samples.all')}
          </Button>
        )}
        <Button size="small" href={detailsPath(address)}>
          {t('source.samples.form')}
        </Button>
      </Stack>
      {samples.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('source.samples.none')}
        </Typography>
      )}
      <List dense disablePadding>
        {samples.map((record) => (
          <ListItem key={record.instanceId} disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            <Link href={submissionPath(address, record.instanceId)}>{record.name ?? record.instanceId}</Link>
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${record.sender} · ${dateTime(record.receivedAt)}`}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
