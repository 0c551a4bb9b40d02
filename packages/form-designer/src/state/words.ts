import type { Refusal } from '@msurvey/xlsform/edit';
import type { DesignerKey } from '../texts.ts';

/** Why nothing was done. */
export const refusedKey = (why: Refusal): DesignerKey => `refused.${why}`;
