import { ANY_CHOICE } from '@msurvey/domain';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { PeopleCards } from '~/features/dashboard/cards/PeopleCards.tsx';
import { shownIn } from '~/features/dashboard/cards/shown.ts';
import { FiguresContext, type OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import { WorkCards } from '~/features/dashboard/cards/WorkCards.tsx';
import { useTexts } from '~/features/dashboard/texts.ts';
import type { Answer } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

interface CardsProps {
  answer: Answer<'dashboardCards'>;
  year: number;
  hasPlace: boolean;
  programme: number;
  /** Those of the filters before, while the new ones come. */
  isOld: boolean;
  onOpen: OpenFigure;
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

export function Cards({ answer: { data, meta }, year, hasPlace, programme, isOld, onOpen }: CardsProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const figures = useMemo(
    () => ({
      now: shownIn(data),
      before: year !== ANY_CHOICE && data.previous ? shownIn(data.previous) : undefined,
      year,
      asOf: dateTime(meta.asOf),
      open: onOpen,
    }),
    [data, meta.asOf, year, dateTime, onOpen],
  );
  const { people, activities } = data.withoutPlace;
  return (
    <FiguresContext value={figures}>
      <Stack sx={{ gap: 2, opacity: isOld ? 0.6 : 1 }} aria-busy={isOld}>
        <Typography variant="body2" color="textSecondary">
          {[
            t('asOf', { time: figures.asOf }),
            ...(people + activities > 0
              ? [t(hasPlace ? 'withoutPlace.left' : 'withoutPlace.counted', { people, activities })]
              : []),
          ].join(' · ')}
        </Typography>
        <Box sx={GRID}>
          <PeopleCards />
          <WorkCards waiting={data.waiting} programme={programme} />
        </Box>
      </Stack>
    </FiguresContext>
  );
}
