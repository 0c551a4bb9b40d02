import type { LogframeType } from '@msurvey/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, useState } from 'react';
import { useTexts } from '~/features/logframe/texts.ts';

interface ChooseTypeDialogProps {
  types: readonly LogframeType[];
  onChoose: (type: LogframeType) => void;
  onClose: () => void;
}

/** Where several types may stand beneath a node, one is chosen before its form opens. */
export function ChooseTypeDialog({ types, onChoose, onClose }: ChooseTypeDialogProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const type = types.find(({ id }) => id === chosen);
    if (type) onChoose(type);
    else setMissing(true);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="choose-type">
      <DialogTitle id="choose-type">{t('choose.title')}</DialogTitle>
      <form noValidate onSubmit={go}>
        <DialogContent>
          <RadioGroup aria-labelledby="choose-type" value={chosen ?? ''} onChange={(_, id) => setChosen(Number(id))}>
            {types.map(({ id, name }, i) => (
              <FormControlLabel
                key={id}
                value={id}
                label={name}
                control={<Radio slotProps={{ input: { autoFocus: i === 0 } }} />}
              />
            ))}
          </RadioGroup>
          {isMissing && chosen === null && (
            <FormHelperText error role="alert">
              {t('choose.none')}
            </FormHelperText>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('choose.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('choose.go')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
