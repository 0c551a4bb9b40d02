import type { Publication, ShownPublication } from '@msurvey/contract';
import { CloseAction, Grid } from '@msurvey/ui';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { publishedColumns } from '~/features/indicators/published/published-columns.ts';
import { RestatedLines } from '~/features/indicators/published/RestatedLines.tsx';
import { linesOf, type ReportLine } from '~/features/indicators/report/lines.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { NotYet } from '~/lib/NotYet.tsx';

interface PublicationDialogProps {
  projectId: number;
  publication: Publication;
  yearWords: (year: number) => string;
  onClose: () => void;
}

/** A report as it was published: its figures, what its indicators meant, and what it restated. */
export function PublicationDialog({ projectId, publication, yearWords, onClose }: PublicationDialogProps) {
  const t = useTexts();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const query = useQuery(api.reportPublication.query({ query: { projectId, id: publication.id } }));
  const { project, year, version } = publication;
  const title = t('publish.opened', {
    programme: t(project === 'Sacp' ? 'report.sacp' : 'report.rains'),
    year: yearWords(year),
    version,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xl" fullWidth fullScreen={small} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* It can be longer than the screen. */}
      <DialogContent tabIndex={0}>
        {query.data ? (
          <Published shown={query.data.data} title={title} yearWords={yearWords} />
        ) : (
          <NotYet query={query} />
        )}
      </DialogContent>
      <CloseAction label={t('close')} onClose={onClose} />
    </Dialog>
  );
}

const rowId = ({ id }: ReportLine) => id;
const childrenOf = ({ lines }: ReportLine) => lines;

function Published({
  shown,
  title,
  yearWords,
}: Pick<PublicationDialogProps, 'yearWords'> & { shown: ShownPublication; title: string }) {
  const t = useTexts();
  const words = useValueWords();
  const { dateTime } = useFormat();
  const lines = useMemo(() => linesOf(shown.rows), [shown.rows]);
  const columns = useMemo(() => publishedColumns({ t, words, yearWords, shown }), [t, words, yearWords, shown]);
  const said = [
    `${t('history.by')}: ${shown.by}`,
    `${t('history.at')}: ${dateTime(shown.at)}`,
    shown.computedAt && t('publish.asOf', { time: dateTime(shown.computedAt) }),
    shown.reason && `${t('state.reason')}: ${shown.reason}`,
  ].filter(Boolean);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2">{said.join(' · ')}</Typography>
      <RestatedLines restated={shown.restated} />
      <Grid
        label={title}
        columns={columns}
        rows={lines}
        rowId={rowId}
        childrenOf={childrenOf}
        startOpen={lines.flatMap(openAtFirst)}
        pinned={1}
        empty={t('report.empty')}
      />
    </Stack>
  );
}

/** Every level; the parts of an indicator are opened one by one. */
const openAtFirst = ({ id, indicator, lines }: ReportLine): string[] =>
  indicator ? [] : [id, ...lines.flatMap(openAtFirst)];
