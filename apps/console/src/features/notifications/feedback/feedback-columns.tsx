import { RATINGS } from '@msurvey/domain';
import type { Column } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isRating, RATING_ICONS } from '~/features/notifications/feedback/ratings.ts';
import { useTexts } from '~/features/notifications/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

/** The face, its word and its place on the scale. */
function RatingCell({ rating }: { rating: number }) {
  const t = useTexts();
  if (!isRating(rating)) return null;
  const Icon = RATING_ICONS[rating];
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Icon size={20} aria-hidden />
      {t(`rating.${rating}`)}
      <Typography component="span" variant="caption" color="textSecondary">
        {t('rating.of', { rating, most: RATINGS.length })}
      </Typography>
    </Stack>
  );
}

export function useFeedbackColumns(): Column<RowOf<'feedbackList'>>[] {
  const t = useTexts();
  const { dateTime } = useFormat();
  return [
    { id: 'rating', header: t('feedback.rating'), primary: true, cell: (row) => <RatingCell rating={row.rating} /> },
    { id: 'comment', header: t('feedback.text'), primary: true },
    { id: 'userName', header: t('feedback.user'), primary: true },
    { id: 'orgName', header: t('field.organization') },
    { id: 'createdAt', header: t('field.date'), value: (row) => dateTime(row.createdAt) },
  ];
}
