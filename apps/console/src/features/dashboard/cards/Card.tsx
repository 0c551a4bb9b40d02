import { PaperSection } from '@msurvey/ui';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { IconClock } from '@msurvey/ui/icons';
import { useTexts } from '~/features/dashboard/texts.ts';

interface CardProps {
  title: string;
  /** What it is heard as, where another card has the same title. */
  label?: string;
  /** How many activities of it wait for a decision. */
  waiting?: number;
  onWaiting?: () => void;
  /** At the end of the title's line. */
  tools?: ReactNode;
  children: ReactNode;
}

export function Card({ title, label, waiting = 0, onWaiting, tools, children }: CardProps) {
  const t = useTexts();
  const id = useId();
  return (
    <PaperSection label={label} headingId={id}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1, minHeight: 24 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {waiting > 0 && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            icon={<IconClock size={14} aria-hidden />}
            label={t('waiting', { count: waiting })}
            onClick={onWaiting}
            aria-haspopup="dialog"
          />
        )}
        {tools}
      </Stack>
      {children}
    </PaperSection>
  );
}
