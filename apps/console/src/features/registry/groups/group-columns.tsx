import type { GroupRow } from '@msurvey/contract';
import type { Column } from '@msurvey/ui';
import { Name } from '~/features/registry/parts/Name.tsx';
import { groupProfilePath } from '~/features/registry/parts/paths.ts';
import { useCodeWords } from '~/features/registry/parts/words.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

export function useGroupColumns(projectId: number): Column<GroupRow>[] {
  const t = useTexts();
  const { date } = useFormat();
  const words = useCodeWords();
  return [
    { id: 'groupCode', header: t('group.code'), nowrap: true },
    {
      id: 'name',
      header: t('group.name'),
      primary: true,
      cell: (row) => <Name {...row} href={groupProfilePath(projectId, row.id)} />,
    },
    { id: 'groupType', header: t('group.type'), primary: true, value: (row) => words.groupType(row.groupType) },
    { id: 'address', header: t('group.address'), primary: true },
    { id: 'formationDate', header: t('group.formed'), nowrap: true, value: (row) => date(row.formationDate) },
    { id: 'memberCount', header: t('group.memberCount'), numeric: true, primary: true },
  ];
}
