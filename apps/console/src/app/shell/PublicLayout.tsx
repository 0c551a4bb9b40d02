import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Outlet } from 'react-router';
import { Brand } from '~/app/shell/Brand.tsx';
import { BrandPanel } from '~/app/shell/BrandPanel.tsx';
import { DemonstrationBanner } from '~/app/shell/DemonstrationBanner.tsx';
import { LanguageSwitcher } from '~/app/shell/LanguageSwitcher.tsx';
import { useDocumentTitle } from '~/app/shell/use-document-title.ts';

/** One column to type in, beside the picture where there is room: sign-in, sign-up and the mailed links. */
export function PublicLayout() {
  useDocumentTitle();
  return (
    <Stack direction="row" sx={{ minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <BrandPanel />
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <DemonstrationBanner />
        <Stack component="header" direction="row" sx={{ p: 2, alignItems: 'center' }}>
          <Box sx={{ display: { md: 'none' } }}>
            <Brand />
          </Box>
          <Box sx={{ ml: 'auto' }}>
            <LanguageSwitcher />
          </Box>
        </Stack>
        <Box component="main" sx={{ flexGrow: 1, display: 'grid', placeItems: { sm: 'center' }, px: 2, pt: 1, pb: 6 }}>
          <Box sx={{ width: 1, maxWidth: 420 }}>
            <Outlet />
          </Box>
        </Box>
      </Stack>
    </Stack>
  );
}
