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

const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 25, 50, 100];
const STEPS = ['first', 'previous', 'next', 'last'] as const;
const ICONS = {
  ltr: { first: IconChevronsLeft, previous: IconChevronLeft, next: IconChevronRight, last: IconChevronsRight },
  rtl: { first: IconChevronsRight, previous: IconChevronRight, next: IconChevronLeft, last: IconChevronsLeft },
};

interface PagingLineProps {
  /** Which rows of how many. */
  text: string;
  pageSize: number;
  pageSizes?: readonly number[];
  onPageSize: (size: number) => void;
  /** Left out: there is nothing that way. */
  steps: Partial<Record<(typeof STEPS)[number], () => void>>;
}

/** The line beneath a table: what is shown, how many rows, and the four steps. */
export function PagingLine({ text, pageSize, pageSizes = PAGE_SIZES, onPageSize, steps }: PagingLineProps) {
  const t = useUiText();
  const icons = ICONS[useTheme().direction];
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <Stack
      component="nav"
      aria-label={t('table.paging')}
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, py: 1 }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ flexGrow: 1 }}>
        {text}
      </Typography>
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={pageSize}
        onChange={(event) => onPageSize(Number(event.target.value))}
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
        {STEPS.map((step) => {
          const Icon = icons[step];
          return (
            <Tooltip key={step} title={t(`table.${step}`)}>
              <span>
                <IconButton
                  size="small"
                  aria-label={t(`table.${step}`)}
                  disabled={!steps[step]}
                  onClick={() => steps[step]?.()}
                >
                  <Icon size={20} aria-hidden />
                </IconButton>
              </span>
            </Tooltip>
          );
        })}
      </Box>
    </Stack>
  );
}
