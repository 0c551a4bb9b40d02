import type { ComparedMember } from '@msurvey/contract';
import { IconArrowsDiff, IconCheck } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ComparedLine, compareMembers, type Side } from '~/features/registry/duplicates/compare.ts';
import { memberProfilePath } from '~/features/registry/parts/paths.ts';
import { Photo } from '~/features/registry/profile/Photo.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface PairTableProps {
  projectId: number;
  pair: Record<Side, ComparedMember>;
  kept: Side;
  /** Without it nothing can be chosen. */
  onKeep?: (side: Side) => void;
}
const SIDES = ['first', 'second'] as const;

/** Two records beside each other, line by line; what agrees is marked in words too. */
export function PairTable({ projectId, pair, kept, onKeep }: PairTableProps) {
  const t = useTexts();
  const { dateTime } = useFormat();
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={t('duplicates.compared')}
        sx={{ tableLayout: 'fixed', '& .MuiTableCell-root': { px: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 88, sm: 160 } }}>{t('duplicates.field')}</TableCell>
            {SIDES.map((side, at) => (
              <TableCell key={side} sx={{ verticalAlign: 'bottom', whiteSpace: 'normal' }}>
                <Photo {...pair[side]} size={56} />
                <Link href={memberProfilePath(projectId, pair[side])}>
                  {t('duplicates.profile', { name: pair[side].name })}
                </Link>
                {onKeep && (
                  <FormControlLabel
                    sx={{ display: 'flex', mr: 0 }}
                    control={
                      <Radio
                        size="small"
                        name="kept"
                        value={side}
                        checked={kept === side}
                        onChange={() => onKeep(side)}
                        slotProps={{ input: { 'aria-label': t('duplicates.keepNumber', { number: at + 1 }) } }}
                      />
                    }
                    label={t('duplicates.keep', { key: at + 1 })}
                    slotProps={{ typography: { variant: 'body2' } }}
                  />
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {compareMembers(pair.first, pair.second).map((line) => (
            <Line key={line.field} line={line} />
          ))}
          <TableRow>
            <TableCell component="th" scope="row">
              {t('member.received')}
            </TableCell>
            {SIDES.map((side) => (
              <TableCell key={side}>{dateTime(pair[side].receivedAt)}</TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Line({ line }: { line: ComparedLine }) {
  const t = useTexts();
  const { date } = useFormat();
  const { field, agreement } = line;
  const said = (value: string | null) => {
    if (value === null) return t('blank');
    if (field === 'bornOn') return date(value);
    return field === 'sex' ? t(`sex.${value as 'male' | 'female' | 'other'}`) : value;
  };
  const Mark = agreement === 'same' ? IconCheck : agreement === 'different' ? IconArrowsDiff : undefined;
  return (
    <TableRow sx={agreement === 'same' ? { bgcolor: 'action.hover' } : undefined}>
      <TableCell component="th" scope="row">
        {t(`compared.${field}`)}
        {Mark && (
          <Box component="span" sx={{ ml: 0.5, color: 'text.secondary', verticalAlign: 'middle' }}>
            <Mark size={16} role="img" aria-label={t(`agreement.${agreement as 'same' | 'different'}`)} />
          </Box>
        )}
      </TableCell>
      {SIDES.map((side) => (
        <TableCell
          key={side}
          lang={field === 'nameBn' ? 'bn' : undefined}
          sx={{ fontWeight: agreement === 'different' ? 600 : undefined }}
        >
          {said(line[side])}
        </TableCell>
      ))}
    </TableRow>
  );
}
