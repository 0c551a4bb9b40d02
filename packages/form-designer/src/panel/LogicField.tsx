import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { SurveyField } from '@msurvey/xlsform/edit';
import { useId, useMemo, useState } from 'react';
import { ExpressionField } from '../logic/ExpressionField.tsx';
import { canBuild, SentenceBuilder } from '../logic/SentenceBuilder.tsx';
import { questionInfo, questionInfos } from '../state/form-facts.ts';
import { useFormLater } from '../state/use-form-later.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { useCell, useSetCell } from './PanelText.tsx';

interface LogicFieldProps {
  row: string;
  name: SurveyField;
  label: string;
  hint: string;
  /** The rule speaks of the answer itself. */
  ofItself?: boolean;
  /** Gives a value, which no sentence says. */
  onlyFormula?: boolean;
}

/** A rule, as a sentence or as a formula; what is more than a sentence is shown as a formula. */
export function LogicField({ row, name, label, hint, ofItself, onlyFormula }: LogicFieldProps) {
  const t = useTexts();
  const id = useId();
  const { canEdit, language } = useView();
  const form = useFormLater();
  const value = useCell(row, name);
  const setValue = useSetCell(row, name);
  const [asked, setAsked] = useState<'sentence' | 'formula'>('sentence');
  const questions = useMemo(() => questionInfos(form, language, row), [form, language, row]);
  const self = useMemo(
    () => (ofItself ? questionInfo(form, row, language) : undefined),
    [form, language, row, ofItself],
  );
  const isSentence = !onlyFormula && asked === 'sentence' && canBuild(value);
  const rule = { label, value, onChange: setValue, questions, disabled: !canEdit };
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {label}
        </Typography>
        {!onlyFormula && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isSentence ? 'sentence' : 'formula'}
            aria-label={t('logic.as', { rule: label })}
            onChange={(_, next: typeof asked | null) => next && setAsked(next)}
          >
            <ToggleButton value="sentence" disabled={!canBuild(value)} sx={{ py: 0.25, textTransform: 'none' }}>
              {t('logic.sentence')}
            </ToggleButton>
            <ToggleButton value="formula" sx={{ py: 0.25, textTransform: 'none' }}>
              {t('logic.formula')}
            </ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      {isSentence ? <SentenceBuilder {...rule} self={self} /> : <ExpressionField {...rule} column={name} />}
    </Box>
  );
}
