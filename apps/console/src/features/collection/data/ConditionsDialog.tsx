import { IconPlus } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useId, useState } from 'react';
import { ConditionRow } from '~/features/collection/data/ConditionRow.tsx';
import { type Condition, MOST_CONDITIONS, needsValue } from '~/features/collection/data/conditions.ts';
import type { LabelLanguage, Question } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';

interface ConditionsDialogProps {
  formId: number;
  conditions: readonly Condition[];
  questions: readonly Question[];
  language: LabelLanguage;
  onApply: (conditions: Condition[]) => void;
  onClose: () => void;
}

const BLANK: Condition = { path: '', is: 'equal', value: '' };
const isIncomplete = ({ path, is, value }: Condition) => path === '' || (needsValue(is) && !value?.trim());

/** Up to five conditions on answers, all of which a record must meet. */
export function ConditionsDialog(props: ConditionsDialogProps) {
  const { conditions, questions, language, onApply, onClose } = props;
  const t = useTexts();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [draft, setDraft] = useState<Condition[]>(conditions.length > 0 ? [...conditions] : [BLANK]);
  const [asked, setAsked] = useState(false);
  const incomplete = draft.some(isIncomplete);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (incomplete) return;
    onApply(draft);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={small} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('condition.title')}</DialogTitle>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flexGrow: 1 }}>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {t('condition.hint')}
            </Typography>
            {asked && incomplete && <Alert severity="error">{t('condition.incomplete')}</Alert>}
            {draft.map((condition, at) => (
              <ConditionRow
                key={at}
                formId={props.formId}
                number={at + 1}
                condition={condition}
                questions={questions}
                language={language}
                onChange={(next) => setDraft(draft.map((one, other) => (other === at ? next : one)))}
                onRemove={() => setDraft(draft.filter((_, other) => other !== at))}
              />
            ))}
            <div>
              <Button
                startIcon={<IconPlus size={18} aria-hidden />}
                disabled={draft.length >= MOST_CONDITIONS}
                onClick={() => setDraft([...draft, BLANK])}
              >
                {t('condition.add')}
              </Button>
            </div>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('condition.apply')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
