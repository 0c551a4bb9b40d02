import type en from '~/app/i18n/en.json';
import { textsOf } from '~/lib/texts.ts';

/** Texts of the shell, which are always loaded. */
export type ShellTexts = typeof en;
export const useShellTexts = textsOf<ShellTexts>('shell');
