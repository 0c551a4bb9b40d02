import { LANGUAGES } from '@msurvey/domain';
import { TextField } from '@msurvey/ui';
import type { RowOf } from '~/lib/client.ts';
import { currentLanguage } from '~/lib/i18n.ts';
import { useTexts } from '~/features/code-lists/texts.ts';

export type Labels = RowOf<'items'>['label'];

/** The name in the reader's language, else in English. */
export const nameOf = (labels: Labels): string => labels[currentLanguage()] ?? labels.en;

/** What a form starts with: blanks are empty texts, never null. */
export const labelValues = (labels?: Labels) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, labels?.[language] ?? ''])) as Record<keyof Labels, string>;

/** English and Bengali first: what the field staff read. */
const ORDER = ['en', 'bn', 'fr', 'ro', 'zh'] as const;

export function LabelFields({ name }: { name: 'title' | 'label' }) {
  const t = useTexts();
  return ORDER.map((language) => (
    <TextField
      key={language}
      name={`${name}.${language}`}
      label={t(`language.${language}`)}
      required={language === 'en'}
      lang={language}
      maxLength={300}
    />
  ));
}
