import type { MenuEntry } from '@msurvey/domain';
import { IconChevronDown, IconChevronUp } from '@msurvey/ui/icons';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { MENU_ICONS } from '~/app/shell/menu-icons.ts';
import type { MenuNode } from '~/app/shell/use-menu.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface MenuLinkProps {
  entry: MenuEntry;
  isOpen: boolean;
  mini: boolean;
  nested?: boolean;
  onClick?: () => void;
}

const shape = (mini: boolean, nested = false) => ({
  borderRadius: 1,
  minHeight: 40,
  py: 0.5,
  mb: 0.25,
  paddingInlineStart: nested && !mini ? 3 : 1.5,
  justifyContent: mini ? 'center' : undefined,
  '&.Mui-selected': { color: 'primary.main', fontWeight: 600 },
});
const iconShape = (mini: boolean) => ({ minWidth: mini ? 0 : 36, color: 'inherit' });

export function MenuLink({ entry, isOpen, mini, nested, onClick }: MenuLinkProps) {
  const t = useShellTexts();
  const Icon = MENU_ICONS[entry.id];
  const words = t(`menu.${entry.id}`);
  return (
    <Tooltip title={mini ? words : ''} placement="right">
      <ListItemButton
        href={entry.path ?? ''}
        selected={isOpen}
        aria-current={isOpen ? 'page' : undefined}
        aria-label={mini ? words : undefined}
        onClick={onClick}
        sx={shape(mini, nested)}
      >
        <ListItemIcon sx={iconShape(mini)}>
          <Icon size={20} aria-hidden />
        </ListItemIcon>
        {!mini && (
          <ListItemText primary={words} slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 'inherit' } } }} />
        )}
      </ListItemButton>
    </Tooltip>
  );
}

interface MenuGroupProps {
  node: MenuNode;
  openId?: string;
  mini: boolean;
  onNavigate?: () => void;
}

/** A heading with entries under it; narrow, the entries stand alone. */
export function MenuGroup({ node, openId, mini, onNavigate }: MenuGroupProps) {
  const t = useShellTexts();
  const id = useId();
  const [expanded, setExpanded] = useState(true);
  const Icon = MENU_ICONS[node.id];
  const Arrow = expanded ? IconChevronUp : IconChevronDown;
  const links = node.children.map((child) => (
    <MenuLink key={child.id} entry={child} isOpen={openId === child.id} mini={mini} nested onClick={onNavigate} />
  ));
  if (mini) return links;
  return (
    <>
      <ListItemButton
        component="button"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
        sx={{ ...shape(false), width: 1 }}
      >
        <ListItemIcon sx={iconShape(false)}>
          <Icon size={20} aria-hidden />
        </ListItemIcon>
        <ListItemText primary={t(`menu.${node.id}`)} slotProps={{ primary: { variant: 'body2' } }} />
        <Arrow size={16} aria-hidden />
      </ListItemButton>
      <Collapse in={expanded} id={id}>
        <List component="div" disablePadding>
          {links}
        </List>
      </Collapse>
    </>
  );
}
