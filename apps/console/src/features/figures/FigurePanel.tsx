import type { FigureCut } from '@msurvey/contract';
import type { FigureName } from '@msurvey/domain';
import { SidePanel } from '@msurvey/ui';
import { OpenedFigure } from '~/features/figures/opened/OpenedFigure.tsx';
import { cutIn } from '~/features/figures/parts/paths.ts';
import { useFigureWords } from '~/features/figures/parts/use-figure-words.ts';
import { useTexts } from '~/features/figures/texts.ts';

export interface FigurePanelProps {
  projectId: number;
  figure: FigureName;
  /** What is not said is all. */
  cut: Partial<FigureCut>;
  onClose: () => void;
}

const ALL = cutIn(new URLSearchParams());

/** Beside the screen that shows a figure: what it means, and the list behind it. */
export function FigurePanel({ projectId, figure, cut, onClose }: FigurePanelProps) {
  const t = useTexts();
  const { nameOf } = useFigureWords();
  return (
    <SidePanel title={nameOf(figure)} closeLabel={t('close')} width="min(1080px, 92vw)" onClose={onClose}>
      <OpenedFigure projectId={projectId} figure={figure} cut={{ ...ALL, ...cut }} isHere />
    </SidePanel>
  );
}
