import type { Language } from '@msurvey/domain';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '~/lib/i18n.ts';

/** The language of the screen; whoever asks is drawn again when it changes. */
export function useLanguage(): Language {
  useTranslation('shell');
  return currentLanguage();
}
