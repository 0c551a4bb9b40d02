import type { Column } from '@msurvey/ui';
import Link from '@mui/material/Link';
import type { MemberRow } from '@msurvey/contract';
import { useCan } from '~/app/session/index.ts';
import { Name } from '~/features/registry/parts/Name.tsx';
import { groupProfilePath, memberProfilePath } from '~/features/registry/parts/paths.ts';
import { placeColumn } from '~/features/registry/parts/place-column.ts';
import { useMemberWord } from '~/features/registry/parts/use-member-word.ts';
import { officeOf } from '~/features/registry/parts/words.ts';
import { useTexts } from '~/features/registry/texts.ts';

type Listed = Omit<MemberRow, 'can'>;

export function useMemberColumns(projectId: number): Column<Listed>[] {
  const t = useTexts();
  const word = useMemberWord();
  const can = useCan();
  const opensGroup = can('Group Register/View');
  const opens = can('Member Register/View');
  const group = (row: Listed) => {
    const { group: name, groupId } = row;
    return name && groupId && opensGroup ? <Link href={groupProfilePath(projectId, groupId)}>{name}</Link> : name;
  };
  const designation = (row: Listed) => {
    const office = officeOf(row);
    return office && t(`office.${office}`);
  };
  return [
    {
      id: 'name',
      header: t('member.name'),
      primary: true,
      lines: 2,
      cell: (row) => <Name {...row} href={opens ? memberProfilePath(projectId, row) : undefined} />,
    },
    { id: 'fithersname', header: t('member.father'), primary: true },
    { id: 'member_id', header: t('member.number') },
    { id: 'sex', header: t('member.sex'), nowrap: true, value: ({ sex }) => sex && t(`sex.${sex}`) },
    { id: 'group', header: t('member.group'), cell: group, lines: 2 },
    { id: 'designation', header: word('designation'), value: designation },
    placeColumn(t('member.address')),
    { id: 'contact', header: t('member.contact'), nowrap: true, primary: true },
    { id: 'projectCount', header: word('projectCount'), numeric: true },
  ];
}
