import { IconChevronDown, IconChevronRight } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import { ReportCell } from '~/features/dashboard/report/ReportCell.tsx';
import type { ReportColumn, ReportRow } from '~/features/dashboard/report/rows.ts';
import { STICKY } from '~/features/dashboard/report/sticky.ts';
import { useTexts } from '~/features/dashboard/texts.ts';

interface ReportLineProps {
  row: ReportRow;
  columns: readonly ReportColumn[];
  onOpen: OpenFigure;
  /** Beneath another one. */
  isBeneath?: boolean;
  isTotal?: boolean;
}

const TOTAL = { '& td, & th': { fontWeight: 600, color: 'text.primary' } };

/** A row, and the rows beneath it while it is open. */
export function ReportLine({ row, columns, onOpen, isBeneath = false, isTotal = false }: ReportLineProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(true);
  const hasRows = row.rows !== undefined && row.rows.length > 0;
  const Sign = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <TableRow data-row={row.id} sx={isTotal ? TOTAL : undefined}>
        <TableCell component="th" scope="row" sx={{ ...STICKY, pl: isBeneath ? 5 : hasRows ? 0.5 : undefined }}>
          <Box
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: hasRows || isTotal ? 600 : undefined }}
          >
            {hasRows && (
              <IconButton
                size="small"
                aria-expanded={isOpen}
                aria-label={t('report.beneath', { name: row.name })}
                onClick={() => setOpen(!isOpen)}
              >
                <Sign size={16} aria-hidden />
              </IconButton>
            )}
            {row.onName ? (
              <Link component="button" type="button" onClick={row.onName} sx={{ textAlign: 'start' }}>
                {row.name}
              </Link>
            ) : (
              <span>{row.name}</span>
            )}
          </Box>
        </TableCell>
        {columns.map((column) => (
          <ReportCell key={column.id} row={row} column={column} onOpen={onOpen} />
        ))}
      </TableRow>
      {isOpen &&
        row.rows?.map((beneath) => (
          <ReportLine key={beneath.id} row={beneath} columns={columns} onOpen={onOpen} isBeneath />
        ))}
    </>
  );
}
