import type en from '~/features/forms/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

export const useTexts = textsOf<typeof en>('forms');
export type FormText = keyof typeof en;
