import type { FigureCut } from '@msurvey/contract';
import { type FigureName, FIGURES } from '@msurvey/domain';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCutWords } from '~/features/figures/parts/use-cut-words.ts';
import { useFigureWords } from '~/features/figures/parts/use-figure-words.ts';
import { useTexts } from '~/features/figures/texts.ts';
import type { Answer } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export type OpenedMeta = Answer<'figurePeople'>['meta'];
interface FigureFactsProps {
  figure: FigureName;
  cut: FigureCut;
  /** Undefined until the first answer. */
  meta: OpenedMeta | undefined;
  isFailed: boolean;
}

/** Sums are counted from rows, of which there are others than the figure says. */
const isSum = (figure: FigureName): boolean => {
  const { counts, part } = FIGURES[figure];
  if (counts === 'works') return part !== 'activities' && part !== 'waiting';
  return counts === 'households' && part !== 'households';
};

/** The figure, what it means, what it was asked for, and how much of it the reader may open. */
export function FigureFacts({ figure, cut, meta, isFailed }: FigureFactsProps) {
  const t = useTexts();
  const { number } = useFormat();
  const { definitionOf } = useFigureWords();
  const wordsOf = useCutWords(figure);
  const { counts } = FIGURES[figure];
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          component="p"
          sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
        >
          {meta ? (
            <span data-figure={meta.figure}>{number(meta.figure, { maximumFractionDigits: 2 })}</span>
          ) : isFailed ? (
            '—'
          ) : (
            <Skeleton width={120} />
          )}
        </Typography>
        {meta && (
          <Stack
            component="ul"
            direction="row"
            aria-label={t('cut.label')}
            sx={{ gap: 1, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
          >
            {wordsOf(cut, meta.cut).map((words) => (
              <Chip
                key={words}
                component="li"
                size="small"
                variant="outlined"
                label={words}
                sx={{ maxWidth: '100%' }}
              />
            ))}
          </Stack>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '80ch' }}>
        {definitionOf(figure)}
      </Typography>
      {meta && isSum(figure) && (
        <Typography variant="body2">
          {t(counts === 'households' ? 'summed.households' : 'summed.works', { count: meta.count + meta.hidden })}
        </Typography>
      )}
      {meta && meta.hidden > 0 && (
        <Alert severity="info">{t('hidden', { count: meta.hidden, seen: meta.count })}</Alert>
      )}
    </Stack>
  );
}
