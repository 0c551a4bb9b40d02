import { ConfirmDialog } from '@msurvey/ui';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Edit, readTypeCell, retype, setField, tree } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { AISLES, entryOf, PALETTE, type PaletteEntry } from '../palette/catalogue.ts';
import { EntryIcon } from '../palette/EntryIcon.tsx';
import { aisleKey, matching, typeKey } from '../palette/words.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { useCell } from './PanelText.tsx';

/** Another type in the same place; what would be lost is said before. */
export function TypeField({ row }: { row: string }) {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const cell = useDesignerState(({ document }) => tree(document).byKey.get(row)?.type ?? '');
  const appearance = useCell(row, 'appearance');
  const [asked, setAsked] = useState<Edit>();
  const { type, list } = readTypeCell(cell);
  const isContainer = type.startsWith('begin_');
  const now = entryOf(type, list, appearance);
  const options = AISLES.flatMap((aisle) =>
    PALETTE.filter((entry) => entry.aisle === aisle && entry.type.startsWith('begin_') === isContainer),
  );
  const choose = (entry: PaletteEntry) => {
    const { document } = designer.get();
    const edit = retype(document, row, entry.type, entry.list ? { list: entry.list } : {});
    const cells = Object.entries(entry.cells ?? {}).flatMap(([name, value]) =>
      setField(document, row, name as 'appearance', value),
    );
    const whole: Edit = { ...edit, operations: [...edit.operations, ...cells] };
    if (edit.lost?.length) setAsked(whole);
    else designer.edit(whole);
  };
  return (
    <>
      <Autocomplete<PaletteEntry, false, true>
        size="small"
        disableClearable
        disabled={!canEdit}
        options={options}
        value={(now ?? null) as PaletteEntry}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ id }) => t(typeKey(id))}
        groupBy={({ aisle }) => t(aisleKey(aisle))}
        filterOptions={(all, { inputValue }) => {
          const found = new Set(matching(inputValue, ({ id }) => t(typeKey(id))));
          return all.filter((entry) => found.has(entry));
        }}
        onChange={(_, entry) => choose(entry)}
        renderOption={({ key, ...props }, entry) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
            <EntryIcon entry={entry} />
            {t(typeKey(entry.id))}
          </Box>
        )}
        renderInput={(params) => (
          <TextField {...params} label={t('field.type')} placeholder={type} helperText={now ? undefined : type} />
        )}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('retype.title')}
        text={t('retype.lost', { columns: [...new Set(asked?.lost?.map(({ column }) => column))].join(', ') })}
        confirmLabel={t('retype.confirm')}
        tone="danger"
        onConfirm={() => {
          if (asked) designer.edit(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
