import type en from '~/features/registry/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

export const useTexts = textsOf<typeof en>('registry');
export type RegistryText = keyof typeof en;
