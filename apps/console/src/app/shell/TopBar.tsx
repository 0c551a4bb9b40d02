import { IconMenu2, IconSearch } from '@msurvey/ui/icons';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { lazy, Suspense } from 'react';
import { Bell } from '~/app/shell/Bell.tsx';
import { Brand } from '~/app/shell/Brand.tsx';
import { LanguageSwitcher } from '~/app/shell/LanguageSwitcher.tsx';
import { BAR_HEIGHT } from '~/app/shell/measures.ts';
import { UserMenu } from '~/app/shell/UserMenu.tsx';
import { useShellTexts } from '~/lib/shell-texts.ts';

const WaitingBadge = lazy(() => import('~/features/collection/offline/shell/WaitingBadge.tsx'));

interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
  onPalette: () => void;
  onSettings: () => void;
}

export function TopBar({ menuOpen, onMenu, onPalette, onSettings }: TopBarProps) {
  const t = useShellTexts();
  return (
    <AppBar
      data-no-print
      position="sticky"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar variant="dense" sx={{ minHeight: BAR_HEIGHT, gap: { xs: 0.25, sm: 1 }, px: { xs: 1, sm: 2 } }}>
        <IconButton
          color="inherit"
          aria-label={t(menuOpen ? 'nav.close' : 'nav.open')}
          aria-expanded={menuOpen}
          onClick={onMenu}
        >
          <IconMenu2 size={22} aria-hidden />
        </IconButton>
        <Brand />
        <Box sx={{ flexGrow: 1 }} />
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<IconSearch size={18} aria-hidden />}
          onClick={onPalette}
          aria-keyshortcuts="Control+K"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, color: 'text.secondary', borderColor: 'divider' }}
        >
          {t('palette.open')}
          <Box component="kbd" sx={{ marginInlineStart: 2, fontFamily: 'inherit', fontSize: '0.75rem' }}>
            Ctrl K
          </Box>
        </Button>
        <IconButton
          color="inherit"
          aria-label={t('palette.open')}
          onClick={onPalette}
          sx={{ display: { xs: 'none', sm: 'inline-flex', md: 'none' } }}
        >
          <IconSearch size={22} aria-hidden />
        </IconButton>
        <Suspense>
          <WaitingBadge />
        </Suspense>
        <Bell />
        <LanguageSwitcher compact />
        <UserMenu onSettings={onSettings} />
      </Toolbar>
    </AppBar>
  );
}
