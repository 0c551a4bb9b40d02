import type { FigureCut } from '@msurvey/contract';
import type { FigureName } from '@msurvey/domain';
import { createContext, use } from 'react';
import type { Shown } from '~/features/dashboard/cards/shown.ts';

/** Opens what is behind a figure: for the filters, or for what a cell of a table or a point of a chart narrows them to. */
export type OpenFigure = (figure: FigureName, at?: Partial<FigureCut>) => void;

/** What every figure on the screen needs to know beside its name. */
export interface Figures {
  now: Shown;
  /** Of the year before; undefined where no year is chosen. */
  before: Shown | undefined;
  year: number;
  /** As the reader writes it. */
  asOf: string;
  open: OpenFigure;
}

export const FiguresContext = createContext<Figures | null>(null);

export function useFigures(): Figures {
  const figures = use(FiguresContext);
  if (!figures) throw new Error('figures are shown inside of a dashboard');
  return figures;
}
