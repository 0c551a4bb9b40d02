import { type FigureName, FIGURE_NAMES, fiscalSpan } from '@msurvey/domain';
import type { FigureCut } from '~/features/figures/index.ts';
import type { SubActivity } from '~/features/workplans/plan-rows.ts';

export interface OpenedCell {
  row: SubActivity;
  year: number;
}

/** What an achievement is called among the figures: works of its type, counted or measured. */
export function figureOfRow({ type, isMeasured }: Pick<SubActivity, 'type' | 'isMeasured'>): FigureName {
  const measured = FIGURE_NAMES.find((name) => name === `${type}.quantity`);
  return isMeasured && measured ? measured : `${type}.done`;
}

export const cutOfCell = ({ row, year }: OpenedCell): Partial<FigureCut> => ({
  ...fiscalSpan(year),
  subActivityIds: [row.subActivityId],
});
