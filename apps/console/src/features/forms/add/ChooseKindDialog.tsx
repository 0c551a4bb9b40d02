import { type Icon, IconBrush, IconFileSpreadsheet } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';

interface ChooseKindDialogProps {
  open: boolean;
  replaced?: RowOf<'formTemplates'>;
  onDesign: () => void;
  onUpload: () => void;
  onClose: () => void;
}

/** Step 0: from the designer or from a workbook. */
export function ChooseKindDialog({ open, replaced, onDesign, onUpload, onClose }: ChooseKindDialogProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{replaced ? t('replace.title', { title: replaced.title }) : t('add.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Kind
            icon={IconBrush}
            label={t(replaced ? 'add.designReplace' : 'add.design')}
            hint={t('add.designHint')}
            onClick={onDesign}
          />
          <Kind icon={IconFileSpreadsheet} label={t('add.upload')} hint={t('add.uploadHint')} onClick={onUpload} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Kind(props: { icon: Icon; label: string; hint: string; onClick: () => void }) {
  const { icon: KindIcon, label, hint, onClick } = props;
  const id = useId();
  return (
    <ButtonBase
      onClick={onClick}
      aria-labelledby={id}
      aria-describedby={`${id}hint`}
      sx={{
        flexDirection: 'column',
        justifyContent: 'flex-start',
        gap: 1,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'center',
        '&:hover': { borderColor: 'primary.main', bgcolor: 'action.hover' },
      }}
    >
      <KindIcon size={36} stroke={1.5} aria-hidden />
      <Typography id={id} variant="subtitle1" component="span">
        {label}
      </Typography>
      <Typography id={`${id}hint`} variant="body2" color="textSecondary" component="span">
        {hint}
      </Typography>
    </ButtonBase>
  );
}
