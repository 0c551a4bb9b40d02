import type { CollectionView } from '@msurvey/contract';
import { IconArrowBackUp, IconClipboardList } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDateWords } from '~/features/indicators/parts/use-period-words.ts';
import { PasteDialog } from '~/features/indicators/periods/PasteDialog.tsx';
import {
  frequencyOf,
  kindOfMode,
  type PeriodsMode,
  type PeriodsView,
} from '~/features/indicators/periods/period-row.ts';
import type { usePeriodRows } from '~/features/indicators/periods/use-period-rows.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface PastePeriodsProps {
  mode: PeriodsMode;
  view: PeriodsView & Pick<CollectionView, 'isDerived'>;
  needsReason?: boolean;
  of: Pick<ReturnType<typeof usePeriodRows>, 'rows' | 'putAll' | 'takeBack'>;
}

/** Several periods at once out of a spreadsheet; until they are saved they can be taken back as they came. */
export function PastePeriods({ mode, view, needsReason = false, of }: PastePeriodsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const frequency = frequencyOf(view);
  const dateWords = useDateWords(frequency);
  const kind = kindOfMode(view.kind, mode);
  // A text is written, and a derived value fetched: neither is a number to be pasted.
  if (kind === 'text' || (mode === 'collection' && view.isDerived)) return null;
  return (
    <>
      {of.takeBack && (
        <Button size="small" startIcon={<IconArrowBackUp size={18} aria-hidden />} onClick={of.takeBack}>
          {t('paste.takeBack')}
        </Button>
      )}
      <Button size="small" startIcon={<IconClipboardList size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('paste.open')}
      </Button>
      {isOpen && (
        <PasteDialog
          mode={mode}
          pasting={{ kind, frequency, periods: view.periods, rows: of.rows, dateWords, needsReason }}
          onTake={of.putAll}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
