import type { SourceColumnView, SourceForm, SourceView } from '@msurvey/contract';
import { COLUMNS_OF } from '@msurvey/domain';
import { FilterSelect } from '@msurvey/ui';
import { FieldGrid } from '~/features/indicators/settings/FieldGrid.tsx';
import { type SourceDraft, withForm, withFormula } from '~/features/indicators/source/draft.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface SourceFieldsProps {
  view: SourceView;
  forms: readonly SourceForm[];
  columns: readonly SourceColumnView[];
  draft: SourceDraft;
  disabled: boolean;
  sentence: (field: string) => string | undefined;
  onChange: (draft: SourceDraft) => void;
}

/** Collection period, formula, data source and columns. */
export function SourceFields({ view, forms, columns, draft, disabled, sentence, onChange }: SourceFieldsProps) {
  const t = useTexts();
  const kinds = COLUMNS_OF[draft.formula];
  const named = (paths: readonly SourceColumnView[]) => paths.map(({ path, label }) => ({ id: path, name: label }));
  return (
    <FieldGrid>
      <FilterSelect
        label={t('source.form')}
        value={draft.formId ?? 0}
        options={forms.map(({ id, title }) => ({ id, name: title }))}
        disabled={disabled}
        fault={sentence('formId')}
        onChange={(formId) => onChange(withForm(draft, formId))}
      />
      <FilterSelect
        label={t('source.period.by')}
        value={draft.dateColumn ?? ''}
        any={{ id: '', name: t('source.period.sent') }}
        options={named(columns.filter(({ kind }) => kind === 'date'))}
        disabled={disabled}
        fault={sentence('dateColumn')}
        onChange={(path) => onChange({ ...draft, dateColumn: path || null })}
      />
      <FilterSelect
        label={t('source.formula')}
        value={draft.formula}
        options={view.formulas.map((id) => ({ id, name: t(`source.formula.${id}`) }))}
        disabled={disabled}
        fault={sentence('formula')}
        onChange={(formula) => onChange(withFormula(draft, formula, columns))}
      />
      {kinds && (
        <FilterSelect
          label={t('source.formula.column')}
          value={draft.column ?? ''}
          options={named(columns.filter(({ kind }) => kinds.includes(kind)))}
          disabled={disabled}
          fault={sentence('column')}
          onChange={(column) => onChange({ ...draft, column })}
        />
      )}
    </FieldGrid>
  );
}
