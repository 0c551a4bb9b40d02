import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCircleDashed } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Standing, standingOf } from '~/features/collection/users/pace.ts';
import { useTexts } from '~/features/collection/texts.ts';
import type { RowOf } from '~/lib/client.ts';

const LOOK = {
  noTarget: [IconCircleDashed, 'text.secondary'],
  unknown: [IconCircleDashed, 'text.secondary'],
  reached: [IconCircleCheck, 'success.main'],
  onPace: [IconCheck, 'success.main'],
  behind: [IconAlertTriangle, 'warning.main'],
} as const satisfies Record<Standing, readonly [unknown, string]>;

/** Beside the target: where somebody stands, what was expected by today, what each day now asks for. */
export function Pace({ user }: { user: RowOf<'formUsers'> }) {
  const t = useTexts();
  const standing = standingOf(user);
  const [Icon, color] = LOOK[standing];
  const { done, expected, neededPerDay } = user.pace;
  const facts = [
    standing === 'noTarget' ? null : t('pace.done', { done, target: user.targetValue ?? 0 }),
    expected === null ? null : t('pace.expected', { count: expected }),
    neededPerDay === null || standing === 'reached'
      ? null
      : t('pace.needed', { count: Math.round(neededPerDay * 10) / 10 }),
  ].filter((fact) => fact !== null);
  return (
    <Stack sx={{ py: 0.5 }}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', '& svg': { color, flexShrink: 0 } }}>
        <Icon size={16} aria-hidden />
        <span>{t(`pace.${standing}`)}</span>
      </Stack>
      {facts.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      )}
    </Stack>
  );
}
