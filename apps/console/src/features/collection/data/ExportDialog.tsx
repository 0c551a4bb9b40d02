import { FilterSelect } from '@msurvey/ui';
import { useState } from 'react';
import { type DataFilters, filterInput } from '~/features/collection/data/use-data-view.ts';
import type { useLabelLanguage } from '~/features/collection/parts/use-label-language.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { Choice, ExportFrame } from '~/features/tasks/index.ts';
import { api, type DataOf } from '~/lib/client.ts';

interface ExportDialogProps {
  form: DataOf<'form'>;
  filters: DataFilters;
  labels: ReturnType<typeof useLabelLanguage>;
  /** The filters in words. */
  words: readonly string[];
  /** Null: not counted. */
  count: number | null;
  onClose: () => void;
}

const HEADERS = ['labels', 'names'] as const;

/** Records of a form, in the labels of a language or in the form's own codes. */
export function ExportDialog({ form, filters, labels, words, count, onClose }: ExportDialogProps) {
  const t = useTexts();
  const isCoded = labels.language === null;
  const [language, setLanguage] = useState(labels.language ?? labels.own);
  const [headers, setHeaders] = useState<(typeof HEADERS)[number]>(isCoded ? 'names' : 'labels');
  const which = words.length > 0 ? t('export.filtered', { filters: words.join('; ') }) : t('export.all');
  return (
    <ExportFrame
      title={t('export.title')}
      about={count === null ? which : `${which} ${t('export.count', { count })}`}
      types={{ xlsx: t('export.type.xlsx'), csv: t('export.type.csv') }}
      values={isCoded ? 'codes' : 'labels'}
      start={(type, values) =>
        api.exportData({ body: { formId: form.id, type, values, headers, language, ...filterInput(filters) } })
      }
      onClose={onClose}
    >
      <Choice
        label={t('export.headers')}
        options={HEADERS}
        value={headers}
        onChange={setHeaders}
        words={(one) => t(`export.headers.${one}`)}
      />
      {labels.languages.length > 1 && (
        <FilterSelect
          label={t('export.language')}
          value={language}
          options={labels.languages.map((name) => ({ id: name, name }))}
          onChange={setLanguage}
        />
      )}
    </ExportFrame>
  );
}
