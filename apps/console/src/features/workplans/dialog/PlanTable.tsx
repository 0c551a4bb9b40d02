import type { PlanView } from '@msurvey/contract';
import { EVEN_PHASING, isPhasing, todayInDhaka } from '@msurvey/domain';
import { type CellChange, type CellValue, FilterBar, Grid, type GridColumn, SearchField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useCallback, useMemo, useState } from 'react';
import { carriedForward } from '~/features/workplans/carry-forward.ts';
import { planColumns } from '~/features/workplans/columns.ts';
import { AchievementCell } from '~/features/workplans/dialog/AchievementCell.tsx';
import { type CardColumn, PlanCards } from '~/features/workplans/dialog/PlanCards.tsx';
import type { OpenedCell } from '~/features/workplans/opened-cell.ts';
import { found, linesOf, type PlanLine } from '~/features/workplans/plan-rows.ts';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';

interface PlanTableProps {
  plan: PlanView;
  years: readonly number[];
  canEdit: boolean;
  isSmall: boolean;
  height: number | string;
  edits: ReadonlyMap<string, CellValue>;
  changes: readonly CellChange[];
  onChange: (changes: CellChange[]) => void;
  onOpen: ((cell: OpenedCell) => void) | undefined;
}

/** The rows of a plan as a spreadsheet, or as cards on a phone; narrowed by words, or to what was changed. */
export function PlanTable(props: PlanTableProps) {
  const { plan, canEdit, isSmall, height, edits, changes, onChange, onOpen } = props;
  const t = useTexts();
  const yearWords = useYearWords();
  const [words, setWords] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [withPace, setWithPace] = useState(false);
  const key = props.years.join(' ');
  // Years are few and come as a new list each time.
  const years = useMemo(() => key.split(' ').filter(Boolean).map(Number), [key]);
  // The same rows while one types: only who asks for what was changed gets others.
  const narrowedBy = onlyChanged ? changes : null;
  const rows = useMemo(() => {
    const wanted = found(plan.rows, words);
    if (!narrowedBy) return wanted;
    const changed = new Set(narrowedBy.map(({ rowId }) => Number(rowId)));
    return wanted.filter(({ subActivityId }) => changed.has(subActivityId));
  }, [plan.rows, words, narrowedBy]);
  const lines = useMemo(() => linesOf(rows), [rows]);
  const columns = useMemo(() => {
    const achievement = (year: number) =>
      function Achievement(line: PlanLine, shown: string) {
        const row = line.plan;
        if (!row || !onOpen) return shown;
        return <AchievementCell line={line} year={year} shown={shown} onOpen={() => onOpen({ row, year })} />;
      };
    const agreed = plan.years.filter(({ state }) => state === 'agreed').map(({ year }) => year);
    const revised = agreed.filter((year) =>
      plan.rows.some(({ cells }) => cells.some((one) => one.year === year && one.agreed !== one.target)),
    );
    return planColumns({
      t,
      years,
      yearWords,
      canEdit,
      today: withPace ? todayInDhaka() : null,
      rules: new Map(
        plan.years.map(({ year, phasing, tolerance }) => [
          year,
          { phasing: isPhasing(phasing) ? phasing : EVEN_PHASING, tolerance },
        ]),
      ),
      revised: new Set(revised),
      ...(canEdit || !onOpen ? {} : { achievement }),
    });
  }, [t, plan, years, yearWords, canEdit, withPace, onOpen]);
  const carried = useMemo(() => (canEdit ? carriedForward(plan, years, edits) : []), [plan, years, edits, canEdit]);
  const rowId = useCallback(({ id }: PlanLine) => id, []);
  const childrenOf = useCallback(({ items }: PlanLine) => items, []);
  return (
    <>
      <FilterBar>
        <SearchField label={t('search')} value={words} onChange={setWords} debounceMs={0} />
        {canEdit ? (
          <>
            <Choice label={t('onlyChanged')} isOn={onlyChanged} onChange={setOnlyChanged} />
            {carried.length > 0 && (
              <Button size="small" onClick={() => onChange(carried)}>
                {t('carry', { count: carried.length })}
              </Button>
            )}
          </>
        ) : (
          <Choice label={t('withPace')} isOn={withPace} onChange={setWithPace} />
        )}
      </FilterBar>
      {isSmall ? (
        <PlanCards
          lines={lines.flatMap((line) => line.items ?? [line])}
          columns={columns
            .flatMap((header): CardColumn[] =>
              'children' in header
                ? header.children.map((column) => ({ column: column as GridColumn<PlanLine>, under: header.header }))
                : [{ column: header, under: null }],
            )
            .filter(({ column }) => column.id !== 'name' && column.id !== 'unit')}
          edits={edits}
          onChange={onChange}
        />
      ) : (
        <Grid
          label={t('title')}
          columns={columns}
          rows={lines}
          rowId={rowId}
          {...(lines.some(({ items }) => items) ? { childrenOf } : {})}
          startOpen="all"
          pinned={2}
          totalLabel={t('total')}
          edits={edits}
          {...(canEdit ? { onChange } : {})}
          height={height}
          empty={t('empty')}
        />
      )}
    </>
  );
}

function Choice({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <FormControlLabel
      control={<Checkbox checked={isOn} onChange={(_, checked) => onChange(checked)} />}
      label={label}
    />
  );
}
