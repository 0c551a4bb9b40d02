import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconSearch } from '@msurvey/ui/icons';
import { memo, useState } from 'react';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { AISLES } from './catalogue.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { aisleKey, entryName, matching } from './words.ts';

/** Everything that can be asked, by what people want; a click puts it behind the line one looks at, a drag anywhere. */
export const Palette = memo(function Palette() {
  const t = useTexts();
  const view = useView();
  const [typed, setTyped] = useState('');
  const found = matching(typed, (entry) => entryName(t, entry), view.entries);
  return (
    <Box
      component="nav"
      aria-label={t('palette.label')}
      sx={{ overflowY: 'auto', height: '100%', pe: 1, paddingInlineEnd: 1 }}
    >
      <TextField
        size="small"
        fullWidth
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === 'Escape') setTyped('');
          if (event.key !== 'Enter' || !first) return;
          view.doors?.insert(first);
          setTyped('');
        }}
        placeholder={t('palette.search')}
        slotProps={{
          htmlInput: { 'aria-label': t('palette.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <IconSearch size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        sx={{ pt: 0.5, position: 'sticky', top: 0, bgcolor: 'background.default', zIndex: 1 }}
      />
      {AISLES.map((aisle) => {
        const entries = found.filter((entry) => entry.aisle === aisle);
        if (entries.length === 0) return null;
        return (
          <Box key={aisle} component="section" aria-label={t(aisleKey(aisle))}>
            <Typography variant="overline" color="textSecondary" component="h3" sx={{ lineHeight: 2.4 }}>
              {t(aisleKey(aisle))}
            </Typography>
            {entries.map((entry) => (
              <ButtonBase
                key={entry.id}
                draggable
                onClick={() => view.doors?.insert(entry)}
                onDragStart={(event) => {
                  view.dragged = { entry };
                  event.dataTransfer.effectAllowed = 'copyMove';
                  event.dataTransfer.setData('text/plain', entry.id);
                }}
                onDragEnd={() => {
                  view.dragged = null;
                }}
                sx={{
                  display: 'flex',
                  width: '100%',
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  gap: 1,
                  px: 1,
                  py: 0.75,
                  borderRadius: 1,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Box sx={{ color: 'text.secondary', display: 'flex' }}>
                  <EntryIcon entry={entry} size={18} />
                </Box>
                <Typography variant="body2">{entryName(t, entry)}</Typography>
              </ButtonBase>
            ))}
          </Box>
        );
      })}
    </Box>
  );
});
