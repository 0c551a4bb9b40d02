import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { type HeaderAction, HeaderButton } from './HeaderButton.tsx';

interface PanelHeaderProps {
  title: string;
  /** For the `aria-labelledby` of the part it heads. */
  id?: string;
  count?: number;
  action?: HeaderAction;
  /** Words beside the title. */
  beside?: ReactNode;
  /** Other buttons, before the action. */
  children?: ReactNode;
}

/** The title row of a part of a page: a tab, a panel. */
export function PanelHeader({ title, id, count, beside, action, children }: PanelHeaderProps) {
  const t = useUiText();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, minHeight: 40 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexGrow: 1, minWidth: 0 }}>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {count !== undefined && <Chip size="small" label={t('number', { value: count })} />}
        {beside}
      </Stack>
      {children}
      {action && <HeaderButton action={action} />}
    </Stack>
  );
}
