import { FilterSelect } from '@msurvey/ui';
import type { LabelLanguage } from '~/features/collection/parts/questions.ts';
import { useTexts } from '~/features/collection/texts.ts';

interface LabelSelectProps {
  language: LabelLanguage;
  languages: readonly string[];
  onChange: (language: LabelLanguage) => void;
}

/** Names and codes, or labels in a language of the form. */
export function LabelSelect({ language, languages, onChange }: LabelSelectProps) {
  const t = useTexts();
  return (
    <FilterSelect
      label={t('labels')}
      value={language ?? ''}
      any={{ id: '', name: t('labels.names') }}
      options={languages.map((name) => ({ id: name, name: name === 'default' ? t('labels.default') : name }))}
      onChange={(name) => onChange(name || null)}
    />
  );
}
