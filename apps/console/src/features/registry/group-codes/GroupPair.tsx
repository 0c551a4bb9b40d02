import type { ComparedGroup } from '@msurvey/contract';
import { IconPencil } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTellApart } from '~/features/registry/group-codes/use-tell-apart.ts';
import { groupProfilePath } from '~/features/registry/parts/paths.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useCodeWords } from '~/features/registry/parts/words.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface GroupPairProps {
  projectId: number;
  pair: { first: ComparedGroup; second: ComparedGroup };
  canDecide: boolean;
}

/** Two groups with one code beside each other. */
export function GroupPair({ projectId, pair, canDecide }: GroupPairProps) {
  const t = useTexts();
  const { date, dateTime, number } = useFormat();
  const words = useCodeWords();
  const forms = useRegistryForms(projectId);
  const tellApart = useTellApart(projectId);
  const sides = [pair.first, pair.second];
  const lines: [string, (group: ComparedGroup) => string | null][] = [
    [t('group.code'), (group) => group.groupCode],
    [t('group.type'), (group) => words.groupType(group)],
    [t('group.address'), (group) => group.address],
    [t('group.formed'), (group) => date(group.formationDate)],
    [t('group.memberCount'), (group) => number(group.memberCount)],
    [t('member.registeredBy'), (group) => group.registeredBy],
    [t('member.received'), (group) => dateTime(group.receivedAt)],
  ];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('groupPairs.pair', { code: pair.first.groupCode ?? '' })}
    >
      <TableContainer>
        <Table
          size="small"
          sx={{ tableLayout: 'fixed', '& .MuiTableCell-root': { px: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: { xs: 96, sm: 160 } }}>{t('duplicates.field')}</TableCell>
              {sides.map((group) => (
                <TableCell key={group.id} sx={{ whiteSpace: 'normal' }}>
                  <Link href={groupProfilePath(projectId, group.id)}>{group.name}</Link>
                  {group.nameBn && <div lang="bn">{group.nameBn}</div>}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(([label, value]) => {
              const [a, b] = sides.map(value);
              return (
                <TableRow key={label}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  {[a, b].map((text, at) => (
                    <TableCell key={at} sx={{ fontWeight: a === b ? undefined : 600 }}>
                      {text || t('blank')}
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
            <TableRow>
              <TableCell />
              {sides.map((group) => {
                const edit = group.can.edit ? forms.edit(group, 'code') : undefined;
                return (
                  <TableCell key={group.id}>
                    {edit && (
                      <Button
                        size="small"
                        href={edit}
                        startIcon={<IconPencil size={18} aria-hidden />}
                        aria-label={t('groupPairs.correctOf', { name: group.name })}
                      >
                        {t('groupPairs.correct')}
                      </Button>
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      {canDecide && (
        <Stack direction="row" sx={{ p: { xs: 1, sm: 2 } }}>
          <Button
            variant="outlined"
            loading={tellApart.isPending}
            onClick={() => tellApart.mutate({ firstId: pair.first.id, secondId: pair.second.id })}
          >
            {t('groupPairs.distinct')}
          </Button>
        </Stack>
      )}
    </Paper>
  );
}
