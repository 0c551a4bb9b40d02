import { IconDownload } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ExportFrame, type ExportType, type ExportValues } from '~/features/tasks/index.ts';
import { useTexts } from '~/features/registry/texts.ts';

/** What the filters leave, in words and figures. */
interface Narrowed {
  words: readonly string[];
  count: number | undefined;
  isMore?: boolean;
}
interface Exported {
  /** The list, by its name. */
  title: string;
  start: (type: ExportType, values: ExportValues) => Promise<unknown>;
}

/** The tool of a list that has no other. */
export const exportTool = (isAllowed: boolean | undefined, exported: Exported) => (narrowed: Narrowed) =>
  isAllowed && <ExportButton {...narrowed} {...exported} />;

/** A list as a file, with the filters that are chosen now. */
export function ExportButton({ title, words, count, isMore, start }: Narrowed & Exported) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const which = words.length > 0 ? t('export.filtered', { filters: words.join('; ') }) : t('export.all');
  const many = count === undefined ? '' : t(isMore ? 'export.countMore' : 'export.count', { count });
  return (
    <>
      <Button variant="outlined" startIcon={<IconDownload size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      {open && (
        <ExportFrame
          title={t('export.title', { list: title })}
          about={`${which} ${many}`.trim()}
          types={{ xlsx: t('export.xlsx'), csv: t('export.csv') }}
          start={start}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
