import type { ReactNode } from 'react';

export interface ChartCategory {
  id: string;
  label: string;
}

export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category. Null is not known: a gap, never zero. */
  values: readonly (number | null)[];
}

/** One figure of a chart: what `onOpen` gets, to show the records behind it. */
export interface ChartDatum {
  category: ChartCategory;
  series: ChartSeries;
  value: number;
}

/** A pyramid has two series: the first grows to the left, the second to the right. */
export type ChartKind = 'bar' | 'stackedBar' | 'pyramid' | 'line' | 'donut' | 'ring' | 'map' | 'points';

/** What a chart shows, whatever it looks like: table, sentence and file are made from it. */
export interface ChartData {
  kind: ChartKind;
  title: string;
  categories: readonly ChartCategory[];
  /** A donut shows the first one only. */
  series: readonly ChartSeries[];
  /** Beside every number: ha, kg, farmers. */
  unit?: string;
  /** Percentages and averages have no total. */
  hasTotal?: boolean;
  /** A sentence about what the picture leaves out; it goes with the picture wherever that goes. */
  note?: string;
}

/** What stands around every chart. */
export interface ChartFrameProps {
  /** A figure was pressed: a bar, a slice, a point, a cell of the table. */
  onOpen?: (datum: ChartDatum) => void;
  /** The name of a category was pressed in the table. */
  onCategory?: (category: ChartCategory) => void;
  /** The note was pressed. */
  onNote?: () => void;
  /** Beside the title, with what else can be done. */
  tools?: ReactNode;
  /** Over everything else on the screen. */
  isFull?: boolean;
  /** The sentence of a failed load. */
  error?: string;
  onRetry?: () => void;
  empty?: { text?: string; hint?: string };
}
