import type { PlanMatrix } from '@msurvey/contract';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MatrixAgency } from '~/features/workplans/matrix/MatrixAgency.tsx';
import { MatrixCell } from '~/features/workplans/matrix/MatrixCell.tsx';
import { FIRST_COLUMN } from '~/features/workplans/matrix/first-column.ts';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';

interface MatrixDialogProps {
  projectId: number;
  onOpen: (agency: number, year: number) => void;
  onClose: () => void;
}

/** The whole programme: agencies, their components, fiscal years. A cell opens the plan that it is made of. */
export function MatrixDialog({ projectId, onOpen, onClose }: MatrixDialogProps) {
  const t = useTexts();
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const query = useQuery({ ...api.workPlanMatrix.query({ query: { projectId } }), staleTime: 0 });
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={small} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('matrix.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('matrix.note')}
        </Typography>
        {query.data ? <MatrixTable matrix={query.data.data} onOpen={onOpen} /> : <NotYet query={query} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function MatrixTable({ matrix, onOpen }: { matrix: PlanMatrix; onOpen: MatrixDialogProps['onOpen'] }) {
  const t = useTexts();
  const yearWords = useYearWords();
  return (
    // What scrolls is reached by keyboard, too.
    <TableContainer tabIndex={0} role="region" aria-label={t('matrix.title')} sx={{ maxHeight: '65dvh' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...FIRST_COLUMN, zIndex: 3 }}>{t('matrix.agency')}</TableCell>
            {matrix.years.map((year) => (
              <TableCell key={year} align="right">
                {yearWords(year)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {matrix.agencies.map((agency) => (
            <MatrixAgency key={agency.agency} agency={agency} onOpen={(year) => onOpen(agency.agency, year)} />
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={{ ...FIRST_COLUMN, fontWeight: 600 }}>
              {t('matrix.total')}
            </TableCell>
            {matrix.sums.map((sum) => (
              <MatrixCell key={sum.year} sum={sum} unit={null} isStrong />
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
