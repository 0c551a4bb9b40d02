import type { FigureName } from '@msurvey/domain';
import { figureName } from '@msurvey/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import { askedBy, type DashboardFilters } from '~/features/dashboard/filters/asked.ts';
import type { ReportColumn } from '~/features/dashboard/report/rows.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** What every section of the dashboard is told. */
export interface ReportProps {
  projectId: number;
  filters: DashboardFilters;
  onOpen: OpenFigure;
}

/** Old numbers stay while new ones come. */
export const FRESH = { placeholderData: keepPreviousData, staleTime: 0 } as const;
export const bodyOf = ({ projectId, filters }: ReportProps) => ({ body: askedBy(projectId, filters) });

/** The columns of a report by the figures that they are. */
export function useColumns(report: Readonly<Record<string, FigureName>>): ReportColumn[] {
  const language = useLanguage();
  return Object.entries(report).map(([id, figure]) => ({ id, figure, label: figureName(figure, language) }));
}

/** The numbers of a row of the wire. */
export const valuesOf = (
  columns: readonly ReportColumn[],
  row: Readonly<Record<string, unknown>>,
): Record<string, number | null> =>
  Object.fromEntries(columns.map(({ id }) => [id, typeof row[id] === 'number' ? row[id] : null]));
