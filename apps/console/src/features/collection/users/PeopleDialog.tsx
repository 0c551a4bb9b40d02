import { type Column, DataTable, type RowId, SearchField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import type { List } from '~/lib/list/ListView.tsx';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface PeopleDialogProps<Row> {
  title: string;
  hint: string;
  columns: readonly Column<Row>[];
  list: List<Row> & { filters: { name: string }; setFilters: (changes: { name: string }) => void };
  rowId: (row: Row) => number;
  emptyHint: string;
  submitLabel: (count: number) => string;
  busy: boolean;
  onSubmit: (ids: number[]) => void;
  onClose: () => void;
  /** Above the list: what the chosen ones get. */
  children?: ReactNode;
}

/** People to tick; who is ticked stays ticked while one pages and searches. */
export function PeopleDialog<Row>(props: PeopleDialogProps<Row>) {
  const { title, hint, columns, list, rowId, emptyHint, submitLabel, busy, onSubmit, onClose, children } = props;
  const t = useTexts();
  const shell = useShellTexts();
  const toast = useToast();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (selected.size === 0) toast.error(t('people.nobody'));
    else onSubmit([...selected].map(Number));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={small} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flexGrow: 1 }}>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {hint}
            </Typography>
            {children}
            <SearchField
              label={t('people.search')}
              value={list.filters.name}
              onChange={(name) => list.setFilters({ name })}
            />
            <DataTable
              label={title}
              columns={columns}
              {...list.table}
              rowId={rowId}
              selection={{ selected, onChange: setSelected }}
              empty={{ hint: list.filters.name ? shell('list.noMatch') : emptyHint }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submitLabel(selected.size)}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
