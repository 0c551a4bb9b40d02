import type { FormText, useTexts } from '~/features/forms/texts.ts';

/** `participant_name` → what people call it; the domain's columns and the catalogue's entries are compared by a test. */
export const columnText = (t: ReturnType<typeof useTexts>, column: string): string =>
  t(`binding.column.${column}` as FormText);
