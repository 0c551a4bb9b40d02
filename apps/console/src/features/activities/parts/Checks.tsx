import type { ActivityDetail } from '@msurvey/contract';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCheckText } from '~/features/activities/parts/use-check-text.ts';
import { useTexts } from '~/features/activities/texts.ts';

export type Finding = ActivityDetail['checks'][number];
interface ChecksProps {
  checks: readonly Finding[];
  /** Offered at each finding: to its question, or to a rejection because of it. */
  actions?: readonly { label: string; onClick: (finding: Finding) => void; needsQuestion?: boolean }[];
}

/** What the automatic checks found, in sentences: they point, they do not decide. */
export function Checks({ checks, actions = [] }: ChecksProps) {
  const t = useTexts();
  const say = useCheckText();
  if (checks.length === 0)
    return (
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', '& svg': { color: 'success.main', flexShrink: 0 } }}>
        <IconCircleCheck size={20} aria-hidden />
        <Typography variant="body2">{t('checks.clean')}</Typography>
      </Stack>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {checks.map((finding, at) => {
        const high = finding.severity === 'high';
        const Icon = high ? IconAlertTriangle : IconInfoCircle;
        return (
          <Stack
            key={`${finding.check}${at}`}
            component="li"
            direction="row"
            sx={{ gap: 1, py: 0.75, '& > svg': { color: high ? 'error.main' : 'warning.main', flexShrink: 0 } }}
          >
            <Icon size={20} aria-hidden />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {t(high ? 'checks.high' : 'checks.low')}
                </Box>{' '}
                {say(finding)}
              </Typography>
              {actions
                .filter(({ needsQuestion }) => !needsQuestion || finding.question !== null)
                .map(({ label, onClick }) => (
                  <Button key={label} size="small" onClick={() => onClick(finding)} sx={{ marginInlineStart: -0.5 }}>
                    {label}
                  </Button>
                ))}
            </Box>
          </Stack>
        );
      })}
    </Box>
  );
}
