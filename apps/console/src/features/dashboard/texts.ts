import type en from '~/features/dashboard/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

export const useTexts = textsOf<typeof en>('dashboard');
export type DashboardText = keyof typeof en;
