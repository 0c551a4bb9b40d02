import { useCallback } from 'react';
import { useTexts } from '~/features/forms/texts.ts';
import { useFormat } from '~/lib/format.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** A size as people say it: kilobytes, from a million bytes on megabytes. */
export function useFileSize(): (bytes: number) => string {
  const t = useTexts();
  const { number } = useFormat();
  return useCallback(
    (bytes) =>
      bytes < MEGABYTE
        ? t('size.kb', { size: number(Math.max(1, Math.round(bytes / KILOBYTE))) })
        : t('size.mb', { size: number(bytes / MEGABYTE, { maximumFractionDigits: 1 }) }),
    [t, number],
  );
}
