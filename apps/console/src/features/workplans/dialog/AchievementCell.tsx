import { achievementOf } from '@msurvey/domain';
import Link from '@mui/material/Link';
import { cellOf, type PlanLine } from '~/features/workplans/plan-rows.ts';
import { useTexts } from '~/features/workplans/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface AchievementCellProps {
  line: PlanLine;
  year: number;
  shown: string;
  onOpen: () => void;
}

/** An achievement that opens to its activities; what is not recorded, and what waits, is said with it. */
export function AchievementCell({ line, year, shown, onOpen }: AchievementCellProps) {
  const t = useTexts();
  const { number } = useFormat();
  const cell = cellOf(line.plan, year);
  if (!cell || (cell.recorded === 0 && cell.opening === null)) return shown;
  const { recorded, opening, waiting } = cell;
  const label = t('cell.open', {
    name: line.name,
    value: number(achievementOf(cell)),
    recorded: number(recorded),
    opening: number(opening ?? 0),
    waiting,
  });
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      aria-label={label}
      title={label}
      onClick={onOpen}
      // The grid takes Enter and Space for its own.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {shown}
    </Link>
  );
}
