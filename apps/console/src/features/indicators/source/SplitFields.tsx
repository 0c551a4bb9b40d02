import type { HeadedGroup, SourceColumnView } from '@msurvey/contract';
import { proposedAnswers, type SourceSplit } from '@msurvey/domain';
import { FilterSelect } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldGrid } from '~/features/indicators/settings/FieldGrid.tsx';
import { SourceSection } from '~/features/indicators/source/SourceSection.tsx';
import { useTexts } from '~/features/indicators/texts.ts';

interface SplitFieldsProps {
  groups: readonly HeadedGroup[];
  columns: readonly SourceColumnView[];
  splits: readonly SourceSplit[];
  disabled: boolean;
  onChange: (splits: SourceSplit[]) => void;
}

/** By which question each type of disaggregation is told, and which of its answers is which item. */
export function SplitFields({ groups, columns, splits, disabled, onChange }: SplitFieldsProps) {
  const t = useTexts();
  const titleId = useId();
  const types = groups.flatMap((group) => group.types);
  const offered = columns.filter(({ kind, choices }) => kind === 'choice' && choices);
  const choose = (type: (typeof types)[number], path: string) => {
    const column = offered.find((one) => one.path === path);
    const others = splits.filter(({ typeId }) => typeId !== type.id);
    const answers = proposedAnswers(type.items, column?.choices ?? []);
    onChange(column ? [...others, { typeId: type.id, column: path, answers }] : others);
  };
  const tie = (split: SourceSplit, answer: string, itemId: number) => {
    const others = split.answers.filter((one) => one.answer !== answer);
    const answers = itemId === 0 ? others : [...others, { answer, itemId }];
    onChange(splits.map((one) => (one === split ? { ...split, answers } : one)));
  };
  return (
    <SourceSection
      id={titleId}
      title={t('source.splits')}
      hint={t(types.length > 0 ? 'source.splits.hint' : 'source.splits.none')}
    >
      {types.map((type) => {
        const split = splits.find(({ typeId }) => typeId === type.id);
        const choices = offered.find(({ path }) => path === split?.column)?.choices ?? [];
        return (
          <Box key={type.id} role="group" aria-label={type.name}>
            <FieldGrid>
              <FilterSelect
                label={t('source.split.column', { type: type.name })}
                value={split?.column ?? ''}
                any={{ id: '', name: t('source.split.not') }}
                options={offered.map(({ path, label }) => ({ id: path, name: label }))}
                disabled={disabled}
                onChange={(path) => choose(type, path)}
              />
              {split &&
                choices.map(({ code, label }) => (
                  <FilterSelect
                    key={code}
                    label={t('source.split.answer', { answer: label })}
                    value={split.answers.find(({ answer }) => answer === code)?.itemId ?? 0}
                    any={{ id: 0, name: t('source.split.rest') }}
                    options={type.items.map((item) => ({ id: item.id, name: item.label }))}
                    disabled={disabled}
                    onChange={(itemId) => tie(split, code, itemId)}
                  />
                ))}
            </FieldGrid>
          </Box>
        );
      })}
    </SourceSection>
  );
}
