import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PaletteEntry, usePaletteEntries } from '~/app/shell/use-palette-entries.ts';
import { prefetch } from '~/lib/prefetch.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** The list stands under the box inside the dialog, not floating over it. */
const IN_PLACE = { position: 'static !important', transform: 'none !important', width: '100% !important' };

/** Ctrl+K: type a few letters of what you look for, Enter goes there. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useShellTexts();
  const navigate = useNavigate();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const entries = usePaletteEntries(typed);
  const go = (entry: PaletteEntry | null) => {
    if (!entry) return;
    onClose();
    void navigate(entry.path);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={titleId}>{t('palette.label')}</DialogTitle>
      <DialogContent>
        <Autocomplete<PaletteEntry>
          open
          autoHighlight
          disablePortal
          options={entries}
          getOptionLabel={(entry) => entry.label}
          getOptionKey={(entry) => entry.path}
          onChange={(_, entry) => go(entry)}
          onHighlightChange={(_, entry) => entry && prefetch(entry.path)}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          inputValue={typed}
          onInputChange={(_, next) => setTyped(next)}
          noOptionsText={t('palette.nothing')}
          forcePopupIcon={false}
          sx={{ pt: 0.5 }}
          slotProps={{ popper: { sx: IN_PLACE }, paper: { elevation: 0 } }}
          renderOption={({ key, ...item }, entry) => (
            <li key={key} {...item}>
              <Typography component="span" sx={{ flexGrow: 1 }}>
                {entry.label}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {entry.group}
              </Typography>
            </li>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
              autoFocus
              placeholder={t('palette.placeholder')}
              slotProps={{
                ...input.slotProps,
                htmlInput: { ...input.slotProps.htmlInput, 'aria-label': t('palette.label') },
              }}
            />
          )}
        />
        <Typography variant="caption" color="textSecondary">
          {t('palette.hint')}
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
