import { EmptyState } from '@msurvey/ui';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { readTypeCell, tree, typeInfo } from '@msurvey/xlsform/edit';
import { shownLanguages } from '../state/form-facts.ts';
import { useDesignerState } from '../state/use-designer.ts';
import { useTexts } from '../texts.ts';
import { memo } from 'react';
import { AppearanceField } from './AppearanceField.tsx';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import { FileChoices } from './FileChoices.tsx';
import { FilterField } from './FilterField.tsx';
import { LogicField } from './LogicField.tsx';
import { MediaSection } from './MediaSection.tsx';
import { NameField } from './NameField.tsx';
import { PanelText } from './PanelText.tsx';
import { RequiredField } from './RequiredField.tsx';
import { Section } from './Section.tsx';
import { TypeField } from './TypeField.tsx';
import { WhereUsed } from './WhereUsed.tsx';

/** Everything about the question, group or repeat that one looks at. */
export const QuestionPanel = memo(function QuestionPanel() {
  const t = useTexts();
  const active = useDesignerState((state) => state.active);
  const count = useDesignerState((state) => state.selected.size);
  const isThere = useDesignerState(({ document }) => active !== null && tree(document).byKey.has(active));
  if (active === null || !isThere) return <EmptyState text={t('panel.empty')} hint={t('panel.emptyHint')} />;
  if (count > 1) return <EmptyState text={t('selection.count', { count })} hint={t('panel.several')} />;
  return <Panel key={active} row={active} />;
});

const Panel = memo(function Panel({ row }: { row: string }) {
  const t = useTexts();
  const cell = useDesignerState(({ document }) => tree(document).byKey.get(row)?.type ?? '');
  const languages = useDesignerState(({ document }) => shownLanguages(document).join('\n')).split('\n');
  const { type, list, source } = readTypeCell(cell);
  const info = typeInfo(type);
  const isContainer = type.startsWith('begin_');
  const isAsked = !info?.isHidden;
  const isAnswered = isAsked && !info?.hasNoAnswer && !isContainer;
  const of = (label: string, language: string) => (language ? t('field.in', { field: label, language }) : label);
  return (
    <Stack sx={{ gap: 2, p: 2 }} divider={<Divider />}>
      <Section title={t('section.words')}>
        {isAsked &&
          languages.map((language) => (
            <PanelText
              key={`l${language}`}
              row={row}
              name="label"
              language={language}
              label={of(t('field.label'), language)}
              multiline
            />
          ))}
        {isAsked &&
          !isContainer &&
          languages.map((language) => (
            <PanelText
              key={`h${language}`}
              row={row}
              name="hint"
              language={language}
              label={of(t('field.hint'), language)}
              multiline
            />
          ))}
        <NameField row={row} />
        <TypeField row={row} />
      </Section>
      {isAsked && <MediaSection row={row} languages={languages} />}
      {source === 'list' && list !== undefined && (
        <Section title={t('section.choices')}>
          <ChoicesEditor row={row} list={list} />
          <FilterField row={row} />
        </Section>
      )}
      {(source === 'file' || source === 'external') && list !== undefined && (
        <Section title={t('section.choices')}>
          <FileChoices row={row} list={list} />
          <FilterField row={row} />
        </Section>
      )}
      {(isAsked || info?.parameters) && (
        <Section title={t('section.answer')}>
          {isAnswered && <RequiredField row={row} />}
          {isAnswered && <PanelText row={row} name="default" label={t('field.default')} hint={t('default.hint')} />}
          {isAsked && <AppearanceField row={row} type={type} />}
          {(info?.parameters || type === 'range') && (
            <PanelText row={row} name="parameters" label={t('field.parameters')} hint={info?.parameters?.join(', ')} />
          )}
          {isContainer && (
            <Typography variant="body2" color="textSecondary">
              {t(type === 'begin_repeat' ? 'panel.repeat' : 'panel.group')}
            </Typography>
          )}
        </Section>
      )}
      <Section title={t('section.logic')}>
        {(type === 'calculate' || isAnswered) && (
          <LogicField
            row={row}
            name="calculation"
            label={t('field.calculation')}
            hint={t('calculation.hint')}
            onlyFormula
          />
        )}
        <LogicField row={row} name="relevant" label={t('field.relevant')} hint={t('relevant.hint')} />
        {isAnswered && (
          <LogicField row={row} name="constraint" label={t('field.constraint')} hint={t('constraint.hint')} ofItself />
        )}
        {isAnswered &&
          languages.map((language) => (
            <PanelText
              key={`c${language}`}
              row={row}
              name="constraint_message"
              language={language}
              label={of(t('field.constraintMessage'), language)}
            />
          ))}
        {type === 'background-geopoint' && (
          <PanelText row={row} name="trigger" label={t('field.trigger')} hint={t('trigger.hint')} />
        )}
        {type === 'begin_repeat' && (
          <LogicField
            row={row}
            name="repeat_count"
            label={t('field.repeatCount')}
            hint={t('repeatCount.hint')}
            onlyFormula
          />
        )}
      </Section>
      <WhereUsed row={row} />
    </Stack>
  );
});
