import type { GroupRow } from '@msurvey/contract';
import type { Column } from '@msurvey/ui';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useCan } from '~/app/session/index.ts';
import { Name } from '~/features/registry/parts/Name.tsx';
import { groupProfilePath } from '~/features/registry/parts/paths.ts';
import { placeColumn } from '~/features/registry/parts/place-column.ts';
import { useCodeWords } from '~/features/registry/parts/words.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** Whether a code is in use elsewhere is told on the registry's own list. */
type Listed = Omit<GroupRow, 'can' | 'codeInUse'> & { codeInUse?: boolean };

export function useGroupColumns(projectId: number): Column<Listed>[] {
  const t = useTexts();
  const { date } = useFormat();
  const words = useCodeWords();
  const opens = useCan()('Group Register/View');
  return [
    {
      id: 'groupCode',
      header: t('group.code'),
      nowrap: true,
      cell: ({ groupCode, codeInUse }) =>
        codeInUse ? (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            {groupCode}
            <Chip size="small" color="warning" label={t('group.codeInUse')} />
          </Stack>
        ) : (
          groupCode
        ),
    },
    {
      id: 'name',
      header: t('group.name'),
      primary: true,
      lines: 2,
      cell: (row) => <Name {...row} href={opens ? groupProfilePath(projectId, row.id) : undefined} />,
    },
    { id: 'groupType', header: t('group.type'), primary: true, value: words.groupType },
    placeColumn(t('group.address')),
    { id: 'formationDate', header: t('group.formed'), nowrap: true, value: (row) => date(row.formationDate) },
    { id: 'memberCount', header: t('group.memberCount'), numeric: true, primary: true },
  ];
}
