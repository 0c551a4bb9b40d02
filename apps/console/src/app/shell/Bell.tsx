import { POLL_INTERVAL_MS, PROJECT_PROGRAMME, SUMMARY_CACHE_MS } from '@msurvey/domain';
import { IconBell } from '@msurvey/ui/icons';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan, usePrincipal } from '~/app/session/index.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const ACTIVITIES = `/project/${PROJECT_PROGRAMME}?tabIndex=3&index=3`;
const COUNTS = [
  ['bell.total', 'totalValidationRequest', ACTIVITIES],
  ['bell.accepted', 'totalAccepted', `${ACTIVITIES}&activity.state=approved`],
  ['bell.rejected', 'rejection', `${ACTIVITIES}&activity.state=rejected`],
  ['bell.waiting', 'yetTobeValidated', `${ACTIVITIES}&activity.state=received`],
] as const;
/** What waits, for whoever decides about it. */
const QUEUE = `/project/${PROJECT_PROGRAMME}/sacp/validation/all`;

/** The activities of the programme that came back to the reader. */
const RETURNED = `${ACTIVITIES}&activity.view=returned`;

/** The running count of validation requests. */
export function Bell() {
  const t = useShellTexts();
  const format = useFormat();
  const can = useCan();
  const { isInProgramme } = usePrincipal();
  const mayFollow = can('Project Activity/Edit');
  const entersProgramme = (isInProgramme === true || can('fao-admin')) && can('Project/View');
  const mayList = entersProgramme && can('Project Activity/View');
  const mayReview = entersProgramme && can('Validation/View');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, isError } = useQuery({
    ...api.validationSummary.query(),
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: SUMMARY_CACHE_MS,
  });
  const summary = data?.data;
  const waiting = summary?.yetTobeValidated ?? 0;
  const unread = summary?.unreadNotifications ?? 0;
  const unreadText = unread > 0 ? t('bell.unread', { count: unread }) : undefined;
  const close = () => setAnchor(null);
  const pathOf = ([key, , path]: (typeof COUNTS)[number]) =>
    key === 'bell.waiting' && mayReview ? QUEUE : mayList ? path : undefined;
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={[t('bell.label', { count: waiting }), unreadText].filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge color="error" badgeContent={waiting > 99 ? `${format.number(99)}+` : waiting && format.number(waiting)}>
          {/* a number is what waits for a decision; a dot says that there is something to read */}
          <Badge
            variant="dot"
            color="secondary"
            invisible={unread === 0}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          >
            <IconBell size={22} aria-hidden />
          </Badge>
        </Badge>
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 300, p: 2, mt: 1 } } }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('bell.title')}
        </Typography>
        {isError && !summary ? (
          <Typography color="textSecondary">{t('bell.failed')}</Typography>
        ) : (
          <Box component="dl" sx={{ m: 0 }}>
            {COUNTS.map((line) => (
              <Count
                key={line[0]}
                term={t(line[0])}
                value={summary ? format.number(summary[line[1]]) : '—'}
                path={pathOf(line)}
                onOpen={close}
              />
            ))}
          </Box>
        )}
        {mayFollow && (summary?.rejection ?? 0) > 0 && (
          <Button fullWidth href={RETURNED} onClick={close} sx={{ mt: 1 }}>
            {t('bell.returned')}
          </Button>
        )}
        <Button fullWidth href="/notifications" onClick={close} sx={{ mt: 1 }}>
          {[t('bell.all'), unread > 0 && t('bell.unreadHere', { count: unread })].filter(Boolean).join(' · ')}
        </Button>
      </Popover>
    </>
  );
}

interface CountProps {
  term: string;
  value: string;
  /** The list of what is counted, for whoever may see it. */
  path: string | undefined;
  onOpen: () => void;
}

function Count({ term, value, path, onOpen }: CountProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', py: 0.5 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {path ? (
          <Link href={path} onClick={onOpen} aria-label={`${term}: ${value}`} sx={{ px: 1, mx: -1 }}>
            {value}
          </Link>
        ) : (
          value
        )}
      </Typography>
    </Stack>
  );
}
