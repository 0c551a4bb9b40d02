import { IconChevronDown, IconSquare, IconSquareCheck } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTexts } from '~/features/collection/texts.ts';

interface StatusMenuProps {
  userName: string;
  isActive: boolean;
  disabled: boolean;
  onChange: (isActive: boolean) => void;
}

/** Change Status: a menu with one box, Active. */
export function StatusMenu({ userName, isActive, disabled, onChange }: StatusMenuProps) {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Box = isActive ? IconSquareCheck : IconSquare;
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={t('status.changeOf', { name: userName })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {t('status.change')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isActive}
          onClick={() => {
            setAnchor(null);
            onChange(!isActive);
          }}
        >
          {/* drawn: a real box inside a menu item would be a control within a control */}
          <ListItemIcon>
            <Box size={20} aria-hidden />
          </ListItemIcon>
          {t('status.active')}
        </MenuItem>
      </Menu>
    </>
  );
}
