import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router';
import { useMenu, useOpenEntry } from '~/app/shell/use-menu.ts';
import { type TrailStep, useTrail } from '~/app/shell/use-trail.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** Surely shown whole. */
const SHORT = 12;
/** A name that comes later, or is long, moves nothing beneath it: it is cut, and whole in its tooltip. */
const oneLine = {
  display: 'block',
  maxWidth: { xs: '34vw', sm: '28ch', lg: '44ch' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Breadcrumbs: home, the menu's heading, the screens above, and where one is. */
export function Trail() {
  const t = useShellTexts();
  const trail = useTrail();
  const heading = useOpenEntry(useMenu())?.parent;
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  if (pathname === '/' || trail.length === 0) return null;
  const steps: TrailStep[] = [
    { label: t('menu.home'), path: '/' },
    ...(heading ? [{ label: t(`menu.${heading}`) }] : []),
    ...trail,
  ];
  return (
    <Breadcrumbs
      // another screen begins folded again
      key={pathname}
      data-no-print
      aria-label={t('nav.breadcrumbs')}
      expandText={t('nav.wholeTrail')}
      {...(isNarrow ? { maxItems: 2, itemsBeforeCollapse: 0, itemsAfterCollapse: 2 } : {})}
      sx={{ typography: 'body2', mb: 1 }}
    >
      {steps.map(({ label, path }, at) => {
        const step = `${at} ${path ?? ''}`;
        const title = label.length > SHORT ? label : undefined;
        return path ? (
          <Link key={step} href={path} color="inherit" underline="hover" title={title} sx={oneLine}>
            {label}
          </Link>
        ) : (
          <Typography
            key={step}
            variant="body2"
            color="textPrimary"
            title={title}
            aria-current={at === steps.length - 1 ? 'page' : undefined}
            sx={oneLine}
          >
            {label}
          </Typography>
        );
      })}
    </Breadcrumbs>
  );
}
