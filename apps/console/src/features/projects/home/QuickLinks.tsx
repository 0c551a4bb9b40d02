import { menuFor } from '@msurvey/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { usePrincipal } from '~/app/session/index.ts';
import { MENU_ICONS } from '~/app/shell/menu-icons.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** More would be the menu once again. */
const MOST = 6;

/** The first screens of the menu that this person may open. */
export function QuickLinks() {
  const t = useTexts();
  const shell = useShellTexts();
  const who = usePrincipal();
  const links = useMemo(
    () => menuFor(who).flatMap(({ id, path }) => (path && id !== 'home' ? [{ id, path }] : [])),
    [who],
  );
  if (links.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('home.quick')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {links.slice(0, MOST).map(({ id, path }) => {
        const Icon = MENU_ICONS[id];
        return (
          <Button
            key={id}
            href={path}
            variant="outlined"
            color="inherit"
            size="small"
            sx={{ bgcolor: 'background.paper', borderColor: 'divider' }}
            startIcon={<Icon size={18} aria-hidden />}
          >
            {shell(`menu.${id}`)}
          </Button>
        );
      })}
    </Box>
  );
}
