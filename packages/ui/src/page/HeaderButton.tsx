import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Icon } from '../icons.ts';
import { IconPlus } from '../icons.ts';

export interface HeaderAction {
  label: string;
  icon?: Icon;
  onClick?: () => void;
  href?: string;
  disabled?: boolean;
  /** Why it is disabled, and whom to ask. */
  why?: string;
}

const GREY = { color: 'action.disabled', bgcolor: 'action.disabledBackground', boxShadow: 'none', cursor: 'default' };

/**
 * The one primary action of a title row. A disabled one that knows why stays in the order of the keyboard, so that its
 * reason can be read by everybody; the browser's own `disabled` would hide it from keyboard and tooltip alike.
 */
export function HeaderButton({ action }: { action: HeaderAction }) {
  const { label, icon: ActionIcon = IconPlus, disabled = false, why, href, onClick } = action;
  const icon = <ActionIcon size={18} aria-hidden />;
  if (disabled && why)
    return (
      <Tooltip title={why} describeChild>
        <Button variant="contained" startIcon={icon} aria-disabled disableRipple sx={{ ...GREY, '&:hover': GREY }}>
          {label}
        </Button>
      </Tooltip>
    );
  return (
    <Button
      variant="contained"
      startIcon={icon}
      disabled={disabled}
      // a link cannot be disabled, a button can
      {...(href && !disabled ? { href } : { onClick })}
    >
      {label}
    </Button>
  );
}
