import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { AMBER } from '~/app/theme/tokens.ts';
import { api } from '~/lib/client.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** So that nobody mistakes invented farmers for real ones. */
export function DemonstrationBanner() {
  const t = useShellTexts();
  const { data } = useQuery({ ...api.about.query(), staleTime: Number.POSITIVE_INFINITY });
  if (!data?.data.demonstration) return null;
  return (
    <Box
      component="aside"
      aria-label={t('app.demonstration')}
      sx={{
        bgcolor: AMBER,
        color: '#2b2100',
        textAlign: 'center',
        typography: 'body2',
        fontWeight: 600,
        py: 0.25,
        px: 2,
      }}
    >
      {t('app.demonstration')}
    </Box>
  );
}
