import { PASSWORD_STRENGTHS, type PasswordOwner, passwordStrength } from '@msurvey/domain';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ownerOf } from '~/app/person/passwords.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const COLOURS = { weak: 'error.main', fair: 'warning.main', good: 'success.light', strong: 'success.main' } as const;

/** How well a typed password holds, as a word and as a bar; the word is read out when it changes. */
export function PasswordMeter({ owner }: { owner?: PasswordOwner | undefined }) {
  const t = useShellTexts();
  const typed = useWatch() as Record<string, unknown>;
  const strength = passwordStrength(String(typed.password ?? ''), owner ?? ownerOf(typed));
  const filled = strength ? PASSWORD_STRENGTHS.indexOf(strength) + 1 : 0;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mt: -1, minHeight: 20 }}>
      <Stack direction="row" aria-hidden sx={{ gap: 0.5, width: 120, flexShrink: 0 }}>
        {PASSWORD_STRENGTHS.map((step, i) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 6,
              borderRadius: 1,
              bgcolor: strength && i < filled ? COLOURS[strength] : 'action.disabledBackground',
            }}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {strength ? t(`person.strength.${strength}`) : ''}
      </Typography>
    </Stack>
  );
}
