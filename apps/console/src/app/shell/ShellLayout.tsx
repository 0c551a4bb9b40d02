import { LAYOUT_SPACING } from '@msurvey/domain';
import { PageSkeleton } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { SignedInOnly } from '~/app/session/guards.tsx';
import { SessionKeeper } from '~/app/session/SessionKeeper.tsx';
import { ConfirmProvider } from '~/app/shell/confirm.tsx';
import { DemonstrationBanner } from '~/app/shell/DemonstrationBanner.tsx';
import { CONTENT_WIDTH } from '~/app/shell/measures.ts';
import { MAIN_ID, SkipLink } from '~/app/shell/SkipLink.tsx';
import { SideDrawer } from '~/app/shell/SideDrawer.tsx';
import { TopBar } from '~/app/shell/TopBar.tsx';
import { Trail } from '~/app/shell/Trail.tsx';
import { useDocumentTitle } from '~/app/shell/use-document-title.ts';
import { useFocusOnNavigation } from '~/app/shell/use-focus-on-navigation.ts';
import { useShortcuts } from '~/app/shell/use-shortcuts.ts';
import { useSettings } from '~/lib/settings.ts';

const SettingsDrawer = lazy(() => import('~/app/shell/SettingsDrawer.tsx'));
const OfflineShell = lazy(() => import('~/features/collection/offline/shell/OfflineShell.tsx'));
const CommandPalette = lazy(() => import('~/app/shell/CommandPalette.tsx'));

export function ShellLayout() {
  return (
    <SignedInOnly>
      <ConfirmProvider>
        <Shell />
      </ConfirmProvider>
    </SignedInOnly>
  );
}

function Shell() {
  const { navType } = useSettings();
  const overlay = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [overlaid, setOverlaid] = useState(false);
  const [beside, setBeside] = useState(true);
  const [panel, setPanel] = useState<'settings' | 'palette' | null>(null);
  const open = overlay ? overlaid : beside;
  useDocumentTitle();
  useFocusOnNavigation();
  useShortcuts(() => setPanel('palette'));
  return (
    <>
      <SkipLink />
      <SessionKeeper />
      <DemonstrationBanner />
      <TopBar
        menuOpen={open}
        onMenu={() => (overlay ? setOverlaid(!overlaid) : setBeside(!beside))}
        onPalette={() => setPanel('palette')}
        onSettings={() => setPanel('settings')}
      />
      <Suspense>
        <OfflineShell />
      </Suspense>
      <Stack direction="row">
        <SideDrawer overlay={overlay} open={open} mini={navType === 'mini'} onClose={() => setOverlaid(false)} />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: LAYOUT_SPACING } }}
        >
          <Box sx={{ maxWidth: CONTENT_WIDTH, mx: 'auto' }}>
            <Trail />
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </Box>
        </Box>
      </Stack>
      <Suspense>
        {panel === 'settings' && <SettingsDrawer onClose={() => setPanel(null)} />}
        {panel === 'palette' && <CommandPalette onClose={() => setPanel(null)} />}
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
