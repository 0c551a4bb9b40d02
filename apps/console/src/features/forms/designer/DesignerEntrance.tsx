import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { takeTicket } from '~/features/forms/designer/ticket.ts';
import { designerPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';

/**
 * Where a new tab arrives: `/form-designer?formId=…&ticket=…`. The ticket leaves the address bar before anything else
 * happens, is exchanged, and the tab begins anew in the designer with a session.
 */
export default function DesignerEntrance() {
  const t = useTexts();
  const [params] = useSearchParams();
  const [given] = useState(() => ({ id: Number(params.get('formId')), ticket: params.get('ticket') }));
  const [refused, setRefused] = useState(false);
  const path = Number.isInteger(given.id) && given.id > 0 ? designerPath(given.id) : '/forms';
  useEffect(() => {
    window.history.replaceState(window.history.state, '', `/form-designer?formId=${given.id}`);
    if (!given.ticket) return window.location.replace(path);
    void takeTicket(given.ticket).then((isIn) => (isIn ? window.location.replace(path) : setRefused(true)));
  }, [given, path]);
  return (
    <Stack sx={{ gap: 2, alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="h1">{t('designer')}</Typography>
      {refused ? (
        <>
          <Alert severity="warning">{t('designer.refused')}</Alert>
          <Button href="/login" variant="contained">
            {t('designer.signIn')}
          </Button>
        </>
      ) : (
        <CircularProgress aria-label={t('designer.opening')} />
      )}
    </Stack>
  );
}
