import { useState } from 'react';
import { type DataFilters, filterInput } from '~/features/collection/data/use-data-view.ts';
import { ExportFrame } from '~/features/collection/export/ExportFrame.tsx';
import { LabelSelect } from '~/features/collection/parts/LabelSelect.tsx';
import type { useLabelLanguage } from '~/features/collection/parts/use-label-language.ts';
import { useTexts } from '~/features/collection/texts.ts';
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

/** Records of a form, in the labels of a language or in the form's own codes. */
export function ExportDialog({ form, filters, labels, words, count, onClose }: ExportDialogProps) {
  const t = useTexts();
  const [language, setLanguage] = useState(labels.language);
  const which = words.length > 0 ? t('export.filtered', { filters: words.join('; ') }) : t('export.all');
  return (
    <ExportFrame
      title={t('export.title')}
      about={count === null ? which : `${which} ${t('export.count', { count })}`}
      types={{ xlsx: t('export.type.xlsx'), csv: t('export.type.csv') }}
      start={(type) => api.exportData({ body: { formId: form.id, type, language, ...filterInput(filters) } })}
      onClose={onClose}
    >
      <LabelSelect language={language} languages={labels.languages} onChange={setLanguage} />
    </ExportFrame>
  );
}
