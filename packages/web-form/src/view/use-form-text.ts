import { isLanguage, type Language } from '@msurvey/domain';
import i18next from 'i18next';
import { createContext, useContext, useEffect, useState } from 'react';
import { type FormTextKey, webFormTexts } from '../texts.ts';

export type FormText = (key: FormTextKey, values?: Record<string, string | number>) => string;
const NAMESPACE = 'web-form';

export const TextContext = createContext<FormText>((key) => key);
/** The form's own texts, with keys checked by the compiler. */
export const useFormText = (): FormText => useContext(TextContext);

async function textsIn(language: Language): Promise<FormText> {
  if (!i18next.hasResourceBundle(language, NAMESPACE))
    i18next.addResourceBundle(language, NAMESPACE, await webFormTexts[language]());
  const t = i18next.getFixedT(language, NAMESPACE);
  return (key, values) => String(t(key as never, { ...values, keySeparator: false, nsSeparator: false } as never));
}

/**
 * The texts in a language, else in that of the console; undefined until they are there. They are brought by the
 * package itself: who shows a form need not know that it has texts.
 */
export function useLoadedTexts(language?: Language): FormText | undefined {
  const [texts, setTexts] = useState<{ of: FormText }>();
  useEffect(() => {
    let gone = false;
    const renew = () => {
      const wanted = language ?? (isLanguage(i18next.language) ? i18next.language : 'en');
      void textsIn(wanted).then((of) => !gone && setTexts({ of }));
    };
    renew();
    // also said when only the digits change
    i18next.on('languageChanged', renew);
    return () => {
      gone = true;
      i18next.off('languageChanged', renew);
    };
  }, [language]);
  return texts?.of;
}
