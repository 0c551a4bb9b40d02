import type { Column } from '@msurvey/ui';
import { IconArrowDown, IconArrowUp } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { moved, ordered } from '~/lib/list/arrange/arrangement.ts';
import type { KeptArrangement } from '~/lib/list/arrange/use-arrangement.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface ColumnChoiceProps<Row> extends KeptArrangement {
  columns: readonly Column<Row>[];
}

/** Which columns are shown, and in which order. The first one stays. */
export function ColumnChoice<Row>({ columns, arrangement, change }: ColumnChoiceProps<Row>) {
  const t = useShellTexts();
  const { order, hidden } = arrangement;
  const movable = ordered(columns, order).slice(1);
  return (
    <Stack
      component="ul"
      aria-label={t('list.columns')}
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflow: 'auto' }}
    >
      {movable.map(({ id, header }, at) => (
        <Stack component="li" key={id} direction="row" sx={{ alignItems: 'center' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <FormControlLabel
              label={header}
              control={
                <Checkbox
                  size="small"
                  checked={!hidden.includes(id)}
                  onChange={(_, isShown) =>
                    change({ hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] })
                  }
                />
              }
            />
          </Box>
          <IconButton
            size="small"
            aria-label={t('list.moveUp', { column: header })}
            disabled={at === 0}
            onClick={() => change({ order: moved(columns, order, id, -1) })}
          >
            <IconArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('list.moveDown', { column: header })}
            disabled={at === movable.length - 1}
            onClick={() => change({ order: moved(columns, order, id, 1) })}
          >
            <IconArrowDown size={18} aria-hidden />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}
