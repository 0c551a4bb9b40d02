import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { IconDotsVertical } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';
import { type HeaderAction, HeaderButton } from './HeaderButton.tsx';

interface PageHeaderProps {
  title: string;
  /** How many there are, beside the title. */
  count?: number;
  /** A line beneath the title. */
  subtitle?: ReactNode;
  /** At most one. */
  action?: HeaderAction;
  more?: readonly HeaderAction[];
  /** Words beside the title. */
  beside?: ReactNode;
  /** Other buttons, before the action. */
  children?: ReactNode;
}

export function PageHeader({ title, count, subtitle, action, more = [], beside, children }: PageHeaderProps) {
  const t = useUiText();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, minHeight: 44 }}>
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {count !== undefined && <Chip size="small" label={t('number', { value: count })} />}
          {beside}
        </Stack>
        {subtitle && (
          <Typography variant="body2" color="textSecondary" component="div">
            {subtitle}
          </Typography>
        )}
      </Stack>
      {children}
      {action && <HeaderButton action={action} />}
      {more.length > 0 && <MoreMenu actions={more} />}
    </Stack>
  );
}

export function MoreMenu({ actions, label }: { actions: readonly HeaderAction[]; label?: string }) {
  const t = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label ?? t('more')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDotsVertical size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)} onClick={() => setAnchor(null)}>
        {/* as “button” an item with an address takes the theme's link, which stays inside the console */}
        {actions.map(({ label: words, icon: Icon, onClick, href, disabled }) => (
          <MenuItem key={words} disabled={disabled} {...(href ? { component: 'button', href } : { onClick })}>
            {Icon && (
              <ListItemIcon>
                <Icon size={20} aria-hidden />
              </ListItemIcon>
            )}
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
