import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { AMBER } from '~/app/theme/tokens.ts';
import { api } from '~/lib/client.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const QUIET = { bgcolor: AMBER, color: '#2b2100' };
const LOUD = { bgcolor: '#8a1212', color: '#ffffff' };

/**
 * So that nobody mistakes invented farmers for real ones; and where other machines reach accounts whose password is
 * published, so that nobody puts real ones beside them. It cannot be closed: the danger does not end by looking away.
 */
export function DemonstrationBanner() {
  const t = useShellTexts();
  const { data } = useQuery({ ...api.about.query(), staleTime: Number.POSITIVE_INFINITY });
  if (!data?.data.demonstration) return null;
  const { exposed } = data.data;
  return (
    <Box
      component="aside"
      aria-label={t('app.demonstration')}
      sx={{
        ...(exposed ? LOUD : QUIET),
        textAlign: 'center',
        typography: 'body2',
        fontWeight: 600,
        py: 0.25,
        px: 2,
      }}
    >
      {t(exposed ? 'app.exposed' : 'app.demonstration')}
    </Box>
  );
}
