import type { ReportYearData } from '@msurvey/contract';
import type { OpenedCell } from '@msurvey/domain';
import Link from '@mui/material/Link';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface ReportCellProps {
  name: string;
  year: string;
  shown: string;
  isKnown: boolean;
  /** What is said beside a result: what waits, and what the product counts where something else is stated. */
  beside: ReportYearData | undefined;
  cell: OpenedCell | null;
  onOpen: ((cell: OpenedCell) => void) | undefined;
}

/** A result that opens to what was counted. */
export function ReportCell({ name, year, shown, isKnown, beside, cell, onOpen }: ReportCellProps) {
  const t = useTexts();
  const { number } = useFormat();
  const said = [
    beside?.waiting != null && t('report.waiting', { value: number(beside.waiting) }),
    beside?.computed != null && t('computed.value', { value: number(beside.computed) }),
  ].filter(Boolean);
  const mark = said.length > 0 && (
    <span title={said.join(' · ')} aria-label={said.join(' · ')} role="img">
      {beside?.computed != null ? ' ≠' : ' +'}
    </span>
  );
  if (!isKnown || !cell || !onOpen)
    return (
      <>
        {shown}
        {mark}
      </>
    );
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-label={t('report.cell', { name, year, value: shown })}
        onClick={() => onOpen(cell)}
        // The grid takes Enter and Space for its own.
        onKeyDown={(event) => event.stopPropagation()}
      >
        {shown}
      </Link>
      {mark}
    </>
  );
}
