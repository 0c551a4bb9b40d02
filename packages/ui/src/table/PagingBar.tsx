import { DEFAULT_PAGE_SIZE } from '@msurvey/domain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';
import type { Paging } from './types.ts';

const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 25, 50, 100];

export function PagingBar({ page, pageSize, count, onChange, pageSizes = PAGE_SIZES }: Paging) {
  const t = useUiText();
  const rtl = useTheme().direction === 'rtl';
  const last = Math.max(1, Math.ceil(count / pageSize));
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  const from = Math.min((page - 1) * pageSize + 1, count);
  const steps = [
    { key: 'table.first', to: 1, icon: rtl ? IconChevronsRight : IconChevronsLeft, off: page <= 1 },
    { key: 'table.previous', to: page - 1, icon: rtl ? IconChevronRight : IconChevronLeft, off: page <= 1 },
    { key: 'table.next', to: page + 1, icon: rtl ? IconChevronLeft : IconChevronRight, off: page >= last },
    { key: 'table.last', to: last, icon: rtl ? IconChevronsLeft : IconChevronsRight, off: page >= last },
  ] as const;
  return (
    <Stack
      component="nav"
      aria-label={t('table.paging')}
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, py: 1 }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flexGrow: 1 }}>
        {t('table.showing', { from, to: Math.min(page * pageSize, count), count })}
      </Typography>
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={pageSize}
        onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
        slotProps={{ input: { 'aria-label': t('table.pageSize') } }}
        sx={{ fontSize: 'body2.fontSize', px: 1 }}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {t('number', { value: size })}
          </MenuItem>
        ))}
      </Select>
      <Box>
        {steps.map(({ key, to, icon: Icon, off }) => (
          <Tooltip key={key} title={t(key)}>
            <span>
              <IconButton
                size="small"
                aria-label={t(key)}
                disabled={off}
                onClick={() => onChange({ page: to, pageSize })}
              >
                <Icon size={20} aria-hidden />
              </IconButton>
            </span>
          </Tooltip>
        ))}
      </Box>
    </Stack>
  );
}
