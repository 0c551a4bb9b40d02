import type { Column } from '@msurvey/ui';
import { IconAdjustmentsHorizontal } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { ColumnChoice } from '~/lib/list/arrange/ColumnChoice.tsx';
import { SavedViews } from '~/lib/list/arrange/SavedViews.tsx';
import type { KeptArrangement } from '~/lib/list/arrange/use-arrangement.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface ArrangeButtonProps<Row> extends KeptArrangement {
  columns: readonly Column<Row>[];
}

/** How one person wants this list: columns, density, views with a name. Cards on a phone have neither columns nor density. */
export function ArrangeButton<Row>({ columns, arrangement, change }: ArrangeButtonProps<Row>) {
  const t = useShellTexts();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const asCards = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return (
    <>
      <IconButton
        aria-label={t('list.arrange')}
        title={t('list.arrange')}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 340, maxWidth: 'calc(100vw - 32px)', p: 2 } },
        }}
      >
        <Stack sx={{ gap: 1.5 }}>
          <Box id={id} component="h2" sx={{ m: 0, typography: 'h3' }}>
            {t('list.arrange')}
          </Box>
          {!asCards && (
            <>
              <ColumnChoice columns={columns} arrangement={arrangement} change={change} />
              <FormControlLabel
                label={t('list.compact')}
                control={<Switch checked={arrangement.isCompact} onChange={(_, isCompact) => change({ isCompact })} />}
              />
              <Button
                size="small"
                sx={{ alignSelf: 'flex-start' }}
                onClick={() => change({ order: [], hidden: [], isCompact: false })}
              >
                {t('list.asItWas')}
              </Button>
            </>
          )}
          <SavedViews views={arrangement.views} change={change} onOpen={() => setAnchor(null)} />
        </Stack>
      </Popover>
    </>
  );
}
