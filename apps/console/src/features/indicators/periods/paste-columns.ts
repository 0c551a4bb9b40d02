import { periodLabel } from '@msurvey/domain';
import type { GridColumn } from '@msurvey/ui';
import type { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { type PasteColumn, type PasteLine, type Pasting, pastedPeriod } from '~/features/indicators/periods/paste.ts';
import { numberOf, type PeriodsMode } from '~/features/indicators/periods/period-row.ts';
import type { useTexts } from '~/features/indicators/texts.ts';

interface PasteColumnsOptions {
  mode: PeriodsMode;
  pasting: Pasting;
  t: ReturnType<typeof useTexts>;
  words: ReturnType<typeof useValueWords>;
}

/** Texts all of them, so that what is wrong stays where it was put; beside them what stands for the period now. */
export function pasteColumns({ mode, pasting, t, words }: PasteColumnsOptions): GridColumn<PasteLine>[] {
  const { kind, rows, needsReason } = pasting;
  const typed = (id: PasteColumn, header: string, width: number, maxLength = 60): GridColumn<PasteLine> => ({
    id,
    header,
    width,
    maxLength,
    editable: true,
    value: (line) => line[id] || null,
  });
  const single = t(mode === 'target' ? 'column.target' : 'column.value');
  const now: GridColumn<PasteLine> = {
    id: 'now',
    header: t('paste.now'),
    width: 120,
    value: (line, valueOf) => {
      const period = pastedPeriod(String(valueOf(line, 'period') ?? ''), pasting);
      const row = period && rows.find(({ date }) => date === periodLabel(period));
      return row ? words(kind, numberOf(kind, row)) : null;
    },
  };
  return [
    typed('period', t('column.period'), 170),
    typed('value', kind === 'ratio' ? t('dialog.numerator') : single, 140),
    ...(kind === 'ratio' ? [typed('denominator', t('dialog.denominator'), 140)] : []),
    ...(needsReason ? [typed('reason', t('paste.reason'), 220, 500)] : []),
    now,
  ];
}
