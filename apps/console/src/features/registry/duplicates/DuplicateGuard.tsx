import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { Likeness } from '~/features/registry/duplicates/Likeness.tsx';
import { Name } from '~/features/registry/parts/Name.tsx';
import { memberProfilePath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';
import type { RowOf } from '~/lib/client.ts';

type Likely = RowOf<'likelyDuplicates'>;

interface DuplicateGuardProps {
  projectId: number;
  /** Who is about to be saved. */
  name: string;
  likely: readonly Likely[];
  onDecide: (goesOn: boolean) => void;
}

/** Who in the registry is likely the person that is about to be saved. Nothing is decided by closing it. */
export function DuplicateGuard({ projectId, name, likely, onDecide }: DuplicateGuardProps) {
  const t = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const opens = useCan()('Member Register/View');
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const open = (member: Likely) => {
    onDecide(false);
    void navigate(memberProfilePath(projectId, member));
  };
  return (
    <Dialog
      open
      onClose={() => onDecide(false)}
      maxWidth="sm"
      fullWidth
      fullScreen={small}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>{t('guard.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{t('guard.text', { name, count: likely.length })}</DialogContentText>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {likely.map((member) => (
            <Stack
              component="li"
              key={member.id}
              sx={{ py: 1.5, gap: 0.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { mt: 2 } }}
            >
              <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
                <div style={{ flexGrow: 1, fontWeight: 500 }}>
                  <Name {...member} />
                </div>
                {opens && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={t('guard.openNamed', { name: member.name })}
                    onClick={() => open(member)}
                  >
                    {t('guard.open')}
                  </Button>
                )}
              </Stack>
              <Typography variant="body2" color="textSecondary">
                {[
                  member.fithersname && t('guard.childOf', { name: member.fithersname }),
                  member.address,
                  member.contact,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              <Likeness {...member} />
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onDecide(false)}>
          {t('guard.back')}
        </Button>
        <Button variant="contained" color="warning" onClick={() => onDecide(true)}>
          {t('guard.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
