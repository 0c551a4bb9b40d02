import { type ComponentType, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** One part as the gallery shows it. Add a list of them in a file of its own and name it in index.tsx. */
export interface Sample {
  /** In the address (`?only=chart-bar`) and as the anchor of its section. */
  id: string;
  title: string;
  group: string;
  Show: ComponentType;
}

/** Content of the samples in English or Bengali: what people type is not in the catalogues. */
export function useWords(): (english: string, bengali: string) => string {
  const { language } = useTranslation('ui').i18n;
  return useCallback((english: string, bengali: string) => (language === 'bn' ? bengali : english), [language]);
}
