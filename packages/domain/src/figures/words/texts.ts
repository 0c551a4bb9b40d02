import type { CountedFigure, FigureName } from '../figures.ts';
import type { WorkKind } from '../works.ts';

/** What a figure is called, and what it counts. */
export interface FigureWords {
  name: string;
  means: string;
}

/** A figure without words does not compile. Where and when something is counted is the same for all that count it. */
export interface FigureTexts {
  where: Record<CountedFigure['counts'], string>;
  figures: Record<FigureName, FigureWords>;
  /** Kinds of crops and types of structures. */
  kinds: Record<WorkKind, string>;
  /** What a cut leaves: what no unit beneath a place holds, and what names no sub-activity or crop. */
  cut: {
    exact: string;
    noSubActivity: string;
    noCrop: string;
    noKind: string;
    first: string;
    male: string;
    female: string;
    youth: string;
    adult: string;
    ethnic: string;
    notEthnic: string;
  };
}
