import MenuItem from '@mui/material/MenuItem';
import { readTypeCell, setField, tree } from '@msurvey/xlsform/edit';
import { useMemo } from 'react';
import { ExpressionField } from '../logic/ExpressionField.tsx';
import { PickField } from '../parts/PickField.tsx';
import { useOffered } from '../parts/use-offered.ts';
import { questionInfos } from '../state/form-facts.ts';
import { useDesigner } from '../state/use-designer.ts';
import { useFormLater } from '../state/use-form-later.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { readFilter } from './filter.ts';
import { useCell, useSetCell } from './PanelText.tsx';

const OWN = ' own ';

/** In which column a list says to what a choice belongs: lists of the programme by their level, own ones by the question. */
export function columnFor(list: string | undefined, name: string): string {
  const level = /^(?:geo_)?([a-z_]+?)s\.csv$/.exec(list ?? '')?.[1];
  return level === 'agencie' ? 'agency' : level === 'sub_activitie' ? 'sub_activity' : (level ?? name);
}

/** Which choices are offered: those that belong to the answer of another question, or as a formula says. */
export function FilterField({ row }: { row: string }) {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit, language } = useView();
  const form = useFormLater();
  const value = useCell(row, 'choice_filter');
  const setValue = useSetCell(row, 'choice_filter');
  const questions = useMemo(() => questionInfos(form, language, row), [form, language, row]);
  const selects = questions.filter(({ sort }) => sort === 'choice');
  const now = readFilter(value);
  const choose = (name: string) => {
    if (name === OWN) return;
    const { document } = designer.get();
    const node = tree(document).all.find((one) => one.name === name);
    const filter = node ? `${columnFor(readTypeCell(node.type).list, name)}=\${${name}}` : null;
    designer.edit(setField(document, row, 'choice_filter', filter));
  };
  const shown = value === '' ? '' : now && selects.some(({ name }) => name === now.question) ? now.question : OWN;
  const { offered, select } = useOffered(selects, ({ name }) => name === shown);
  return (
    <>
      <PickField
        fullWidth
        label={t('filter.by')}
        value={shown}
        disabled={!canEdit}
        onChange={choose}
        slotProps={{ inputLabel: { shrink: true }, select: { ...select, displayEmpty: true } }}
        helperText={now ? t('filter.column', { column: now.column }) : t('filter.hint')}
      >
        <MenuItem value="">{t('filter.all')}</MenuItem>
        {offered.map(({ name, label }) => (
          <MenuItem key={name} value={name}>
            {t('filter.belonging', { question: label })}
          </MenuItem>
        ))}
        {shown === OWN && <MenuItem value={OWN}>{t('filter.own')}</MenuItem>}
      </PickField>
      {value !== '' && (
        <ExpressionField
          label={t('field.choiceFilter')}
          value={value}
          onChange={setValue}
          questions={questions}
          column="choice_filter"
          disabled={!canEdit}
        />
      )}
    </>
  );
}
