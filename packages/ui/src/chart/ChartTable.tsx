import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useUiText } from '../use-ui-text.ts';
import { datumAt, sumOf } from './figures.ts';
import type { ChartData, ChartFrameProps } from './types.ts';
import { figureText } from './words.ts';

interface ChartTableProps {
  data: ChartData;
  onOpen: ChartFrameProps['onOpen'];
  onCategory?: ChartFrameProps['onCategory'];
}

/** More rows than these nobody reads on a screen, and drawing them takes long; a file has them all. */
const MOST_ROWS = 500;

/** The figures behind the picture; what can be opened there can be opened here, by keyboard too. */
export function ChartTable({ data, onOpen, onCategory }: ChartTableProps) {
  const t = useUiText();
  const { title, categories, series, unit, hasTotal = true } = data;
  const [only] = series.length === 1 ? series : [];
  return (
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 480 }}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{t('chart.category')}</TableCell>
            {series.map(({ id, label }) => (
              <TableCell key={id} align="right" sx={{ whiteSpace: 'normal' }}>
                {label || title}
                {unit ? ` (${unit})` : ''}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {categories.slice(0, MOST_ROWS).map((category, at) => {
            const { id, label } = category;
            const whole = onOpen && !onCategory && only && datumAt(data, only.id, at);
            return (
              <TableRow
                key={id}
                hover={Boolean(whole)}
                onClick={whole ? () => onOpen(whole) : undefined}
                sx={whole ? { cursor: 'pointer' } : undefined}
              >
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {onCategory ? (
                    <Link
                      component="button"
                      type="button"
                      variant="body2"
                      onClick={() => onCategory(category)}
                      sx={{ textAlign: 'start', minHeight: 24 }}
                    >
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </TableCell>
                {series.map((one) => {
                  const datum = datumAt(data, one.id, at);
                  const words = figureText(t, datum?.value);
                  return (
                    <TableCell key={one.id} align="right">
                      {datum && onOpen ? (
                        <Link
                          component="button"
                          type="button"
                          variant="body2"
                          aria-label={t('chart.open', { label: only ? label : `${label}, ${one.label}`, value: words })}
                          onClick={(event) => {
                            // the row would open it a second time
                            event.stopPropagation();
                            onOpen(datum);
                          }}
                          sx={{ fontVariantNumeric: 'tabular-nums', minHeight: 24, minWidth: 24, textAlign: 'end' }}
                        >
                          {words}
                        </Link>
                      ) : (
                        words
                      )}
                    </TableCell>
                  );
                })}
              </TableRow>
            );
          })}
        </TableBody>
        {hasTotal && categories.length > 1 && (
          <TableFooter>
            <TableRow>
              <TableCell
                component="th"
                scope="row"
                sx={{ typography: 'body2', fontWeight: 600, color: 'text.primary' }}
              >
                {t('chart.total')}
              </TableCell>
              {series.map(({ id, values }) => (
                <TableCell key={id} align="right" sx={{ typography: 'body2', fontWeight: 600, color: 'text.primary' }}>
                  {figureText(t, sumOf(values))}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
      {categories.length > MOST_ROWS && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
          {t('chart.moreRows', { count: categories.length - MOST_ROWS })}
        </Typography>
      )}
    </TableContainer>
  );
}
