import { FailedState, FilterSelect } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { PlaceSearch } from '~/features/geography/parts/PlaceSearch.tsx';
import { useLevels } from '~/features/geography/parts/use-levels.ts';
import { withFound } from '~/features/geography/sites/choice.ts';
import { LevelField } from '~/features/geography/sites/LevelField.tsx';
import type { SiteKey } from '~/features/geography/sites/site-key.ts';
import { useSiteChoice } from '~/features/geography/sites/use-site-choice.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

interface AddSiteDialogProps {
  open: boolean;
  siteKey: SiteKey;
  onClose: () => void;
}

export function AddSiteDialog({ open, siteKey, onClose }: AddSiteDialogProps) {
  const t = useTexts();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  return (
    <Dialog
      open={open}
      // a stray click beside the dialog must not cost what was chosen
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="sm"
      fullWidth
      fullScreen={small}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('sites.add')}</DialogTitle>
      <AddSiteForm siteKey={siteKey} onClose={onClose} />
    </Dialog>
  );
}

function AddSiteForm({ siteKey, onClose }: Omit<AddSiteDialogProps, 'open'>) {
  const t = useTexts();
  const { levels, error, refetch } = useLevels();
  const { choice, setChoice, setType, setPlaces, fields, sites } = useSiteChoice(levels, siteKey.activityId);
  const create = useAction((chosen: number[]) => api.createSites({ body: { ...siteKey, sites: chosen } }), {
    success: t('sites.created'),
    failure: t('sites.failed'),
    refresh: ['sites'],
  });
  return (
    <>
      <DialogContent>
        {error ? (
          <FailedState text={messageOf(error)} onRetry={refetch} />
        ) : (
          <Stack sx={{ gap: 2, pt: 1 }}>
            <PlaceSearch
              label={t('sites.type')}
              hint={t('sites.typeHint')}
              autoFocus
              onChoose={(place) => setChoice((current) => withFound(current, place))}
            />
            <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>{t('sites.or')}</Divider>
            <FilterSelect
              label={t('sites.siteType')}
              value={choice.typeId ?? 0}
              options={levels ?? []}
              onChange={setType}
            />
            {fields.map((field) => (
              <LevelField key={field.level.id} field={field} onChange={(places) => setPlaces(field.level.id, places)} />
            ))}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('sites.cancel')}</Button>
        <Button
          variant="contained"
          disabled={sites.length === 0}
          loading={create.isPending}
          onClick={() => create.mutate(sites, { onSettled: onClose })}
        >
          {t('sites.submit')}
        </Button>
      </DialogActions>
    </>
  );
}
