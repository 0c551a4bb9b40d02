import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { AISLES, type PaletteEntry } from '../palette/catalogue.ts';
import { EntryIcon } from '../palette/EntryIcon.tsx';
import { aisleKey, entryName, matching } from '../palette/words.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';

/** What comes next: one types a part of what it is called, Enter takes it. */
export function AddBox({ onChoose, onClose }: { onChoose: (entry: PaletteEntry) => void; onClose: () => void }) {
  const t = useTexts();
  const { entries } = useView();
  const [typed, setTyped] = useState('');
  const ordered = useMemo(() => AISLES.flatMap((aisle) => entries.filter((entry) => entry.aisle === aisle)), [entries]);
  return (
    <Autocomplete<PaletteEntry>
      open
      openOnFocus
      autoHighlight
      size="small"
      value={null}
      options={ordered}
      getOptionKey={({ id }) => id}
      getOptionLabel={(entry) => entryName(t, entry)}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      groupBy={typed === '' ? ({ aisle }) => t(aisleKey(aisle)) : undefined}
      filterOptions={(options) => (typed === '' ? options : matching(typed, (entry) => entryName(t, entry), entries))}
      noOptionsText={t('add.nothing')}
      onChange={(_, entry) => entry && onChoose(entry)}
      onClose={(_, reason) => (reason === 'escape' || reason === 'blur') && onClose()}
      onBlur={onClose}
      renderOption={({ key, ...props }, entry) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
          <EntryIcon entry={entry} />
          <Typography component="span">{entryName(t, entry)}</Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} autoFocus label={t('add.label')} placeholder={t('add.placeholder')} />
      )}
      sx={{ m: 1, maxWidth: 480 }}
    />
  );
}
