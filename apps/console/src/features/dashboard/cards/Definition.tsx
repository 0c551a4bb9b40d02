import { type FigureName, figureDefinition, figureName } from '@msurvey/domain';
import { IconInfoCircle } from '@msurvey/ui/icons';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useComparison } from '~/features/dashboard/cards/use-comparison.ts';
import { useFigures } from '~/features/dashboard/cards/use-figures.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** What a figure counts, what it is compared with and when it was read, behind one "i". */
export function Definition({ figure }: { figure: FigureName }) {
  const t = useTexts();
  const language = useLanguage();
  const { asOf } = useFigures();
  const { words } = useComparison(figure);
  const id = useId();
  const [at, setAt] = useState<HTMLElement | null>(null);
  const name = figureName(figure, language);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('definition.of', { name })}
        aria-haspopup="dialog"
        aria-expanded={at !== null}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{ p: 0.5, color: 'text.secondary' }}
      >
        <IconInfoCircle size={16} aria-hidden />
      </IconButton>
      <Popover
        open={at !== null}
        anchorEl={at}
        onClose={() => setAt(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Stack sx={{ gap: 1, p: 2, maxWidth: 320 }}>
          <Typography id={id} variant="subtitle2" component="p">
            {name}
          </Typography>
          <Typography variant="body2">{figureDefinition(figure, language)}</Typography>
          {[...words, t('asOf', { time: asOf })].map((line) => (
            <Typography key={line} variant="caption" color="textSecondary">
              {line}
            </Typography>
          ))}
        </Stack>
      </Popover>
    </>
  );
}
