import { Grid, type GridColumn } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { shownLanguages } from '../state/form-facts.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { CarryTranslations } from '../translations/CarryTranslations.tsx';
import { LanguageList } from './LanguageList.tsx';
import { TEXT_WORDS } from './text-words.ts';
import { type TextRow, textRows, writeText } from './texts-of.ts';

/** Every text of the form beside its translations, as a grid that takes blocks from a spreadsheet. */
export function TranslationsView() {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const form = useDesignerState(({ document }) => document);
  const languages = shownLanguages(form);
  const rows = useMemo(() => textRows(form, shownLanguages(form)), [form]);
  const columns: GridColumn<TextRow>[] = [
    { id: 'owner', header: t('texts.owner'), width: 180, value: ({ owner }) => owner },
    {
      id: 'text',
      header: t('texts.what'),
      width: 130,
      value: ({ text }) => (TEXT_WORDS[text] ? t(TEXT_WORDS[text]) : text),
    },
    ...languages.map(
      (language): GridColumn<TextRow> => ({
        id: `in ${language}`,
        header: language || t('texts.noLanguage'),
        width: 320,
        value: ({ row, headers }) => row.cells[headers.get(language) ?? ''] ?? null,
        editable: canEdit,
      }),
    ),
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <LanguageList />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CarryTranslations />
      </Stack>
      <Grid
        label={t('view.translations')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        pinned={1}
        empty={t('texts.none')}
        onChange={
          canEdit
            ? (changes) => {
                const byId = new Map(rows.map((row) => [row.id, row]));
                designer.edit(
                  changes.flatMap(({ rowId, columnId, value }) => {
                    const row = byId.get(String(rowId));
                    return row ? [writeText(row, columnId.slice(3), value === null ? null : String(value))] : [];
                  }),
                );
              }
            : undefined
        }
      />
    </Stack>
  );
}
