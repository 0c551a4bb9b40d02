import { POLL_INTERVAL_MS, PROJECT_PROGRAMME, SUMMARY_CACHE_MS } from '@msurvey/domain';
import { IconBell } from '@msurvey/ui/icons';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const COUNTS = [
  ['bell.total', 'totalValidationRequest'],
  ['bell.accepted', 'totalAccepted'],
  ['bell.rejected', 'rejection'],
  ['bell.waiting', 'yetTobeValidated'],
] as const;

/** The activities of the programme that came back to the reader. */
const RETURNED = `/project/${PROJECT_PROGRAMME}?tabIndex=3&index=3&activity.view=returned`;

/** The running count of validation requests. */
export function Bell() {
  const t = useShellTexts();
  const format = useFormat();
  const mayFollow = useCan()('Project Activity/Edit');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, isError } = useQuery({
    ...api.validationSummary.query(),
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: SUMMARY_CACHE_MS,
  });
  const summary = data?.data;
  const waiting = summary?.yetTobeValidated ?? 0;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('bell.label', { count: waiting })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge color="error" badgeContent={waiting > 99 ? `${format.number(99)}+` : waiting && format.number(waiting)}>
          <IconBell size={22} aria-hidden />
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
            {COUNTS.map(([key, field]) => (
              <Stack key={key} direction="row" sx={{ justifyContent: 'space-between', py: 0.5 }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {t(key)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {summary ? format.number(summary[field]) : '—'}
                </Typography>
              </Stack>
            ))}
          </Box>
        )}
        {mayFollow && (summary?.rejection ?? 0) > 0 && (
          <Button fullWidth href={RETURNED} onClick={close} sx={{ mt: 1 }}>
            {t('bell.returned')}
          </Button>
        )}
        <Button fullWidth href="/notifications" onClick={close} sx={{ mt: 1 }}>
          {t('bell.all')}
        </Button>
      </Popover>
    </>
  );
}
