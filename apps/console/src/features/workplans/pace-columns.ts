import { fiscalYearFrom, type PaceRule, planPace, type PlanPace } from '@msurvey/domain';
import type { GridColumn } from '@msurvey/ui';
import { cellOf, type PlanLine } from '~/features/workplans/plan-rows.ts';
import type { useTexts } from '~/features/workplans/texts.ts';

/** What is expected of a year by today, as figures and as a word. Of a year that has not begun nothing is. */
export function paceColumns(
  year: number,
  { today, rules, t }: { today: string; rules: ReadonlyMap<number, PaceRule>; t: ReturnType<typeof useTexts> },
): GridColumn<PlanLine>[] {
  if (today < fiscalYearFrom(year).first) return [];
  const paceOf = ({ plan }: PlanLine): PlanPace | null => {
    const cell = cellOf(plan, year);
    return cell ? planPace(cell, today, rules.get(year)) : null;
  };
  const figure = (id: 'expected' | 'neededPerMonth' | 'forecast'): GridColumn<PlanLine> => ({
    id: `${id}-${year}`,
    header: t(`column.${id}`),
    kind: 'number',
    width: 112,
    value: (line) => paceOf(line)?.[id] ?? null,
  });
  return [
    figure('expected'),
    {
      id: `standing-${year}`,
      header: t('column.standing'),
      width: 108,
      value: (line) => {
        const pace = paceOf(line);
        return pace ? t(`standing.${pace.standing}`) : null;
      },
    },
    figure('neededPerMonth'),
    figure('forecast'),
  ];
}
