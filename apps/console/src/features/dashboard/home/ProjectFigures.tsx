import { figureName } from '@msurvey/domain';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { TrendLine } from '~/features/dashboard/home/TrendLine.tsx';
import { useTexts } from '~/features/dashboard/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useLanguage } from '~/lib/use-language.ts';

const GRID = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))' };

/** Four figures of a project, each with what the last years added; each leads to its list. */
export function ProjectFigures({ projectId, name }: { projectId: number; name: string }) {
  const t = useTexts();
  const { number } = useFormat();
  const language = useLanguage();
  const { data, error } = useQuery(api.homeFigures.query({ body: { projectId } }));
  // The page is about more than figures: where they do not come, the rest of it stands.
  if (error && !data) return null;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const { figures, years } = data.data;
  if (figures.every(({ value }) => value === 0)) return null;
  const year = years.at(-1) ?? 0;
  return (
    <Paper variant="outlined" component="section" aria-label={t('home.of', { name })} sx={{ p: 2 }}>
      <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box sx={GRID}>
        {figures.map(({ figure, value, trend }) => {
          const latest = t('home.latest', {
            count: number(trend.at(-1) ?? 0),
            year: number(year, { useGrouping: false }),
          });
          return (
            <ButtonBase
              key={figure}
              href={`/project/${projectId}/figures/${figure}`}
              aria-label={t('figure.compared', {
                name: figureName(figure, language),
                value: number(value),
                compared: latest,
              })}
              sx={{
                p: 1,
                borderRadius: 1,
                justifyContent: 'start',
                textAlign: 'start',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Stack sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="body2" color="textSecondary" component="span">
                  {figureName(figure, language)}
                </Typography>
                <Typography variant="h2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {number(value)}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="span">
                  {latest}
                </Typography>
              </Stack>
              <Box component="span" sx={{ color: 'primary.main' }}>
                <TrendLine values={trend} />
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
    </Paper>
  );
}
