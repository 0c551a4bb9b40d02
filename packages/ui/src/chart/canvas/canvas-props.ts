import type { Ink } from '../palette.ts';
import type { ChartData, ChartFrameProps } from '../types.ts';

export interface CanvasProps {
  data: ChartData;
  /** Leads the ids of its fillings. */
  chartId: string;
  inks: readonly Ink[];
  width: number;
  height: number;
  onOpen: ChartFrameProps['onOpen'];
}
