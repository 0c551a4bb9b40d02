import { useTranslation } from 'react-i18next';
import type en from './i18n/en.json';

export type UiKey = keyof typeof en;
export type UiText = (key: UiKey, values?: Record<string, string | number>) => string;

/** The parts' own texts, with keys checked by the compiler. */
export function useUiText(): UiText {
  return useTranslation('ui').t as unknown as UiText;
}
