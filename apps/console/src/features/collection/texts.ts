import type en from '~/features/collection/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

export const useTexts = textsOf<typeof en>('collection');
export type CollectionText = keyof typeof en;
