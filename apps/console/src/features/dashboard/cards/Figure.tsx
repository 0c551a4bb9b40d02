import { type FigureName, figureName } from '@msurvey/domain';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Definition } from '~/features/dashboard/cards/Definition.tsx';
import { ShareRing } from '~/features/dashboard/cards/ShareRing.tsx';
import { useComparison } from '~/features/dashboard/cards/use-comparison.ts';
import { useFigures } from '~/features/dashboard/cards/use-figures.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface FigureProps {
  figure: FigureName;
  /** The first of its card. */
  isHeadline?: boolean;
  /** With a ring that shows its share. */
  isRing?: boolean;
  /** In a table, whose headers say what it is; they cannot be seen from its button alone. */
  isCell?: boolean;
}

const FOCUS = { '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } };

/** A phone has no room for it in a table; the button says it all the same. */
const IN_CELL = { display: { xs: 'none', sm: 'inline' }, whiteSpace: 'nowrap' } as const;

/** One number: what it is, what it is compared with, what it means; pressed, it opens to what it was counted from. */
export function Figure({ figure, isHeadline, isRing, isCell }: FigureProps) {
  const t = useTexts();
  const { number } = useFormat();
  const language = useLanguage();
  const { now, open } = useFigures();
  const { share, words } = useComparison(figure);
  const value = now[figure] ?? null;
  const name = figureName(figure, language);
  const shown = value === null ? t('unknown') : number(value);
  return (
    <Stack
      direction="row"
      data-figure={figure}
      sx={{ alignItems: 'flex-start', justifyContent: isCell ? 'flex-end' : 'space-between', gap: 0.5, minWidth: 0 }}
    >
      <ButtonBase
        onClick={() => open(figure)}
        aria-haspopup="dialog"
        aria-label={t(words.length > 0 ? 'figure.compared' : 'figure.open', {
          name,
          value: shown,
          compared: words.join(', '),
        })}
        sx={{
          ...FOCUS,
          flex: isCell ? undefined : 1,
          // One digit in a table is a target that a finger hits, too.
          minWidth: isCell ? 24 : 0,
          flexShrink: isCell ? 0 : undefined,
          justifyContent: isCell ? 'flex-end' : 'flex-start',
          gap: 2,
          textAlign: isCell ? 'end' : 'start',
          borderRadius: 1,
          px: isCell ? 0.5 : 1,
          py: 0.5,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {isRing && <ShareRing share={share} />}
        <Stack sx={{ minWidth: 0 }}>
          {!isCell && (
            <Typography variant="body2" color="textSecondary" component="span">
              {name}
            </Typography>
          )}
          <Typography
            data-value
            component="span"
            variant={isHeadline || isRing ? 'h2' : 'subtitle1'}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {shown}
          </Typography>
          {(isCell ? words.slice(0, share === undefined ? 0 : 1) : words).map((line) => (
            <Typography
              key={line}
              variant="caption"
              color="textSecondary"
              component="span"
              sx={isCell ? IN_CELL : undefined}
            >
              {line}
            </Typography>
          ))}
        </Stack>
      </ButtonBase>
      <Definition figure={figure} />
    </Stack>
  );
}
