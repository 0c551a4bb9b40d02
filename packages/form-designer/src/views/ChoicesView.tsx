import { EmptyState } from '@msurvey/ui';
import { sheetOf } from '@msurvey/xlsform/edit';
import { useDesignerState } from '../state/use-designer.ts';
import { useTexts } from '../texts.ts';
import { SheetGrid } from './SheetGrid.tsx';

/** All lists of choices with all that stands beside them, as a grid. */
export function ChoicesView() {
  const t = useTexts();
  const sheet = useDesignerState(({ document }) => sheetOf(document, 'choices'));
  return sheet ? <SheetGrid sheet={sheet} /> : <EmptyState text={t('choices.none')} hint={t('choices.noneHint')} />;
}
