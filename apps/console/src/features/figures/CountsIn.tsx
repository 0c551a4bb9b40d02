import { PROGRAMME_NAMES } from '@msurvey/domain';
import { FailedState, PanelHeader } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCan } from '~/app/session/index.ts';
import { figurePath } from '~/features/figures/parts/paths.ts';
import { useFigureWords } from '~/features/figures/parts/use-figure-words.ts';
import { useTexts } from '~/features/figures/texts.ts';
import { api, type DataOf, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import type { ProfilePartProps } from '~/lib/profile-parts.tsx';

/** On the profile of a record: every figure that it is counted in, each with the way to its list. */
export function CountsIn(props: ProfilePartProps) {
  // asking without the right would end the session
  return useCan()('Dashboard/View') ? <Counted {...props} /> : null;
}

function Counted({ of, projectId, instance }: ProfilePartProps) {
  const t = useTexts();
  const id = useId();
  const { data, error, refetch } = useQuery({
    ...api.figureCountsIn.query({ query: { projectId, of, instance } }),
    staleTime: 0,
  });
  const content = () => {
    if (data && data.data.figures.length > 0) return <Figures projectId={projectId} counted={data.data} />;
    if (data) return <Typography color="textSecondary">{t(`countsIn.none.${of}`)}</Typography>;
    if (error) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
    return <Skeleton height={72} />;
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }} data-no-print="">
      <Stack sx={{ gap: 1.5 }}>
        <PanelHeader id={id} title={t('countsIn.title')} count={data?.data.figures.length || undefined} />
        {content()}
      </Stack>
    </Paper>
  );
}

function Figures({ projectId, counted: { unit, figures } }: { projectId: number; counted: DataOf<'figureCountsIn'> }) {
  const t = useTexts();
  const { nameOf } = useFigureWords();
  const { number } = useFormat();
  const place = { unitId: unit?.id ?? null };
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {figures.map(({ figure, programmes, years }) => (
        <li key={figure}>
          <Link href={figurePath(projectId, figure, place)} sx={{ fontWeight: 500 }}>
            {nameOf(figure)}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {[unit?.name ?? t('cut.all'), ...programmes.map((id) => PROGRAMME_NAMES[id] ?? String(id))].join(' · ')}
            {years.map((year) => (
              <span key={year}>
                {' · '}
                <Link
                  href={figurePath(projectId, figure, { ...place, from: year, to: year })}
                  aria-label={t('countsIn.year', { figure: nameOf(figure), year: String(year) })}
                >
                  {number(year, { useGrouping: false })}
                </Link>
              </span>
            ))}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
