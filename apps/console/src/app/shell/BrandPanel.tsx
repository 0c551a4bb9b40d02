import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Landscape } from '~/app/shell/Landscape.tsx';
import { PRESETS } from '~/app/theme/tokens.ts';
import { useSettings } from '~/lib/settings.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** What this is, beside the sign-in form of wide screens. Deep in both schemes, in the colour one has chosen. */
export function BrandPanel() {
  const t = useShellTexts();
  const deep = PRESETS[useSettings().presetColor].light;
  return (
    <Box
      component="aside"
      aria-label={t('app.name')}
      sx={(theme) => ({
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 0,
        flex: '0 0 44%',
        maxWidth: 720,
        height: '100dvh',
        minHeight: 560,
        overflow: 'hidden',
        bgcolor: deep.main,
        color: deep.on,
        ...theme.applyStyles('dark', { backgroundImage: 'linear-gradient(rgb(0 0 0 / 45%), rgb(0 0 0 / 45%))' }),
      })}
    >
      <Landscape />
      <Stack sx={{ position: 'relative', gap: 2, p: { md: 5, lg: 7 }, maxWidth: 560 }}>
        <Box component="img" src="/favicon.svg" alt="" width={48} height={48} />
        <Typography component="p" sx={{ fontSize: '2.25rem', fontWeight: 700, lineHeight: 1.15 }}>
          {t('app.name')}
        </Typography>
        <Typography sx={{ fontSize: '1.125rem' }}>{t('app.line')}</Typography>
      </Stack>
    </Box>
  );
}
