import { DRAWER_WIDTH } from '@msurvey/domain';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Brand } from '~/app/shell/Brand.tsx';
import { MainMenu } from '~/app/shell/MainMenu.tsx';
import { BAR_HEIGHT, MINI_WIDTH } from '~/app/shell/measures.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface SideDrawerProps {
  /** Under 900 px the drawer lies over the page. */
  overlay: boolean;
  open: boolean;
  mini: boolean;
  onClose: () => void;
}

export function SideDrawer({ overlay, open, mini, onClose }: SideDrawerProps) {
  const t = useShellTexts();
  if (overlay) {
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { sx: { width: DRAWER_WIDTH }, 'aria-label': t('nav.label') } }}
      >
        <Box sx={{ p: 2 }}>
          <Brand withProgramme />
        </Box>
        <MainMenu onNavigate={onClose} />
      </Drawer>
    );
  }
  if (!open) return null;
  return (
    <Box
      data-no-print
      sx={{
        width: mini ? MINI_WIDTH : DRAWER_WIDTH,
        flexShrink: 0,
        position: 'sticky',
        top: BAR_HEIGHT,
        alignSelf: 'flex-start',
        height: `calc(100dvh - ${BAR_HEIGHT}px)`,
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <MainMenu mini={mini} />
    </Box>
  );
}
