import type { Language } from '@msurvey/domain';
import { type PackageText, usePackageTexts } from '@msurvey/ui';
import { createContext, useContext } from 'react';
import { type FormTextKey, webFormTexts } from '../texts.ts';

export type FormText = PackageText<FormTextKey>;

export const TextContext = createContext<FormText>((key) => key);
/** The form's own texts, with keys checked by the compiler. */
export const useFormText = (): FormText => useContext(TextContext);

/** The texts in a language, else in that of the console; undefined until they are there. */
export const useLoadedTexts = (language?: Language): FormText | undefined =>
  usePackageTexts('web-form', webFormTexts, language);
