import { IconCloudUpload, IconDeviceMobile, IconHelp, IconLogout, IconSettings, IconUser } from '@msurvey/ui/icons';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '~/app/session/hooks.ts';
import { useSignOut } from '~/app/shell/use-sign-out.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const initials = (first: string, last: string) => `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();

export function UserMenu({ onSettings }: { onSettings: () => void }) {
  const t = useShellTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  const signOut = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const then = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  const entries = [
    { key: 'user.profile', icon: IconUser, work: () => void navigate('/profile') },
    { key: 'user.devices', icon: IconDeviceMobile, work: () => void navigate('/devices') },
    { key: 'user.sync', icon: IconCloudUpload, work: () => void navigate('/sync') },
    { key: 'user.help', icon: IconHelp, work: () => void navigate('/help') },
    { key: 'user.settings', icon: IconSettings, work: onSettings },
    { key: 'user.logout', icon: IconLogout, work: () => void signOut() },
  ] as const;
  return (
    <>
      <IconButton
        aria-label={t('user.menu', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar
          sx={{ width: 34, height: 34, fontSize: '0.875rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {initials(user.firstName, user.lastName)}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 320 } } }}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('user.greeting', { name: user.name })}
          </Typography>
          {user.roles[0] && (
            <Typography variant="body2" color="textSecondary">
              {user.roles[0].name}
            </Typography>
          )}
        </Box>
        <Divider component="li" role="none" />
        {entries.map(({ key, icon: Icon, work }) => (
          <MenuItem key={key} onClick={then(work)}>
            <ListItemIcon>
              <Icon size={20} aria-hidden />
            </ListItemIcon>
            {t(key)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
