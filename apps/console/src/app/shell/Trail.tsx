import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { useMenu, useOpenEntry } from '~/app/shell/use-menu.ts';
import { type TrailStep, useTrail } from '~/app/shell/use-trail.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** Breadcrumbs: home, the menu's heading, the screens above, and where one is. */
export function Trail() {
  const t = useShellTexts();
  const trail = useTrail();
  const heading = useOpenEntry(useMenu())?.parent;
  const { pathname } = useLocation();
  if (pathname === '/' || trail.length === 0) return null;
  const steps: TrailStep[] = [
    { label: t('menu.home'), path: '/' },
    ...(heading ? [{ label: t(`menu.${heading}`) }] : []),
    ...trail,
  ];
  return (
    <Breadcrumbs data-no-print aria-label={t('nav.breadcrumbs')} sx={{ typography: 'body2', mb: 1 }}>
      {steps.map(({ label, path }, at) =>
        path ? (
          <Link key={`${label}${path}`} href={path} color="inherit" underline="hover">
            {label}
          </Link>
        ) : (
          <Typography
            key={label}
            variant="body2"
            color="textPrimary"
            aria-current={at === steps.length - 1 ? 'page' : undefined}
          >
            {label}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}
