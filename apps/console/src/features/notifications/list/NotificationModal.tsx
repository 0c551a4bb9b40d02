import { DefinitionList } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTexts } from '~/features/notifications/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { clock } from '~/features/notifications/list/clock.ts';

type Notification = RowOf<'notificationList'>;

/** One notification to read; nothing in it can be changed. */
export function NotificationModal({
  notification,
  onClose,
}: {
  notification: Notification | null;
  onClose: () => void;
}) {
  const t = useTexts();
  const format = useFormat();
  const titleId = useId();
  // the words stay while the dialog fades out
  const last = useRef<Notification>(undefined);
  if (notification) last.current = notification;
  const shown = last.current;
  return (
    <Dialog open={notification !== null} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('modal.title')}</DialogTitle>
      {shown && (
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <DefinitionList
            items={[
              { term: t('field.project'), value: shown.projectName },
              { term: t('field.form'), value: shown.fullName },
              { term: t('field.role'), value: shown.role },
              { term: t('field.organization'), value: shown.orgName },
              { term: t('field.date'), value: format.date(shown.date) || shown.date },
              { term: t('field.time'), value: clock(shown.time, format) },
            ]}
          />
          {/* sentences need the whole width */}
          <Box component="dl" sx={{ m: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t('field.message')}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {shown.message}
            </Typography>
          </Box>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus={!shown?.path} onClick={onClose}>
          {t('modal.close')}
        </Button>
        {shown?.path && (
          <Button autoFocus variant="contained" href={shown.path}>
            {t('modal.goTo')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
