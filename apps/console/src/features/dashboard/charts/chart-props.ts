import type { Shown } from '~/features/dashboard/cards/shown.ts';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import type { DataOf } from '~/lib/client.ts';

/** A chart of what the cards show. */
export interface CardChartProps {
  shown: Shown;
  onOpen: OpenFigure;
}

/** A chart of what the second call answers; undefined until then. */
export interface AskedChartProps {
  data: DataOf<'dashboardCharts'> | undefined;
  onOpen: OpenFigure;
  error?: string;
  onRetry?: () => void;
  empty: { text: string };
}
