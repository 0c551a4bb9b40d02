import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconPlus } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';
import type { HeaderAction } from './PageHeader.tsx';

interface PanelHeaderProps {
  title: string;
  /** For the `aria-labelledby` of the part it heads. */
  id?: string;
  count?: number;
  action?: HeaderAction;
  /** Other buttons, before the action. */
  children?: ReactNode;
}

/** The title row of a part of a page: a tab, a panel. */
export function PanelHeader({ title, id, count, action, children }: PanelHeaderProps) {
  const t = useUiText();
  const ActionIcon = action?.icon ?? IconPlus;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, minHeight: 40 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexGrow: 1, minWidth: 0 }}>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {count !== undefined && <Chip size="small" label={t('number', { value: count })} />}
      </Stack>
      {children}
      {action && (
        <Button
          variant="contained"
          startIcon={<ActionIcon size={18} aria-hidden />}
          disabled={action.disabled}
          // a link cannot be disabled, a button can
          {...(action.href && !action.disabled ? { href: action.href } : { onClick: action.onClick })}
        >
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
