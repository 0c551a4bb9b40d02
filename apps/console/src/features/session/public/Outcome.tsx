import { Delayed } from '@msurvey/ui';
import { IconCircleCheck, IconCircleX, IconMail } from '@msurvey/ui/icons';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

const KINDS = {
  success: { icon: IconCircleCheck, color: 'success.main', role: 'status' },
  failure: { icon: IconCircleX, color: 'error.main', role: 'alert' },
  mailed: { icon: IconMail, color: 'primary.main', role: 'status' },
} as const;

interface OutcomeProps {
  kind: keyof typeof KINDS | 'running';
  title: string;
  /** Sentences, one beneath the other. */
  lines?: readonly string[];
  /** Small print. */
  hint?: string;
  action?: ReactNode;
}

/** How a step ended, in place of its form. The title takes the focus, so that it is read out. */
export function Outcome({ kind, title, lines = [], hint, action }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (kind !== 'running') heading.current?.focus();
  }, [kind]);
  const {
    icon: Icon,
    color,
    role,
  } = kind === 'running' ? { icon: null, color: 'text.secondary', role: 'status' } : KINDS[kind];
  return (
    <Stack role={role} sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 3 }}>
      <Stack sx={{ color, height: 56, justifyContent: 'center' }}>
        {Icon ? (
          <Icon size={56} stroke={1.25} aria-hidden />
        ) : (
          <Delayed>
            <CircularProgress size={40} aria-hidden />
          </Delayed>
        )}
      </Stack>
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Stack sx={{ gap: 0.5 }}>
        {lines.map((line) => (
          <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Stack>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {action}
    </Stack>
  );
}
