import type { RestatedFigure } from '@msurvey/contract';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { useTexts } from '~/features/indicators/texts.ts';

/** Old → new, figure by figure. */
export function RestatedLines({ restated }: { restated: readonly RestatedFigure[] }) {
  const t = useTexts();
  const words = useValueWords();
  if (restated.length === 0) return null;
  return (
    <Stack>
      <Typography variant="h3">{t('publish.restated')}</Typography>
      <List dense disablePadding aria-label={t('publish.restated')}>
        {restated.map(({ logframeId, name, kind, figure, was, is }) => (
          <ListItem key={`${logframeId} ${name} ${figure}`} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            {t('publish.restatedLine', {
              name,
              figure: t(`report.${figure}`),
              old: words(kind, was),
              new: words(kind, is),
            })}
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
