import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { NumbersDialog, type NumbersDialogProps } from '~/lib/NumbersDialog.tsx';

type Change<Name extends string> = Omit<NumbersDialogProps<Name>, 'onClose'> & { label: string };

/** A setting of the project in words and, for whoever looks after it, the way to change its numbers. */
export function SettingLine<Name extends string>({ text, change }: { text: string; change: Change<Name> | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      {change && (
        <Button size="small" onClick={() => setOpen(true)}>
          {change.label}
        </Button>
      )}
      {change && isOpen && <NumbersDialog {...change} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
