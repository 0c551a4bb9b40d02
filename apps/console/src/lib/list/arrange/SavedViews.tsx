import { IconLink, IconTrash } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toast } from '~/app/shell/toasts.tsx';
import { LONGEST_NAME, type SavedView, withView } from '~/lib/list/arrange/arrangement.ts';
import type { KeptArrangement } from '~/lib/list/arrange/use-arrangement.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface SavedViewsProps extends Pick<KeptArrangement, 'change'> {
  views: readonly SavedView[];
  onOpen: () => void;
}

/** The list as it is now gets a name, and is found again by it; its link shows others the same. */
export function SavedViews({ views, change, onOpen }: SavedViewsProps) {
  const t = useShellTexts();
  const { pathname, search } = useLocation();
  const [name, setName] = useState('');
  /** The keyboard goes on here when the button that was pressed is gone, or cannot be pressed again. */
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    change({ views: withView(views, { name: name.trim(), search: search || '?' }) });
    setName('');
    field.current?.focus();
  };
  const copy = async (view: SavedView) => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${pathname}${view.search}`);
      toast.success(t('list.linkCopied'));
    } catch {
      toast.error(t('list.linkNotCopied'));
    }
  };
  return (
    <Box component="section" aria-label={t('list.views')}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('list.views')}
      </Typography>
      {views.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('list.noViews')}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.map((view) => (
            <Stack component="li" key={view.name} direction="row" sx={{ alignItems: 'center' }}>
              <Link href={`${pathname}${view.search}`} onClick={onOpen} sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
                {view.name}
              </Link>
              <IconButton
                size="small"
                aria-label={t('list.copyLink', { name: view.name })}
                onClick={() => void copy(view)}
              >
                <IconLink size={18} aria-hidden />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('list.dropView', { name: view.name })}
                onClick={() => {
                  change({ views: views.filter((one) => one.name !== view.name) });
                  field.current?.focus();
                }}
              >
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </Stack>
          ))}
        </Stack>
      )}
      <Stack component="form" direction="row" sx={{ gap: 1, mt: 1 }} onSubmit={save}>
        <TextField
          size="small"
          fullWidth
          label={t('list.viewName')}
          inputRef={field}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        />
        <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
          {t('list.saveView')}
        </Button>
      </Stack>
    </Box>
  );
}
