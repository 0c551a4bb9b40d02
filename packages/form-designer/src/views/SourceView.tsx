import { PageTabs } from '@msurvey/ui';
import { useState } from 'react';
import { useDesignerState } from '../state/use-designer.ts';
import { useTexts } from '../texts.ts';
import { SheetGrid } from './SheetGrid.tsx';

/** The workbook itself: what is changed here is changed in the canvas, and the other way round. */
export function SourceView() {
  const t = useTexts();
  const sheets = useDesignerState(({ document }) => document.sheets);
  const [open, setOpen] = useState(sheets[0]?.key ?? '');
  return (
    <PageTabs
      label={t('source.sheets')}
      value={open}
      onChange={setOpen}
      tabs={sheets.map((sheet) => ({
        id: sheet.key,
        label: sheet.name,
        content: <SheetGrid key={sheet.key} sheet={sheet} />,
      }))}
    />
  );
}
