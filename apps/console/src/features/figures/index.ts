import { FIGURE_TEXTS } from '~/features/figures/parts/namespaces.ts';
import { lazyPart } from '~/lib/lazy-part.ts';

export type { FigureCut } from '@msurvey/contract';
export type { FigurePanelProps } from '~/features/figures/FigurePanel.tsx';
export { cutIn, cutQuery } from '~/features/figures/parts/paths.ts';

/** What a card opens to: the figure in words, and the list behind it. */
export const FigurePanel = lazyPart(
  async () => (await import('~/features/figures/FigurePanel.tsx')).FigurePanel,
  ...FIGURE_TEXTS,
);
