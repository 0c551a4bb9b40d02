import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** The mark: a seedling on deep green, with the amber leaf. */
export function Brand({ withProgramme = false }: { withProgramme?: boolean }) {
  const t = useShellTexts();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <Box component="img" src="/favicon.svg" alt="" width={32} height={32} />
      <Stack>
        <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.2 }}>
          {t('app.name')}
        </Typography>
        {withProgramme && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ lineHeight: 1.4 }}>
            {t('app.programme')}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
