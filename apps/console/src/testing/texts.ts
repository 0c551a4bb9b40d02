import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import shell from '~/app/i18n/en.json';
import { icu } from '~/lib/icu.ts';
import ui from '@msurvey/ui/i18n/en.json';

/** English texts for tests, without fetching anything. */
export const startTestTexts = (more: Record<string, Record<string, string>> = {}) =>
  i18next
    .use(icu)
    .use(initReactI18next)
    .init({
      lng: 'en',
      defaultNS: 'shell',
      keySeparator: false,
      nsSeparator: false,
      resources: { en: { shell, ui, ...more } },
    });
