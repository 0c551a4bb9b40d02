import type en from '~/features/activities/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

export const useTexts = textsOf<typeof en>('activities');
export type ActivityText = keyof typeof en;
