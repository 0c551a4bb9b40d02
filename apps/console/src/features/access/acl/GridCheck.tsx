import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';

interface Props {
  label: string;
  checked: boolean;
  changed: boolean;
  inTabOrder: boolean;
  place: string;
  onToggle: () => void;
}

const ring = (color: 'primary' | 'secondary') => (theme: Theme) =>
  `2px solid ${(theme.vars ?? theme).palette[color].main}`;

/** One switch of the grid. It is the browser's own box: hundreds of them cost nothing. */
export function GridCheck({ label, checked, changed, inTabOrder, place, onToggle }: Props) {
  return (
    <TableCell
      align="center"
      sx={{
        p: 0,
        bgcolor: changed ? 'action.selected' : undefined,
        outline: changed ? ring('secondary') : undefined,
        outlineOffset: -2,
      }}
    >
      <Box component="label" sx={{ display: 'grid', placeItems: 'center', height: 36, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          checked={checked}
          onChange={onToggle}
          tabIndex={inTabOrder ? 0 : -1}
          data-at={place}
          aria-label={label}
          sx={{
            m: 0,
            width: 18,
            height: 18,
            cursor: 'pointer',
            accentColor: (theme) => (theme.vars ?? theme).palette.primary.main,
            '&&:focus-visible': { outline: ring('primary'), outlineOffset: 3 },
          }}
        />
      </Box>
    </TableCell>
  );
}
