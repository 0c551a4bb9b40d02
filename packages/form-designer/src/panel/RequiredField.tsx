import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { PickField } from '../parts/PickField.tsx';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { LogicField } from './LogicField.tsx';
import { useCell, useSetCell } from './PanelText.tsx';

const YES = /^(yes|true|true\(\))$/i;
const NO = /^(no|false|false\(\))?$/i;

/** Whether an answer must be given: always, never, or where a rule says so. */
export function RequiredField({ row }: { row: string }) {
  const t = useTexts();
  const { canEdit } = useView();
  const value = useCell(row, 'required').trim();
  const setValue = useSetCell(row, 'required');
  const [isRule, setRule] = useState(false);
  const now = YES.test(value) ? 'yes' : NO.test(value) ? (isRule ? 'rule' : 'no') : 'rule';
  return (
    <>
      <PickField
        fullWidth
        label={t('field.required')}
        value={now}
        disabled={!canEdit}
        onChange={(chosen) => {
          setRule(chosen === 'rule');
          setValue(chosen === 'yes' ? 'yes' : '');
        }}
      >
        <MenuItem value="no">{t('required.no')}</MenuItem>
        <MenuItem value="yes">{t('required.yes')}</MenuItem>
        <MenuItem value="rule">{t('required.rule')}</MenuItem>
      </PickField>
      {now === 'rule' && <LogicField row={row} name="required" label={t('required.when')} hint={t('required.hint')} />}
    </>
  );
}
