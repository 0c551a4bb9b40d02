import type en from '~/features/workplans/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

export const useTexts = textsOf<typeof en>('workplans');
