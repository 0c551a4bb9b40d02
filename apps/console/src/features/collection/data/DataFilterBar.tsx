import { DayFilter, FilterBar, type FilterChip, FilterSelect, type Option } from '@msurvey/ui';
import { IconFilter } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConditionsDialog } from '~/features/collection/data/ConditionsDialog.tsx';
import { columnQuestions } from '~/features/collection/data/columns.ts';
import type { DataView } from '~/features/collection/data/use-data-view.ts';
import type { LabelLanguage, Question } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';

interface DataFilterBarProps {
  formId: number;
  view: DataView;
  /** What the form asks, and in which words that is shown. */
  asked: { questions: readonly Question[]; language: LabelLanguage };
  /** What is chosen, in words. */
  chips: readonly FilterChip[];
  /** Left out where the data is somebody's already. */
  users?: readonly Option<number>[];
}

export function DataFilterBar({ formId, view, asked, chips, users }: DataFilterBarProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const { filters, setFilters } = view;
  const any = { id: '', name: t('filter.any') };
  return (
    <>
      <FilterBar chips={chips} onClearAll={view.clearFilters}>
        <DayFilter
          label={t('filter.fromDate')}
          value={filters.fromDate}
          onChange={(fromDate) => setFilters({ fromDate })}
        />
        <DayFilter label={t('filter.toDate')} value={filters.toDate} onChange={(toDate) => setFilters({ toDate })} />
        {users && (
          <FilterSelect
            label={t('filter.user')}
            value={filters.userId}
            any={{ id: 0, name: t('filter.any') }}
            options={users}
            onChange={(userId) => setFilters({ userId })}
          />
        )}
        <FilterSelect
          label={t('filter.state')}
          value={filters.state}
          any={any as Option<typeof filters.state>}
          options={(['received', 'approved', 'rejected'] as const).map((id) => ({ id, name: t(`state.${id}`) }))}
          onChange={(state) => setFilters({ state })}
        />
        <FilterSelect
          label={t('filter.troubled')}
          value={filters.troubled ? 'yes' : ''}
          any={any}
          options={[{ id: 'yes', name: t('filter.onlyTroubled') }]}
          onChange={(value) => setFilters({ troubled: value === 'yes' })}
        />
        <Button variant="outlined" startIcon={<IconFilter size={18} aria-hidden />} onClick={() => setOpen(true)}>
          {t('filter.answers')}
        </Button>
      </FilterBar>
      {open && (
        <ConditionsDialog
          formId={formId}
          conditions={filters.answers}
          questions={columnQuestions(asked.questions).filter(({ kind }) => kind === 'question')}
          language={asked.language}
          onApply={(answers) => setFilters({ answers })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
