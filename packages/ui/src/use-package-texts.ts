import { isLanguage, type Language } from '@msurvey/domain';
import i18next from 'i18next';
import { useEffect, useState } from 'react';

/** The texts of a package, fetched by language when first needed. */
export type Catalogues = Readonly<Record<Language, () => Promise<Record<string, string>>>>;
export type PackageText<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

async function textsIn<Key extends string>(
  namespace: string,
  catalogues: Catalogues,
  language: Language,
): Promise<PackageText<Key>> {
  if (!i18next.hasResourceBundle(language, namespace))
    i18next.addResourceBundle(language, namespace, await catalogues[language]());
  const t = i18next.getFixedT(language, namespace);
  return (key, values) => String(t(key as never, { ...values, keySeparator: false, nsSeparator: false } as never));
}

/**
 * The texts of a package in a language, else in that of the console; undefined until they are there. They are brought by
 * the package itself: who shows its parts need not know that they have texts. Its catalogues stay the same object.
 */
export function usePackageTexts<Key extends string>(
  namespace: string,
  catalogues: Catalogues,
  language: Language | undefined,
): PackageText<Key> | undefined {
  const [texts, setTexts] = useState<{ of: PackageText<Key> }>();
  useEffect(() => {
    let gone = false;
    const renew = () => {
      const wanted = language ?? (isLanguage(i18next.language) ? i18next.language : 'en');
      void textsIn<Key>(namespace, catalogues, wanted).then((of) => !gone && setTexts({ of }));
    };
    renew();
    // also said when only the digits change
    i18next.on('languageChanged', renew);
    return () => {
      gone = true;
      i18next.off('languageChanged', renew);
    };
  }, [namespace, catalogues, language]);
  return texts?.of;
}
