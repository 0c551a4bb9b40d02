import type en from '~/features/indicators/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

export const useTexts = textsOf<typeof en>('indicators');
